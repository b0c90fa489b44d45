package dev.singlet.tools.run;

import dev.singlet.change.gate.Meaning;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ModelChange;
import dev.singlet.model.change.ModelChanges;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import dev.singlet.model.comparison.ModelComparison;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.source.Models;
import java.util.List;

/** The changes between two models of a table, as text for a terminal. */
public final class Comparison {

  private final TableDescriptor after;
  private final ModelChanges changes;
  private final StringBuilder text = new StringBuilder();

  private Comparison(TableDescriptor after, ModelChanges changes) {
    this.after = after;
    this.changes = changes;
  }

  /**
   * Compares a model with an older one of the same interface.
   *
   * @throws UserErrorException if the older models have no such interface
   */
  public static Comparison of(Models older, TableDescriptor after) {
    Comparison comparison =
        new Comparison(after, ModelComparison.between(older.older(after), after));
    comparison.write();
    return comparison;
  }

  /** Returns the answers for all changes together. */
  public Answers answers() {
    return changes.answers();
  }

  private void write() {
    List<ModelChange> all = changes.all();
    if (all.isEmpty()) {
      line(after.java() + ": no changes.");
      return;
    }
    line(after.java() + ": " + (all.size() == 1 ? "1 change." : all.size() + " changes."));
    for (ModelChange change : all) {
      line("");
      write(change);
      write(change.answers());
    }
    if (all.size() > 1) {
      line("");
      line("All together:");
      write(answers());
    }
    line("");
    line(advice(answers()));
  }

  private static String advice(Answers answers) {
    if (answers.newReadsOld() == Reading.MISSES || answers.table() == TableStep.OTHER_TABLE) {
      return "The new program doesn't find stored items until they are moved.";
    }
    return answers.isForward()
        ? "The old program can run beside the new one."
        : "Something is lost if the old program runs beside the new one. The page Evolution shows"
            + " changes in steps that lose nothing.";
  }

  private void write(ModelChange change) {
    line(change.heading());
    if (!change.before().isEmpty()) {
      line("    before: " + change.before());
    }
    if (!change.after().isEmpty()) {
      line("    after:  " + change.after());
    }
  }

  private void write(Answers answers) {
    if (answers.equals(Answers.SAFE)) {
      line("  Neither items nor running programs feel it.");
      return;
    }
    Meaning.of(answers).forEach(sentence -> line("  " + sentence));
    line("  The old program can come back " + answers.wayBack().words() + ".");
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  /** Returns the text, with a line feed at its end. */
  @Override
  public String toString() {
    return text.toString();
  }
}
