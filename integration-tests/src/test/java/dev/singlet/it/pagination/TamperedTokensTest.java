package dev.singlet.it.pagination;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.pagination.View.Found;
import dev.singlet.it.pagination.model.JournalEntryEntity;
import dev.singlet.it.pagination.model.JournalHeadingProjection;
import dev.singlet.it.pagination.model.JournalTable;
import dev.singlet.it.pagination.model.Signals.Signal;
import dev.singlet.it.pagination.model.SignalsSignalEntity;
import dev.singlet.it.pagination.model.SignalsTable;
import dev.singlet.operation.PageTokens;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tokens of every kind of query, altered or used where they don't belong, lead nowhere. */
class TamperedTokensTest {

  private static final String SECRET = "s3cret-".repeat(5);
  private static final String OTHER = "0ther--".repeat(5);
  private static final List<PageTokens> KINDS =
      List.of(PageTokens.unsigned(), PageTokens.signed(SECRET), PageTokens.encrypted(SECRET));
  private static final int[] CHANGES = {0x01, 0x02, 0x10, 0x55, 0x80, 0xFF};

  @RegisterExtension static final LocalTable JOURNAL = LocalTable.of(JournalTable.SCHEMA);
  @RegisterExtension static final LocalTable SIGNALS = LocalTable.of(SignalsTable.SCHEMA);

  private static final ByteBuffer SOURCE = ByteBuffer.wrap(new byte[] {7, -1});
  private static final Map<String, View> VIEWS = views();

  private static Map<String, View> views() {
    String book = Entries.BOOK;
    Map<String, View> views = new LinkedHashMap<>();
    views.put("table", View.of(JournalEntryEntity.ofBook(book)));
    views.put("table, reversed", View.of(JournalEntryEntity.ofBook(book).reverse()));
    views.put("table, range", View.of(JournalEntryEntity.ofBook(book).number(between(1, 9))));
    views.put("global", View.of(JournalEntryEntity.byTopic("t")));
    views.put("global, numbers", View.of(JournalEntryEntity.byWeight(7)));
    views.put("global, binary", View.of(JournalEntryEntity.byDigest(Entries.OWNER)));
    views.put("local", View.of(JournalEntryEntity.byColor(book)));
    views.put(
        "projected",
        View.of(
            JournalEntryEntity.byTopic("t").reverse().project(JournalHeadingProjection.type())));
    views.put("hydrated", View.of(JournalEntryEntity.newest(book).hydrate()));
    views.put("binary and number keys", View.of(SignalsSignalEntity.ofSource(SOURCE)));
    return views;
  }

  static Set<String> names() {
    return VIEWS.keySet();
  }

  @BeforeAll
  static void write() {
    Entries.write(JOURNAL, 12);
    BatchWriter.write(
        SIGNALS,
        IntStream.range(0, 5)
            .mapToObj(i -> new Signal(SOURCE, new BigDecimal(i)))
            .map(SignalsSignalEntity::put)
            .toList());
  }

  private static TableClient client(String name) {
    return name.startsWith("binary and") ? SIGNALS.client() : JOURNAL.client();
  }

  /** A token of every direction that a page has. */
  private static List<String> tokens(String name, PageTokens kind) {
    TableClient client = client(name).withPageTokens(kind);
    Found first = VIEWS.get(name).read(client, null, 2, 0);
    Found second = VIEWS.get(name).read(client, first.next(), 2, 0);
    assertThat(second.items()).hasSize(2);
    return List.of(
        first.next(), second.previous(), second.after().apply(0), second.before().apply(1));
  }

  private static void assertRefused(View view, TableClient client, String token) {
    assertThatThrownBy(() -> view.read(client, token, 2, 0))
        .isInstanceOf(InvalidPageTokenException.class)
        .hasMessageStartingWith("[SGR0202] The page token is not one of ");
  }

  @ParameterizedTest
  @MethodSource("names")
  void areRefusedWithAnyByteAltered(String name) {
    for (PageTokens kind : KINDS) {
      TableClient client = client(name).withPageTokens(kind);
      for (String token : tokens(name, kind)) {
        byte[] bytes = Base64.getUrlDecoder().decode(token);
        for (int i = 0; i < bytes.length; i++) {
          for (int change : CHANGES) {
            byte[] altered = bytes.clone();
            altered[i] ^= (byte) change;
            String text = Base64.getUrlEncoder().withoutPadding().encodeToString(altered);
            assertRefused(VIEWS.get(name), client, text);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void areRefusedWithAnyOtherLength(String name) {
    for (PageTokens kind : KINDS) {
      TableClient client = client(name).withPageTokens(kind);
      String token = tokens(name, kind).get(0);
      for (int i = 0; i < token.length(); i++) {
        assertRefused(VIEWS.get(name), client, token.substring(0, i));
        assertRefused(VIEWS.get(name), client, token.substring(i + 1));
        assertRefused(VIEWS.get(name), client, token + token.substring(i));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void areRefusedByEveryOtherQuery(String name) {
    Map<String, View> others = new LinkedHashMap<>(VIEWS);
    others.remove(name);
    others.put("other book", View.of(JournalEntryEntity.ofBook("b")));
    others.put(
        "other range", View.of(JournalEntryEntity.ofBook(Entries.BOOK).number(between(1, 8))));
    others.put("other topic", View.of(JournalEntryEntity.byTopic("u")));
    others.put("other scale", View.of(JournalEntryEntity.byWeight(8)));
    others.put("other owner", View.of(JournalEntryEntity.byDigest(ByteBuffer.wrap(new byte[1]))));
    others.put(
        "other direction", View.of(JournalEntryEntity.newest(Entries.BOOK).hydrate().reverse()));
    for (PageTokens kind : KINDS) {
      for (String token : tokens(name, kind)) {
        others.forEach(
            (other, view) -> assertRefused(view, client(other).withPageTokens(kind), token));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void areRefusedByClientsWithOtherTokensOrTables(String name) {
    List<PageTokens> all = new ArrayList<>(KINDS);
    all.add(PageTokens.signed(OTHER));
    all.add(PageTokens.encrypted(OTHER));
    for (PageTokens kind : KINDS) {
      String token = tokens(name, kind).get(0);
      for (PageTokens other : all) {
        if (other != kind) {
          assertRefused(VIEWS.get(name), client(name).withPageTokens(other), token);
        }
      }
      TableClient copy = client(name).withTableName("copy").withPageTokens(kind);
      assertRefused(VIEWS.get(name), copy, token);
    }
  }

  @Test
  void ofAnOlderSecretAreAcceptedWhileItIsGiven() {
    View view = VIEWS.get("table");
    for (List<PageTokens> rotation :
        List.of(
            List.of(PageTokens.signed(OTHER), PageTokens.signed(SECRET, OTHER)),
            List.of(PageTokens.encrypted(OTHER), PageTokens.encrypted(SECRET, OTHER)))) {
      TableClient before = JOURNAL.client().withPageTokens(rotation.get(0));
      TableClient after = JOURNAL.client().withPageTokens(rotation.get(1));
      Found first = view.read(before, null, 5, 0);
      Found second = view.read(after, first.next(), 5, 0);

      assertThat(second.items()).isEqualTo(view.all(after).subList(5, 10));
      assertRefused(view, before, second.next());
    }
  }

  @Test
  void serveAnyProjectionOfTheirQuery() {
    Found whole = VIEWS.get("global").read(JOURNAL.client(), null, 5, 0);
    View projected =
        View.of(JournalEntryEntity.byTopic("t").project(JournalHeadingProjection.type()));

    assertThat(projected.read(JOURNAL.client(), whole.next(), 5, 0).items())
        .isEqualTo(projected.all(JOURNAL.client()).subList(5, 10));
  }

  @Test
  void showNothingOfAKeyWhenEncrypted() {
    for (String token : tokens("table", PageTokens.encrypted(SECRET))) {
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
          .doesNotContain("ENTRY", "BOOK", "0000");
    }
  }

  @Test
  void countsStartFromThemInEitherDirection() {
    Found page = VIEWS.get("table").read(JOURNAL.client(), null, 5, 0);
    var query = JournalEntryEntity.ofBook(Entries.BOOK);

    assertThat(JOURNAL.client().execute(query.count())).isEqualTo(12);
    assertThat(JOURNAL.client().execute(query.from(page.next()).count())).isEqualTo(7);
    assertThat(JOURNAL.client().execute(query.from(page.before().apply(3)).count())).isEqualTo(3);
    assertThat(JOURNAL.client().execute(query.limit(4).count())).isEqualTo(4);
    assertThat(JOURNAL.client().execute(query.pageSize(5).count())).isEqualTo(12);
    assertThat(
            JOURNAL
                .client()
                .execute(query.filter(JournalEntryEntity.COLOR.eq("green")).limit(3).count()))
        .isEqualTo(3);
    assertThat(JOURNAL.client().execute(query.project(JournalHeadingProjection.type()).count()))
        .isEqualTo(12);
    assertThat(JOURNAL.client().execute(JournalEntryEntity.newest(Entries.BOOK).count()))
        .isEqualTo(12);
  }
}
