package dev.singlet.change.recorded;

import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.InvalidJsonException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The folder with the recorded model of a table. It belongs into version control.
 *
 * <table>
 *   <caption>The files</caption>
 *   <tr><td>{@code table.json}</td><td>the table, as it was released last</td></tr>
 *   <tr><td>{@code entities/<name>.json}</td><td>an entity, as it was released last</td></tr>
 *   <tr><td>{@code sequence}</td><td>the number of this model, and a hash of it</td></tr>
 *   <tr><td>{@code changes/0007.json}</td><td>the step from model 6 to model 7, with the reasons
 *   why its changes were accepted</td></tr>
 *   <tr><td>{@code accepted/<change>.json}</td><td>a change that is accepted, and not yet
 *   recorded</td></tr>
 *   <tr><td>{@code gate.json}</td><td>the settings of the gate, for you to edit</td></tr>
 * </table>
 *
 * <p>No file but {@code gate.json} is edited by hand.
 */
public final class RecordedFolder {

  private final Folder folder;
  private final AcceptedFiles accepted;

  RecordedFolder(Folder folder) {
    this.folder = folder;
    this.accepted = new AcceptedFiles(folder);
  }

  /**
   * Returns the folder of a table: the one with the simple name of its interface, or with the
   * qualified name if another interface has that one.
   *
   * @param root the folder of all recorded models, such as {@code src/main/singlet}
   * @param table the qualified name of the table's interface
   * @param exists returns whether there is an interface with a qualified name
   * @return the folder; it may not exist
   * @throws RecordingException if a file can't be read
   */
  public static RecordedFolder of(Path root, String table, Predicate<String> exists) {
    RecordedFolder simple = in(root, table.substring(table.lastIndexOf('.') + 1));
    RecordedFolder qualified = qualified(root, table);
    Optional<String> recorded = simple.table().map(TableDescriptor::java);
    boolean isOther = recorded.filter(java -> !java.equals(table) && exists.test(java)).isPresent();
    return isOther || qualified.table().isPresent() ? qualified : simple;
  }

  /**
   * Returns the folder of a table whose interface has the simple name of another one.
   *
   * @param root the folder of all recorded models
   * @param table the qualified name of the table's interface
   * @return the folder with the qualified name; it may not exist
   */
  public static RecordedFolder qualified(Path root, String table) {
    return in(root, table);
  }

  private static RecordedFolder in(Path root, String name) {
    return new RecordedFolder(new Folder(root.resolve(name)));
  }

  /**
   * Returns the folder of a table under an older name of its interface: it has the recorded model
   * of the same table, and its interface is gone.
   *
   * @param root the folder of all recorded models
   * @param present the table, which has no recorded model
   * @param exists returns whether there is an interface with a qualified name
   * @return the folder; empty if there is none
   * @throws RecordingException if a file can't be read
   */
  public static Optional<RecordedFolder> olderOf(
      Path root, TableDescriptor present, Predicate<String> exists) {
    return new Folder(root)
        .folders().stream()
            .map(each -> new RecordedFolder(new Folder(each)))
            .filter(each -> each.isOf(present.name(), exists))
            .findFirst();
  }

  private boolean isOf(String name, Predicate<String> exists) {
    return table()
        .filter(table -> table.name().equals(name) && !exists.test(table.java()))
        .isPresent();
  }

  /**
   * Returns the recorded table without its entities; empty if none is recorded, or if a merge broke
   * the document, which is then written again.
   */
  private Optional<TableDescriptor> table() {
    try {
      return folder
          .read(Documents.TABLE)
          .map(text -> TableDescriptor.ofJson(MergedText.of(text).ours()));
    } catch (InvalidJsonException broken) {
      return Optional.empty();
    }
  }

  /**
   * Returns the message that the interface of a table has another name.
   *
   * @param renamed the folder for its name
   * @return the problem, and what to do
   */
  public String renamedTo(RecordedFolder renamed) {
    return "The interface of the table in "
        + path()
        + " is gone, and no model is recorded in "
        + renamed.path()
        + ". If the interface has another name, rename the folder, too. If the table is another one,"
        + " delete the older folder.";
  }

  /**
   * Returns the place of the folder.
   *
   * @return its path
   */
  public Path path() {
    return folder.path();
  }

  /**
   * Reads what is recorded, for a compiler: it takes the documents of the last model, and nothing
   * else if the settings are not transitive.
   *
   * @return what is recorded; empty if no model is
   * @throws RecordingException if a file can't be read, or if the documents are not those that
   *     {@link #record} wrote
   */
  public Optional<RecordedModel> read() {
    Optional<String> sequence = folder.read(Sequence.FILE);
    if (sequence.isEmpty() && folder.read(Documents.TABLE).isEmpty()) {
      return Optional.empty();
    }
    Documents documents = documents();
    Optional<Sequence> written = sequence.flatMap(Sequence::read);
    if (written.isEmpty()
        || !written.get().hash().equals(documents.hash())
        || folder.read(Step.file(written.get().number() + 1)).isPresent()) {
      throw new RecordingException(
          "The recorded model in "
              + folder.path()
              + " isn't as it was written: it was merged or changed by hand. Record it again: mvn"
              + " singlet:record.");
    }
    GateSettings settings = settings();
    if (settings.isTransitive()) {
      return Optional.of(model(History.of(folder), settings));
    }
    return Optional.of(
        new RecordedModel(
            written.get().number(), List.of(model(documents)), accepted.read(), settings));
  }

  /**
   * Reads what is recorded, from the steps alone. So it can be read after a merge of two branches
   * that both recorded a model: the steps of the first branch count, and what the other one
   * accepted.
   *
   * @return what is recorded; without a model if there is none
   * @throws RecordingException if a file can't be read, or if a step was changed by hand
   */
  public RecordedModel readSteps() {
    return model(History.of(folder), settings());
  }

  /**
   * Reads all recorded models, from the steps.
   *
   * @return the models, from the first on
   * @throws RecordingException if a file can't be read, or if a step was changed by hand
   */
  public List<TableDescriptor> models() {
    return models(History.of(folder));
  }

  private RecordedModel all(History history) {
    return new RecordedModel(
        history.models().size(),
        models(history),
        List.of(),
        history.accepted(),
        /* isMerged= */ false,
        GateSettings.DEFAULT);
  }

  private List<TableDescriptor> models(History history) {
    return history.models().stream().map(this::model).toList();
  }

  private RecordedModel model(History history, GateSettings settings) {
    int size = history.models().size();
    int skipped = settings.isTransitive() ? 0 : Math.max(0, size - 1);
    List<Documents> models = new ArrayList<>(history.models().subList(skipped, size));
    List<List<RecordedChange>> recordedWith = new ArrayList<>();
    if (settings.isTransitive()) {
      recordedWith.addAll(history.accepted());
    } else if (history.elsewhere().isPresent()) {
      recordedWith.add(history.acceptedSinceFork());
    }
    history.elsewhere().ifPresent(each -> models.add(0, each));
    history.elsewhere().ifPresent(each -> recordedWith.add(0, List.of()));
    List<RecordedChange> open = new ArrayList<>(accepted.read());
    open.addAll(history.acceptedElsewhere());
    return new RecordedModel(
        size,
        models.stream().map(this::model).toList(),
        open,
        recordedWith,
        history.elsewhere().isPresent(),
        settings);
  }

  /**
   * Records a model as the last one, with a step from the one before. A model that is recorded
   * already leaves no step. After a crash, or a merge, it sorts out what it finds.
   *
   * @param present the model
   * @return the number of the model
   * @throws RecordingException if a file can't be read or written, or if a step was changed by hand
   */
  public int record(TableDescriptor present) {
    History history = History.of(folder);
    Documents before = history.last();
    Documents after = Documents.of(present);
    int number = history.models().size();
    List<RecordedChange> changes = model(history, settings()).changesTo(present, all(history));
    if (!after.equals(before) || !changes.isEmpty()) {
      number++;
      folder.write(Step.file(number), Step.between(number, before, after, changes).write());
    }
    history.merged().forEach(folder::write);
    deleteStepsAfter(number);
    write(after);
    folder.write(GateSettings.FILE, settings().write());
    folder.write(Sequence.FILE, new Sequence(number, after.hash()).write());
    accepted.delete();
    return number;
  }

  /** Deletes the steps of another branch, which are recorded again as one. */
  private void deleteStepsAfter(int number) {
    for (int next = number + 1; folder.read(Step.file(next)).isPresent(); next++) {
      folder.delete(Step.file(next));
    }
  }

  private void write(Documents after) {
    for (String file : folder.list(Documents.ENTITIES)) {
      if (!after.texts().containsKey(file)) {
        folder.delete(file);
      }
    }
    after.texts().forEach(folder::write);
  }

  /**
   * Reads the steps of the history.
   *
   * @return the hash of each recorded model, in their order; none if nothing is recorded
   * @throws RecordingException if a file can't be read, or if a step was changed by hand
   */
  public List<String> hashes() {
    return History.of(folder).models().stream().map(Documents::hash).toList();
  }

  /**
   * Accepts a change, until the next model is recorded.
   *
   * @param change the change, with the reason why it is accepted
   * @throws RecordingException if the file can't be written
   */
  public void accept(RecordedChange change) {
    accepted.write(change);
  }

  private GateSettings settings() {
    try {
      return folder.read(GateSettings.FILE).map(GateSettings::read).orElse(GateSettings.DEFAULT);
    } catch (InvalidJsonException invalid) {
      throw new RecordingException(
          folder.path().resolve(GateSettings.FILE) + ": " + invalid.getMessage());
    }
  }

  private Documents documents() {
    SortedMap<String, String> texts = new TreeMap<>();
    Stream.concat(Stream.of(Documents.TABLE), folder.list(Documents.ENTITIES).stream())
        .forEach(file -> folder.read(file).ifPresent(text -> texts.put(file, text)));
    return new Documents(texts);
  }

  private TableDescriptor model(Documents documents) {
    try {
      return documents.model();
    } catch (InvalidJsonException invalid) {
      throw new RecordingException(
          "The recorded model in " + folder.path() + " can't be read: " + invalid.getMessage());
    }
  }
}
