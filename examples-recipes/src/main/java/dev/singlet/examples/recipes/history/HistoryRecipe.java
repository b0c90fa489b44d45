package dev.singlet.examples.recipes.history;

import dev.singlet.TableClient;
import dev.singlet.examples.recipes.Recipe;
import dev.singlet.examples.recipes.Steps;
import java.util.Optional;

/** Two documents, from their first to their last version. */
public final class HistoryRecipe implements Recipe {

  @Override
  public String name() {
    return "history";
  }

  @Override
  public String summary() {
    return "versions of a document, an audit trail, soft delete, expiry, archive";
  }

  @Override
  public void run(Steps steps) {
    TableClient library = steps.table(LibraryTable.SCHEMA);
    Documents documents = new Documents(library);
    edit(steps, library, documents);
    delete(steps, library, documents);
    read(steps, library);
  }

  private static void edit(Steps steps, TableClient library, Documents documents) {
    steps.step(
        "Ann writes a document", () -> documents.create("d1", "red", "Keys", "Draft.", "ann"));
    Document seen = steps.step("Ann and Bob read it", () -> document(library, "d1")).orElseThrow();
    steps.step("Ann changes it", () -> documents.edit(seen, "Keys", "One table.", "ann"));
    steps.step("Bob changes what he saw", () -> documents.edit(seen, "Keys", "Two tables.", "bob"));
    documents.create("d2", "red", "Indexes", "Old.", "bob");
    documents.create("d3", "red", "Joins", "Older.", "bob");
  }

  private static void delete(Steps steps, TableClient library, Documents documents) {
    Document indexes = document(library, "d2").orElseThrow();
    steps.step("Bob deletes a document", () -> documents.delete(indexes, "bob", steps.now()));
    steps.step("The folder", () -> library.execute(DocumentEntity.inFolder("red")));
    steps.step(
        "The bin", () -> library.execute(DocumentEntity.inBin("red").withoutExpired().limit(20)));
    Document deleted = document(library, "d2").orElseThrow();
    steps.step("Ann restores it", () -> documents.restore(deleted, "ann", steps.now()));
    Document joins = document(library, "d3").orElseThrow();
    steps.step("Bob archives another one", () -> documents.archive(joins, "bob"));
  }

  private static void read(Steps steps, TableClient library) {
    steps.step("A document as it is", () -> document(library, "d1"));
    steps.step("As it was at first", () -> library.execute(RevisionEntity.get("d1", 1)));
    steps.step(
        "Its latest older versions",
        () -> library.execute(RevisionEntity.byDocument("d1").reverse().limit(10)));
    steps.step(
        "What was done with a document",
        () -> library.execute(ChangeEntity.byDocument("d2").reverse()));
    steps.step(
        "What Bob did", () -> library.execute(ChangeEntity.byPerson("bob").reverse().limit(10)));
    steps.step("The archive", () -> library.execute(ArchivedEntity.ofFolder("red")));
  }

  private static Optional<Document> document(TableClient library, String id) {
    return library.execute(DocumentEntity.get(id).consistent());
  }
}
