package dev.singlet.it.pagination;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.pagination.View.Found;
import dev.singlet.it.pagination.model.Journal.Entry;
import dev.singlet.it.pagination.model.JournalEntryEntity;
import dev.singlet.it.pagination.model.JournalHeadingProjection;
import dev.singlet.it.pagination.model.JournalTable;
import dev.singlet.operation.PageTokens;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However one walks through the pages of a query, each is the part of the items it must be. */
class PagesPropertyTest {

  private static final int ITEMS = 53;
  private static final int STEPS = 120;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(JournalTable.SCHEMA);

  private static final Map<String, View> VIEWS = views();

  @BeforeAll
  static void write() {
    Entries.write(TABLE, ITEMS);
  }

  private static Map<String, View> views() {
    Map<String, View> views = new LinkedHashMap<>();
    Map<String, Query<Entry>> queries = new LinkedHashMap<>();
    queries.put("table", JournalEntryEntity.ofBook(Entries.BOOK));
    queries.put("global, shared keys", JournalEntryEntity.byTopic("t"));
    queries.put("global, numbers", JournalEntryEntity.byWeight(7));
    queries.put("global, binary", JournalEntryEntity.byDigest(Entries.OWNER));
    queries.put("local", JournalEntryEntity.byColor(Entries.BOOK));
    queries.forEach(
        (name, query) -> {
          views.put(name, View.of(query));
          views.put(name + ", reversed", View.of(query.reverse()));
        });
    Query<Entry> table = JournalEntryEntity.ofBook(Entries.BOOK);
    Query<Entry> green = table.filter(JournalEntryEntity.COLOR.eq("green"));
    views.put("range", View.of(JournalEntryEntity.ofBook(Entries.BOOK).number(between(10, 40))));
    views.put("filtered", View.of(green));
    views.put("filtered, reversed", View.of(green.reverse()));
    views.put("filtered to none", View.of(table.filter(JournalEntryEntity.COLOR.eq("black"))));
    views.put("empty", View.of(JournalEntryEntity.ofBook("none")));
    views.put("projected", View.of(table.project(JournalHeadingProjection.type())));
    views.put("hydrated", View.of(JournalEntryEntity.newest(Entries.BOOK).hydrate()));
    views.put(
        "hydrated, reversed", View.of(JournalEntryEntity.newest(Entries.BOOK).hydrate().reverse()));
    return views;
  }

  static Set<String> names() {
    return VIEWS.keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyPageIsThePartOfTheItemsThatItsTokenLeadsTo(String name) {
    TableClient client = TABLE.client().withPageTokens(PageTokens.signed("s".repeat(32)));
    View view = VIEWS.get(name);
    List<?> all = view.all(client);
    assertThat(new HashSet<>(all)).hasSameSizeAs(all);
    Random random = new Random(name.hashCode());
    @Nullable String token = null;
    int anchor = 0;
    boolean backwards = false;
    for (int step = 0; step < STEPS; step++) {
      int limit = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(12);
      int pageSize = random.nextInt(3) == 0 ? 1 + random.nextInt(12) : 0;
      Found page = view.read(client, token, limit, pageSize);
      int count = page.items().size();
      int from = backwards ? anchor - count : anchor;
      assertThat(from).isNotNegative();
      assertThat(page.items()).isEqualTo(all.subList(from, from + count));
      if (limit > 0) {
        int left = backwards ? anchor : all.size() - anchor;
        assertThat(count).isEqualTo(Math.min(limit, left));
      }
      if (page.next() == null) {
        assertThat(from + count).isEqualTo(all.size());
      }
      if (page.previous() == null) {
        assertThat(from).isZero();
      }
      List<Move> moves = moves(page, from);
      Move move = moves.get(random.nextInt(moves.size()));
      token = move.token();
      anchor = move.anchor();
      backwards = move.backwards();
    }
  }

  /** Where to go next: the token, how many items are before that place, and which way it leads. */
  private record Move(@Nullable String token, int anchor, boolean backwards) {}

  private static List<Move> moves(Found page, int from) {
    List<Move> moves = new ArrayList<>();
    int end = from + page.items().size();
    if (page.next() != null) {
      moves.add(new Move(page.next(), end, false));
    }
    if (page.previous() != null) {
      moves.add(new Move(page.previous(), from, true));
    }
    for (int i = 0; i < page.items().size(); i += 5) {
      moves.add(new Move(page.after().apply(i), from + i + 1, false));
      moves.add(new Move(page.before().apply(i), from + i, true));
    }
    return moves.isEmpty() ? List.of(new Move(null, 0, false)) : moves;
  }
}
