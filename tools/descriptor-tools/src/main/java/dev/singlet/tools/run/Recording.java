package dev.singlet.tools.run;

import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.change.recorded.RecordedChange;
import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.change.recorded.RecordingException;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.change.ModelChange;
import dev.singlet.tools.error.UserErrorException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records models when they are released, and accepts changes of them. */
public final class Recording {

  private final List<RecordedTable> tables = new ArrayList<>();

  /** A table, and what is recorded of it. */
  private record RecordedTable(
      TableDescriptor model, RecordedFolder folder, RecordedModel recorded) {

    /** Returns the changes since the recorded models that nobody accepted. */
    List<ModelChange> openChanges() {
      Stream<ModelChange> open =
          IntStream.range(0, recorded.models().size())
              .mapToObj(each -> recorded.openChanges(each, model))
              .flatMap(List::stream);
      return Stream.concat(open, refusals().stream().map(Refusal::change)).distinct().toList();
    }

    List<Refusal> refusals() {
      return Gate.refusals(recorded, model, folder::models);
    }

    String record() {
      int number = folder.record(model);
      return folder.path()
          + (number == recorded.sequence()
              ? ": the model is recorded already, as " + number + "."
              : ": recorded model " + number + ".");
    }
  }

  /**
   * Makes the recording of some models.
   *
   * @param root the folder of all recorded models, such as {@code src/main/singlet}
   * @param interfaces the interfaces of all tables of the source, also those that are left out
   * @throws UserErrorException if a table was recorded under another name of its interface
   */
  public Recording(Path root, List<TableDescriptor> models, Set<String> interfaces) {
    orUserError(
        () -> {
          for (TableDescriptor model : models) {
            RecordedFolder folder = folder(root, model, interfaces);
            tables.add(new RecordedTable(model, folder, folder.readSteps()));
          }
          return List.of();
        });
  }

  private RecordedFolder folder(Path root, TableDescriptor model, Set<String> interfaces) {
    RecordedFolder folder = RecordedFolder.of(root, model.java(), interfaces::contains);
    if (tables.stream().anyMatch(each -> each.folder().path().equals(folder.path()))) {
      return RecordedFolder.qualified(root, model.java());
    }
    if (folder.readSteps().sequence() == 0) {
      RecordedFolder.olderOf(root, model, interfaces::contains)
          .ifPresent(
              older -> {
                throw new UserErrorException(older.renamedTo(folder));
              });
    }
    return folder;
  }

  /**
   * Records the models, each as a step from the one before.
   *
   * @return a line for each table
   * @throws UserErrorException if a change isn't accepted; then no model is recorded
   */
  public List<String> record() {
    String refused =
        tables.stream()
            .flatMap(each -> each.refusals().stream())
            .map(refusal -> "\n" + refusal.text().replace("\n", "\n  "))
            .collect(Collectors.joining("\n"));
    if (!refused.isEmpty()) {
      throw new UserErrorException(
          "No model is recorded, because changes are not accepted:\n" + refused);
    }
    return orUserError(() -> tables.stream().map(RecordedTable::record).toList());
  }

  /**
   * Accepts changes, until the next model is recorded.
   *
   * @param wanted the codes of changes, with their places or without, such as {@code SGC0402
   *     User.mail}
   * @param because the reason
   * @return a line for each change that was accepted
   * @throws UserErrorException if there is no such change, or several tables have it, or there is
   *     no reason; then none is accepted
   */
  public List<String> accept(List<String> wanted, String because) {
    if (because.isBlank() || because.equals("...")) {
      throw new UserErrorException(
          "Why is the change accepted? Whoever reads the recorded model later needs the reason.");
    }
    List<String> names = wanted.stream().map(String::strip).toList();
    List<ModelChange> open =
        tables.stream().map(RecordedTable::openChanges).flatMap(List::stream).toList();
    for (String name : names) {
      if (open.stream().noneMatch(change -> isCalled(change, name))) {
        throw noChange(name, open);
      }
      refuseSeveralTables(name);
    }
    List<String> lines = new ArrayList<>();
    orUserError(
        () -> {
          for (RecordedTable table : tables) {
            for (ModelChange change : table.openChanges()) {
              if (names.stream().anyMatch(name -> isCalled(change, name))) {
                table.folder().accept(RecordedChange.of(change, because));
                lines.add("Accepted " + change + ".");
              }
            }
          }
          return lines;
        });
    return lines;
  }

  /**
   * Returns the recorded models of a table.
   *
   * @param table one of the models that this was made with
   * @return the models, from the first on; none if none is recorded
   * @throws UserErrorException if a file can't be used
   */
  public List<TableDescriptor> models(TableDescriptor table) {
    return orUserError(
        () ->
            tables.stream()
                .filter(each -> each.model().equals(table))
                .flatMap(each -> each.folder().models().stream())
                .toList());
  }

  /** A reason that is right for one table may be wrong for another. */
  private void refuseSeveralTables(String name) {
    List<String> of =
        tables.stream()
            .filter(each -> each.openChanges().stream().anyMatch(it -> isCalled(it, name)))
            .map(each -> each.model().java())
            .toList();
    if (of.size() > 1) {
      throw new UserErrorException(
          "Several tables have a change "
              + name
              + ": "
              + String.join(", ", of)
              + ". Accept it for one table after the other: --table or -Dsinglet.tables takes one.");
    }
  }

  private static boolean isCalled(ModelChange change, String name) {
    return change.id().equals(name) || change.kind().code().equals(name);
  }

  private static UserErrorException noChange(String wanted, List<ModelChange> open) {
    String others =
        open.isEmpty()
            ? "Nothing has changed since the recorded model, or all is accepted."
            : "Changes that are not accepted: "
                + open.stream().map(ModelChange::id).collect(Collectors.joining(", "))
                + ".";
    return new UserErrorException("There is no change " + wanted + ". " + others);
  }

  private static <T> List<T> orUserError(Supplier<List<T>> work) {
    try {
      return work.get();
    } catch (RecordingException unusable) {
      throw new UserErrorException(String.valueOf(unusable.getMessage()), unusable);
    }
  }
}
