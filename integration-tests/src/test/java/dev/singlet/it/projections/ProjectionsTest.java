package dev.singlet.it.projections;

import static dev.singlet.it.projections.Books.book;
import static dev.singlet.it.projections.Books.books;
import static dev.singlet.it.projections.Books.key;
import static dev.singlet.value.Range.gte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.projections.model.Library.Book;
import dev.singlet.it.projections.model.Library.Box;
import dev.singlet.it.projections.model.Library.Label;
import dev.singlet.it.projections.model.Library.State;
import dev.singlet.it.projections.model.Library.Title;
import dev.singlet.it.projections.model.Library.TitleAndSize;
import dev.singlet.it.projections.model.LibraryBookEntity;
import dev.singlet.it.projections.model.LibraryBoxEntity;
import dev.singlet.it.projections.model.LibraryLabelProjection;
import dev.singlet.it.projections.model.LibraryTable;
import dev.singlet.it.projections.model.LibraryTitleAndSizeProjection;
import dev.singlet.it.projections.model.LibraryTitleProjection;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Gets and queries that read a part of each item, whatever its attributes are named. */
class ProjectionsTest {

  private static final LibraryLabelProjection LABEL = LibraryLabelProjection.type();
  private static final LibraryTitleProjection TITLE = LibraryTitleProjection.type();

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private static Label label(Book book) {
    return new Label(
        book.state(), book.title(), book.dotted(), book.number(), book.authors(), book.weight());
  }

  private void write(List<Book> books) {
    BatchWriter.write(table, books.stream().map(LibraryBookEntity::put).toList());
  }

  private void rewrite(int number, Map<String, @Nullable AttributeValue> changes) {
    Map<String, AttributeValue> item =
        new HashMap<>(LibraryBookEntity.put(book(number)).toRequest().item());
    changes.forEach(
        (name, value) -> {
          item.remove(name);
          if (value != null) {
            item.put(name, value);
          }
        });
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private <T> List<T> all(Query<T> query) {
    return table.client().stream(query).toList();
  }

  @Test
  void aGetReadsThePart() {
    write(List.of(book(1), book(2, null)));

    assertThat(table.client().execute(LibraryBookEntity.get("a", 1).project(LABEL)))
        .contains(label(book(1)));
    assertThat(table.client().execute(LibraryBookEntity.get("a", 2).project(LABEL).consistent()))
        .contains(label(book(2, null)));
    assertThat(table.client().execute(LibraryBookEntity.get("a", 3).project(LABEL))).isEmpty();
  }

  @Test
  void allNamesArePlaceholders() {
    GetItemRequest get = LibraryBookEntity.get("a", 1).project(LABEL).toRequest();

    assertThat(get.projectionExpression()).matches("#\\w+(, #\\w+)*");
    assertThat(get.expressionAttributeNames().values())
        .containsExactlyInAnyOrder(
            "status",
            "the title",
            "a.b.c",
            "#number",
            "values[0]",
            ":colon",
            "entity.type",
            "PK",
            "SK");
  }

  @Test
  void aQueryAsksForTheKeysItPagesBy() {
    QueryRequest query = LibraryBookEntity.byTitle("a").project(TITLE).toRequest();

    assertThat(query.projectionExpression()).matches("#\\w+(, #\\w+)*");
    assertThat(query.expressionAttributeNames())
        .containsEntry("#pk", "wholePK")
        .containsValues("the title", "entity.type", "PK", "SK", "wholePK", "wholeSK");
  }

  @Test
  void aQueryReadsThePartInKeyOrder() {
    List<Book> books = books(5);
    write(books);
    List<Label> labels = books.stream().map(ProjectionsTest::label).toList();

    assertThat(all(LibraryBookEntity.ofShelf("a").project(LABEL).consistent())).isEqualTo(labels);
    assertThat(all(LibraryBookEntity.ofShelf("a").number(gte(3)).project(LABEL)))
        .isEqualTo(labels.subList(3, 5));
    assertThat(all(LibraryBookEntity.byTitle("a").title("t0002").project(LABEL)))
        .containsExactly(labels.get(2));
    assertThat(all(LibraryBookEntity.byTitle("a").reverse().project(LABEL)).get(0))
        .isEqualTo(labels.get(4));
  }

  @Test
  void pagesGoOnWhereTheyEnded() {
    write(books(10));
    Query<Title> titles = LibraryBookEntity.byTitle("a").project(TITLE);
    List<Title> read = new ArrayList<>();
    Page<Title> page = table.client().page(titles.limit(3));
    read.addAll(page.items());
    while (page.hasNext()) {
      page = table.client().page(titles.limit(3).pageSize(2).from(page.nextToken()));
      read.addAll(page.items());
    }

    assertThat(read).isEqualTo(books(10).stream().map(b -> new Title(b.title())).toList());
  }

  @Test
  void aTokenGoesOnWithAnotherProjectionOrNone() {
    write(books(4));
    Page<Title> page = table.client().page(LibraryBookEntity.byTitle("a").limit(2).project(TITLE));

    assertThat(table.client().page(LibraryBookEntity.byTitle("a").from(page.nextToken())).items())
        .containsExactly(book(2), book(3));
    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(
            () ->
                table
                    .client()
                    .page(LibraryBookEntity.byTitle("b").project(TITLE).from(page.nextToken())));
  }

  @Test
  void olderItemsGetTheEntitysDefaults() {
    Map<String, @Nullable AttributeValue> older = new HashMap<>();
    older.put("status", null);
    older.put(":colon", null);
    rewrite(1, older);

    assertThat(table.client().execute(LibraryBookEntity.get("a", 1).project(LABEL)))
        .get()
        .returns(State.IN, Label::state)
        .returns(7, Label::weight);
  }

  @Test
  void anotherEntitysItemUnderTheKeyIsNone() {
    rewrite(1, Map.of("entity.type", AttributeValue.createS("Box")));
    Map<String, @Nullable AttributeValue> untyped = new HashMap<>();
    untyped.put("entity.type", null);
    rewrite(2, untyped);

    assertThat(table.client().execute(LibraryBookEntity.get("a", 1).project(TITLE))).isEmpty();
    assertThat(table.client().execute(LibraryBookEntity.get("a", 2).project(TITLE))).isEmpty();
    assertThat(all(LibraryBookEntity.ofShelf("a").project(TITLE))).isEmpty();
  }

  @Test
  void aPartThatCanNotBeReadNamesItsItem() {
    rewrite(1, Map.of("the title", AttributeValue.createN("1")));

    assertThatExceptionOfType(UnreadableItemException.class)
        .isThrownBy(() -> table.client().execute(LibraryBookEntity.get("a", 1).project(TITLE)))
        .returns("PK=SHELF#a, SK=BOOK#0001", UnreadableItemException::key)
        .returns("the title", UnreadableItemException::attribute);
  }

  @Test
  void whatIsNotProjectedNeedNotBeReadable() {
    rewrite(1, Map.of("a.b.c", AttributeValue.createN("1")));

    assertThat(table.client().execute(LibraryBookEntity.get("a", 1).project(TITLE)))
        .contains(new Title("t0001"));
  }

  @Test
  void anIndexGivesWhatItCovers() {
    write(books(5));
    table.client().execute(LibraryBoxEntity.put(new Box("a", "0002")));
    LibraryTitleAndSizeProjection part = LibraryTitleAndSizeProjection.type();

    Query<TitleAndSize> query = LibraryBookEntity.bySize("a").project(part);
    assertThat(all(query))
        .isEqualTo(books(5).stream().map(b -> new TitleAndSize(b.size(), b.title())).toList());
    Page<TitleAndSize> page = table.client().page(query.limit(3));
    assertThat(page.itemsRead()).isGreaterThan(3);
    assertThat(table.client().page(query.from(page.nextToken())).items())
        .containsExactly(new TitleAndSize(3, "t0003"), new TitleAndSize(4, "t0004"));
    assertThat(all(LibraryBookEntity.bySize("a").size(2).project(part)))
        .containsExactly(new TitleAndSize(2, "t0002"));
  }

  @Test
  void anIndexWithoutTheEntityAttributeGivesWhatItCovers() {
    write(books(3));

    Query<Title> query = LibraryBookEntity.untyped("a").project(TITLE);
    assertThat(query.toRequest().expressionAttributeNames().values()).doesNotContain("entity.type");
    assertThat(all(query.limit(2))).containsExactly(new Title("t0000"), new Title("t0001"));
    assertThat(key(1).toString()).isEqualTo("SHELF#a / BOOK#0001");
  }

  @Test
  void aLocalIndexIsReadConsistently() {
    write(books(3));

    assertThat(all(LibraryBookEntity.localByTitle("a").project(TITLE).consistent().reverse()))
        .containsExactly(new Title("t0002"), new Title("t0001"), new Title("t0000"));
  }
}
