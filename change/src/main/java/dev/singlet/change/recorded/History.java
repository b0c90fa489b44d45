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
  private final List<List<RecordedChange>> accepted = new ArrayList<>();
  private final List<RecordedChange> acceptedElsewhere = new ArrayList<>();
  private Documents elsewhere = Documents.NONE;
  private int fork;

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
      if (sides.isInConflict()) {
        goElsewhere(step(file, sides.theirs()));
        merged.put(file, sides.ours());
      }
      isWhole = isWhole && follows(step, last());
      if (isWhole) {
        models.add(step.after(last()));
        accepted.add(accepted(step));
      } else if (number <= least) {
        throw unusable(file, "isn't as it was written");
      } else {
        goElsewhere(step);
      }
    }
  }

  /** Takes a step of the other branch, which begins where this one ends so far. */
  private void goElsewhere(Step step) {
    acceptedElsewhere.addAll(accepted(step));
    boolean isFork = elsewhere.texts().isEmpty();
    Documents before = isFork ? last() : elsewhere;
    if (follows(step, before)) {
      fork = isFork ? models.size() : fork;
      elsewhere = step.after(before);
    }
  }

  private static boolean follows(Step step, Documents before) {
    String hash = before.texts().isEmpty() ? "" : before.hash();
    return step.from().equals(hash) && step.after(before).hash().equals(step.to());
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

  /** Returns the accepted changes of each step. */
  List<List<RecordedChange>> accepted() {
    return accepted;
  }

  /** Returns the accepted changes of a branch whose steps are recorded again. */
  List<RecordedChange> acceptedElsewhere() {
    return acceptedElsewhere;
  }

  /** Returns the accepted changes of the steps since this branch and the other one parted. */
  List<RecordedChange> acceptedSinceFork() {
    return accepted.stream().skip(fork).flatMap(List::stream).toList();
  }

  /**
   * Returns the last model of a branch whose steps are recorded again. Its programs may run, and
   * have stored items. Empty if there is no such branch, or if it can't be read any more.
   */
  Optional<Documents> elsewhere() {
    return Optional.of(elsewhere).filter(each -> !each.texts().isEmpty());
  }

  /** Returns the steps that a merge left with both sides, as they were before it. */
  SortedMap<String, String> merged() {
    return merged;
  }
}
