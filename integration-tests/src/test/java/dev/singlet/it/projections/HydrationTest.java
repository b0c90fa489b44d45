package dev.singlet.it.projections;

import static dev.singlet.it.projections.Books.book;
import static dev.singlet.it.projections.Books.books;
import static dev.singlet.it.projections.Books.key;
import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.projections.model.Library.Book;
import dev.singlet.it.projections.model.Library.Box;
import dev.singlet.it.projections.model.LibraryBookEntity;
import dev.singlet.it.projections.model.LibraryBoxEntity;
import dev.singlet.it.projections.model.LibraryTable;
import dev.singlet.query.HydratedPage;
import dev.singlet.query.HydratedQuery;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/** Whole items of the entries of an index that holds little of them. */
class HydrationTest {

  @RegisterExtension final LocalTable table = LocalTable.of(LibraryTable.SCHEMA);

  private void write(List<Book> books) {
    BatchWriter.write(table, books.stream().map(LibraryBookEntity::put).toList());
  }

  private Interposed interposed(Runnable meanwhile) {
    return new Interposed(table.dynamoDb(), meanwhile, UnaryOperator.identity());
  }

  private TableClient client(Interposed dynamoDb) {
    return new TableClient(dynamoDb, LibraryTable.SCHEMA).withTableName(table.tableName());
  }

  private void delete(int number) {
    table.client().execute(LibraryBookEntity.delete("a", number));
  }

  private void replace(int number) {
    Map<String, AttributeValue> item = new HashMap<>(key(number).toMap(LibraryTable.SCHEMA.key()));
    item.put("entity.type", AttributeValue.createS("Box"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
  }

  private static List<Book> reversed(List<Book> books) {
    List<Book> reversed = new ArrayList<>(books);
    Collections.reverse(reversed);
    return reversed;
  }

  @Test
  void wholeItemsComeInTheOrderOfTheIndex() {
    write(books(250));
    Interposed dynamoDb = interposed(() -> {});

    HydratedPage<Book> page = client(dynamoDb).execute(LibraryBookEntity.byNumber("a").hydrate());

    assertThat(page.items()).isEqualTo(reversed(books(250)));
    assertThat(page.missing()).isEmpty();
    assertThat(page.foreign()).isEmpty();
    assertThat(page.hasNext()).isFalse();
    assertThat(page.itemsRead()).isEqualTo(250);
    assertThat(page.requests()).isEqualTo(dynamoDb.requests()).isEqualTo(4);
    assertThat(dynamoDb.batches())
        .extracting(batch -> batch.requestItems().get(table.tableName()).keys().size())
        .containsExactly(100, 100, 50);
  }

  @Test
  void narrowingAndDirectionAreTheQuerys() {
    write(books(20));

    assertThat(
            table
                .client()
                .execute(LibraryBookEntity.bySize("a").size(between(5, 8)).hydrate())
                .items())
        .containsExactly(book(5), book(6), book(7), book(8));
    assertThat(table.client().execute(LibraryBookEntity.byNumber("a").number(3).hydrate()).items())
        .containsExactly(book(3));
    assertThat(
            table
                .client()
                .execute(LibraryBookEntity.byNumber("a").hydrate().reverse().limit(2))
                .items())
        .containsExactly(book(0), book(1));
    assertThat(
            table
                .client()
                .execute(LibraryBookEntity.localByTitle("a").hydrate().consistent().limit(2))
                .items())
        .containsExactly(book(0), book(1));
  }

  @Test
  void pagesGoOnWhereTheyEnded() {
    write(books(25));
    List<Book> read = new ArrayList<>();
    String token = null;
    do {
      HydratedPage<Book> page =
          table
              .client()
              .execute(LibraryBookEntity.byNumber("a").hydrate().limit(10).pageSize(4).from(token));
      assertThat(page.items()).hasSizeLessThanOrEqualTo(10);
      read.addAll(page.items());
      token = page.nextToken();
    } while (token != null);

    assertThat(read).isEqualTo(reversed(books(25)));
  }

  @Test
  void pagesAreReadAsTheyAreAskedFor() {
    write(books(25));
    Interposed dynamoDb = interposed(() -> {});
    Stream<HydratedPage<Book>> pages =
        client(dynamoDb).pages(LibraryBookEntity.byNumber("a").hydrate().limit(10));

    Iterator<HydratedPage<Book>> each = pages.iterator();
    assertThat(dynamoDb.requests()).isZero();
    assertThat(each.next().items()).hasSize(10);
    assertThat(dynamoDb.requests()).isEqualTo(2);
    assertThat(each.next().items()).hasSize(10).startsWith(book(14));
    assertThat(each.next().items()).hasSize(5).endsWith(book(0));
    assertThat(each.hasNext()).isFalse();
  }

  @Test
  void aFilterIsOfTheEntriesAndSparesTheirItems() {
    write(books(12));
    Interposed dynamoDb = interposed(() -> {});
    HydratedQuery<Book> query =
        LibraryBookEntity.bySize("a")
            .hydrate()
            .filter(LibraryBookEntity.TITLE.in(book(2).title(), book(5).title(), book(8).title()));

    HydratedPage<Book> page = client(dynamoDb).execute(query.limit(2));
    assertThat(page.items()).containsExactly(book(2), book(5));
    assertThat(client(dynamoDb).execute(query.from(page.nextToken())).items())
        .containsExactly(book(8));
    assertThat(dynamoDb.batches())
        .extracting(batch -> batch.requestItems().get(table.tableName()).keys().size())
        .containsExactly(2, 1);
  }

  /** DynamoDB would find no item that has it, and each that has it not. */
  @Test
  void aFilterOfWhatTheIndexDoesNotHoldIsRefused() {
    assertThatExceptionOfType(InvalidArgumentException.class)
        .isThrownBy(
            () ->
                LibraryBookEntity.bySize("a")
                    .hydrate()
                    .filter(LibraryBookEntity.DOTTED.notExists()))
        .withMessage(
            "[SGR0105] HydratedQuery[Book.bySize begins with SIZE#] can't filter by a.b.c: the index"
                + " some doesn't hold it. Include it in the index, or filter the whole items.");
  }

  @Test
  void itemsAreStreamedUpToTheLimit() {
    write(books(25));
    Interposed dynamoDb = interposed(() -> delete(23));
    HydratedQuery<Book> query = LibraryBookEntity.byNumber("a").hydrate().pageSize(10);

    Iterator<Book> each = client(dynamoDb).stream(query).iterator();
    assertThat(dynamoDb.requests()).isZero();
    assertThat(each.next()).isEqualTo(book(24));
    assertThat(dynamoDb.requests()).isEqualTo(2);
    assertThat(each).toIterable().hasSize(23).startsWith(book(22)).endsWith(book(0));
    assertThat(table.client().stream(query.limit(3))).containsExactly(book(24), book(22), book(21));
    String back = table.client().execute(query.limit(3)).tokenBefore(2);
    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(() -> table.client().stream(query.from(back)));
  }

  @Test
  void aTokenOfAnotherQueryIsRefused() {
    write(books(3));
    String token =
        table.client().execute(LibraryBookEntity.byNumber("a").hydrate().limit(1)).nextToken();

    assertThatExceptionOfType(InvalidPageTokenException.class)
        .isThrownBy(
            () -> table.client().execute(LibraryBookEntity.byNumber("b").hydrate().from(token)));
  }

  @Test
  void aPageWithoutALimitIsOneQuery() {
    write(books(10));

    HydratedPage<Book> page =
        table.client().execute(LibraryBookEntity.byNumber("a").hydrate().pageSize(4));

    assertThat(page.items()).isEqualTo(reversed(books(10)).subList(0, 4));
    assertThat(page.hasNext()).isTrue();
  }

  @Test
  void itemsThatWentAreToldApart() {
    write(books(5));
    Interposed dynamoDb =
        interposed(
            () -> {
              delete(1);
              replace(3);
            });

    HydratedPage<Book> page = client(dynamoDb).execute(LibraryBookEntity.byNumber("a").hydrate());

    assertThat(page.items()).containsExactly(book(4), book(2), book(0));
    assertThat(page.missing()).containsExactly(key(1));
    assertThat(page.foreign()).containsExactly(key(3));
  }

  @Test
  void aLimitCountsItemsThatAreThere() {
    write(books(10));
    Interposed dynamoDb =
        interposed(
            () -> {
              delete(9);
              delete(8);
            });
    TableClient client = client(dynamoDb);

    HydratedPage<Book> page = client.execute(LibraryBookEntity.byNumber("a").hydrate().limit(4));
    assertThat(page.items()).containsExactly(book(7), book(6), book(5), book(4));
    assertThat(page.missing()).containsExactly(key(9), key(8));
    assertThat(
            client
                .execute(LibraryBookEntity.byNumber("a").hydrate().limit(2).from(page.nextToken()))
                .items())
        .containsExactly(book(3), book(2));
  }

  @Test
  void entriesOfOthersAreFilteredWhereTheIndexTells() {
    write(books(2));
    table.client().execute(LibraryBoxEntity.put(new Box("a", "0000")));

    HydratedPage<Book> bySize = table.client().execute(LibraryBookEntity.bySize("a").hydrate());
    assertThat(bySize.items()).containsExactly(book(0), book(1));
    assertThat(bySize.foreign()).isEmpty();

    HydratedPage<Book> byNumber = table.client().execute(LibraryBookEntity.byNumber("a").hydrate());
    assertThat(byNumber.items()).containsExactly(book(1), book(0));
    assertThat(byNumber.foreign())
        .extracting(Object::toString)
        .containsExactly("SHELF#a / BOX#0000");
  }

  @Test
  void unprocessedKeysAreReadAgain() {
    write(books(120));
    UnaryOperator<BatchGetItemRequest> third =
        request ->
            request.copy(
                r ->
                    r.requestItems(
                        Map.of(
                            table.tableName(),
                            request
                                .requestItems()
                                .get(table.tableName())
                                .copy(
                                    k ->
                                        k.keys(
                                            request
                                                .requestItems()
                                                .get(table.tableName())
                                                .keys()
                                                .stream()
                                                .limit(33)
                                                .toList())))));
    Interposed dynamoDb = new Interposed(table.dynamoDb(), () -> {}, third);

    HydratedPage<Book> page =
        client(dynamoDb).execute(LibraryBookEntity.byNumber("a").hydrate().consistent());

    assertThat(page.items()).isEqualTo(reversed(books(120)));
    assertThat(page.missing()).isEmpty();
    assertThat(dynamoDb.batches())
        .hasSize(5)
        .allMatch(batch -> batch.requestItems().get(table.tableName()).consistentRead());
  }
}
