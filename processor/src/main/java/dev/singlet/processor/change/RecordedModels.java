package dev.singlet.processor.change;

import dev.singlet.change.gate.Gate;
import dev.singlet.change.gate.Refusal;
import dev.singlet.change.recorded.RecordedFolder;
import dev.singlet.change.recorded.RecordedModel;
import dev.singlet.change.recorded.RecordingException;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.diag.Reporter;
import dev.singlet.processor.diag.SourcePlace;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** The recorded models that the options of a compilation name. */
public final class RecordedModels {

  private static final String FOLDER = "singlet.recorded";
  private static final String CHANGES = "singlet.changes";
  private static final Map<String, Kind> KINDS =
      Map.of("error", Kind.ERROR, "warn", Kind.WARNING, "off", Kind.OTHER);

  /** The options that are read. */
  public static final Set<String> OPTIONS = Set.of(FOLDER, CHANGES);

  private final Elements elements;
  private final Reporter reporter;
  private final @Nullable String folder;
  private final String changes;

  /**
   * Makes the recorded models of a compilation.
   *
   * @param elements the compiler's elements
   * @param options the options of the compilation
   * @param reporter receives what is refused
   */
  public RecordedModels(Elements elements, Map<String, String> options, Reporter reporter) {
    this.elements = elements;
    this.reporter = reporter;
    this.folder = value(options, FOLDER);
    this.changes = Objects.requireNonNullElse(value(options, CHANGES), "error");
  }

  /** Returns the value of an option, which is empty if it is given without one; null for none. */
  private static @Nullable String value(Map<String, String> options, String name) {
    @Nullable String value = options.get(name);
    return value == null && options.containsKey(name) ? "" : value;
  }

  /**
   * Compares a table with its recorded model. A table without one is reported at most in a note,
   * because an editor or an incremental build may run without the files.
   */
  public void check(TableDescriptor present, TypeElement table) {
    Kind kind = KINDS.get(changes);
    if (folder == null || kind == Kind.OTHER) {
      return;
    }
    if (kind == null) {
      String problem =
          "The option " + CHANGES + " is \"" + changes + "\". Write error, warn or off.";
      reporter.report(Kind.ERROR, problem, SourcePlace.of(table));
      return;
    }
    if (folder.isBlank()) {
      String problem =
          "The option " + FOLDER + " has no value. Write the folder of recorded models.";
      reporter.report(kind, problem, SourcePlace.of(table));
      return;
    }
    Predicate<String> exists = name -> elements.getTypeElement(name) != null;
    try {
      Path root = Path.of(folder);
      RecordedFolder recorded = RecordedFolder.of(root, present.java(), exists);
      Optional<RecordedModel> model = recorded.read();
      if (model.isPresent()) {
        ChangePlaces places = new ChangePlaces(elements, present, table);
        for (Refusal refusal : Gate.refusals(model.get(), present, recorded::models)) {
          reporter.report(kind, refusal.text(), places.of(refusal.change()));
        }
        return;
      }
      Optional<RecordedFolder> older = RecordedFolder.olderOf(root, present, exists);
      if (older.isPresent()) {
        reporter.report(kind, older.get().renamedTo(recorded), SourcePlace.of(table));
      } else {
        reporter.report(Kind.NOTE, unrecorded(recorded), SourcePlace.of(table));
      }
    } catch (RecordingException | InvalidPathException unusable) {
      reporter.report(kind, String.valueOf(unusable.getMessage()), SourcePlace.of(table));
    }
  }

  private static String unrecorded(RecordedFolder folder) {
    return "No model is recorded in "
        + folder.path()
        + ", so changes are not checked. Record it when it is released: mvn singlet:record.";
  }
}
