package dev.singlet.change.recorded;

import dev.singlet.model.json.InvalidJsonException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The steps of a folder, as far as each begins where the one before ends. After a merge of two
 * branches that both recorded a model, these are the steps of one branch. Those of the other one
 * are recorded again as one step, so only what they accepted counts.
 */
final class History {

  private final Folder folder;
  private final List<Documents> models = new ArrayList<>();
  private final SortedMap<String, String> merged = new TreeMap<>();
  private final List<RecordedChange> accepted = new ArrayList<>();
  private final List<RecordedChange> acceptedElsewhere = new ArrayList<>();

  private History(Folder folder) {
    this.folder = folder;
  }

  static History of(Folder folder) {
    History history = new History(folder);
    int least =
        folder
            .read(Sequence.FILE)
            .flatMap(text -> Sequence.read(MergedText.of(text).ours()))
            .map(Sequence::number)
            .orElse(0);
    history.read(least);
    return history;
  }

  private void read(int least) {
    boolean isWhole = true;
    for (int number = 1; ; number++) {
      String file = Step.file(number);
      Optional<String> text = folder.read(file);
      if (text.isEmpty()) {
        if (number <= least) {
          throw unusable(file, "is missing");
        }
        return;
      }
      MergedText sides = MergedText.of(text.get());
      Step step = step(file, sides.ours());
      isWhole = isWhole && follows(step);
      if (isWhole) {
        models.add(step.after(last()));
        accepted.addAll(accepted(step));
      } else if (number <= least) {
        throw unusable(file, "isn't as it was written");
      } else {
        acceptedElsewhere.addAll(accepted(step));
      }
      if (sides.isInConflict()) {
        acceptedElsewhere.addAll(accepted(step(file, sides.theirs())));
        merged.put(file, sides.ours());
      }
    }
  }

  private boolean follows(Step step) {
    String hash = models.isEmpty() ? "" : last().hash();
    return step.from().equals(hash) && step.after(last()).hash().equals(step.to());
  }

  private static List<RecordedChange> accepted(Step step) {
    return step.changes().stream().filter(change -> !change.because().isEmpty()).toList();
  }

  private Step step(String file, String text) {
    try {
      return Step.read(text);
    } catch (InvalidJsonException invalid) {
      throw unusable(file, "can't be read (" + invalid.getMessage() + ")");
    }
  }

  private RecordingException unusable(String file, String problem) {
    return new RecordingException(
        folder.path().resolve(file)
            + " "
            + problem
            + ". The steps from model to model are never changed: restore the file from version"
            + " control.");
  }

  /** Returns the documents of all models, from the oldest on. */
  List<Documents> models() {
    return models;
  }

  /** Returns the documents of the last model; none if nothing is recorded. */
  Documents last() {
    return models.isEmpty() ? Documents.NONE : models.get(models.size() - 1);
  }

  /** Returns the accepted changes of all steps. */
  List<RecordedChange> accepted() {
    return accepted;
  }

  /** Returns the accepted changes of a branch whose steps are recorded again. */
  List<RecordedChange> acceptedElsewhere() {
    return acceptedElsewhere;
  }

  /** Returns the steps that a merge left with both sides, as they were before it. */
  SortedMap<String, String> merged() {
    return merged;
  }
}
