package dev.singlet.it.pagination;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.pagination.model.Journal.Entry;
import dev.singlet.it.pagination.model.JournalEntryEntity;
import dev.singlet.it.pagination.model.JournalTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens are positions, which stay what they are while items around them come and go. */
class PagesAmidChangesPropertyTest {

  private static final int STEPS = 400;

  @RegisterExtension final LocalTable table = LocalTable.of(JournalTable.SCHEMA);

  private final NavigableMap<Integer, Entry> stored = new TreeMap<>();

  /** Where a token leads: what follows or precedes a number; null for an end of the partition. */
  private record Place(@Nullable String token, @Nullable Integer number, boolean backwards) {}

  private void change(Random random) {
    int number = random.nextInt(60);
    if (stored.remove(number) == null) {
      stored.put(number, Entries.entry(number));
      table.client().execute(JournalEntryEntity.put(Entries.entry(number)));
    } else {
      table.client().execute(JournalEntryEntity.delete(Entries.BOOK, number));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aTokenLeadsToWhatIsNextToItsPositionWhenItIsUsed(boolean reversed) {
    TableClient client = table.client();
    Random random = new Random(reversed ? 1 : 2);
    Place place = new Place(null, null, false);
    int met = 0;
    for (int step = 0; step < STEPS; step++) {
      for (int changes = random.nextInt(4); changes > 0; changes--) {
        change(random);
      }
      int limit = 1 + random.nextInt(6);
      Query<Entry> query = JournalEntryEntity.ofBook(Entries.BOOK).limit(limit);
      Query<Entry> directed = reversed ? query.reverse() : query;
      Page<Entry> page = client.page(directed.from(place.token()));
      assertThat(page.items()).isEqualTo(expected(place, limit, reversed));
      met += page.items().size();
      List<Place> places = places(page, place);
      place = places.get(random.nextInt(places.size()));
    }

    assertThat(met).isGreaterThan(STEPS);
  }

  private List<Entry> expected(Place place, int limit, boolean reversed) {
    NavigableMap<Integer, Entry> inOrder = reversed ? stored.descendingMap() : stored;
    Integer number = place.number();
    if (place.backwards()) {
      NavigableMap<Integer, Entry> before =
          number == null ? inOrder : inOrder.headMap(number, false);
      List<Entry> items =
          new ArrayList<>(before.descendingMap().values().stream().limit(limit).toList());
      Collections.reverse(items);
      return items;
    }
    NavigableMap<Integer, Entry> after = number == null ? inOrder : inOrder.tailMap(number, false);
    return after.values().stream().limit(limit).toList();
  }

  private static List<Place> places(Page<Entry> page, Place from) {
    List<Place> places = new ArrayList<>();
    List<Entry> items = page.items();
    boolean isEmpty = items.isEmpty();
    if (page.nextToken() != null) {
      Integer last = isEmpty ? null : items.get(items.size() - 1).number();
      places.add(new Place(page.nextToken(), last, false));
    }
    if (page.previousToken() != null) {
      places.add(new Place(page.previousToken(), isEmpty ? null : items.get(0).number(), true));
    }
    for (int i = 0; i < items.size(); i++) {
      places.add(new Place(page.tokenAfter(i), items.get(i).number(), false));
      places.add(new Place(page.tokenBefore(i), items.get(i).number(), true));
    }
    // At an end, the same token once more.
    places.add(isEmpty && places.isEmpty() ? new Place(null, null, false) : from);
    return places;
  }
}
