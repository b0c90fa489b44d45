package dev.singlet.it.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.types.model.Archive.Folder;
import dev.singlet.it.types.model.Archive.Page;
import dev.singlet.it.types.model.Archive.Tally;
import dev.singlet.it.types.model.ArchiveFolderEntity;
import dev.singlet.it.types.model.ArchiveTable;
import dev.singlet.it.types.model.ArchiveTallyEntity;
import dev.singlet.it.types.model.Chain;
import dev.singlet.model.AttributeType;
import dev.singlet.model.StoredType;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of types that the converters of a table convert, generic ones among them. */
@SuppressWarnings({"JavaUtilDate", "JdkObsolete"})
class TableConvertersTest {

  private static final String TEXT = "2024-01-15T08:00:00.123Z";
  private static final Date TIME = Date.from(Instant.parse(TEXT));
  private static final Date LATER = new Date(TIME.getTime() + 1);
  private static final TimeZone ZURICH = TimeZone.getTimeZone("Europe/Zurich");
  private static final Chain<Character> WORD = new Chain<>(List.of('a', 'b'));

  private static final Folder FULL =
      new Folder(
          ZURICH,
          WORD,
          TIME,
          LATER,
          Optional.of(TIME),
          BitSet.valueOf(new long[] {0b1001}),
          List.of(TIME, LATER),
          new LinkedList<>(List.of("first", "second")),
          new LinkedList<>(List.of(new LinkedList<>(List.of(TIME)), new LinkedList<>())),
          new TreeSet<>(Set.of(3, 20)),
          new TreeMap<>(Map.of("rent", TIME)),
          Optional.of(new LinkedList<>(List.of("x"))),
          new Chain<>(List.of(TIME, LATER)),
          pages("second", "first"),
          Map.of("a", List.of(new LinkedList<>(List.of(1, 2)))));

  private static final Folder EMPTY =
      new Folder(
          ZURICH,
          WORD,
          TIME,
          null,
          Optional.empty(),
          new BitSet(),
          List.of(),
          new LinkedList<>(),
          new LinkedList<>(),
          new TreeSet<>(),
          new TreeMap<>(),
          Optional.empty(),
          new Chain<>(List.of()),
          Set.of(),
          Map.of());

  @RegisterExtension final LocalTable table = LocalTable.of(ArchiveTable.SCHEMA);

  private TableClient archive;

  @BeforeEach
  void client() {
    archive = table.client();
  }

  private static Set<Page> pages(String... texts) {
    Set<Page> pages = new LinkedHashSet<>();
    for (String text : texts) {
      pages.add(new Page(text, TIME, new LinkedList<>(List.of(1)), new TreeSet<>()));
    }
    return pages;
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue l(AttributeValue... elements) {
    return AttributeValue.fromL(List.of(elements));
  }

  private Folder read() {
    return archive.execute(ArchiveFolderEntity.get(ZURICH, WORD, TIME)).orElseThrow();
  }

  private Map<String, AttributeValue> item() {
    return table.items().get(0);
  }

  @Test
  void valuesComeBackAsTheyWerePut() {
    archive.execute(ArchiveFolderEntity.put(FULL));

    assertThat(read()).isEqualTo(FULL);
    assertThat(read().pages()).extracting(Page::text).containsExactly("second", "first");
    assertThat(item())
        .containsEntry("PK", s("FOLDER#Europe/Zurich"))
        .containsEntry("SK", s("FOLDER#ab#" + TEXT))
        .containsEntry("word", s("ab"))
        .containsEntry("opened", s(TEXT))
        .containsEntry("closed", AttributeValue.fromN(String.valueOf(LATER.getTime())))
        .containsEntry("shifts", l(l(s(TEXT)), l()))
        .containsEntry("numbers", AttributeValue.fromNs(List.of("3", "20")))
        .containsEntry("highest", AttributeValue.fromN("20"))
        .containsEntry("due", AttributeValue.fromM(Map.of("rent", s(TEXT))));
    assertThat(item().get("marks").b().asByteArray()).containsExactly(0b1001);
    assertThat(item().get("pages").l().get(0).m())
        .containsEntry("written", s(TEXT))
        .containsEntry("lines", l(AttributeValue.fromN("1")))
        .doesNotContainKey("tags");
  }

  @Test
  void emptyAndAbsentValuesComeBack() {
    archive.execute(ArchiveFolderEntity.put(EMPTY));

    assertThat(read()).isEqualTo(EMPTY);
    assertThat(item())
        .doesNotContainKeys("closed", "seen", "numbers", "notes")
        .containsEntry("waiting", l())
        .containsEntry("highest", AttributeValue.fromN("0"));
    assertThat(ArchiveFolderEntity.builder(EMPTY).numbers(null).build()).isEqualTo(EMPTY);
  }

  @Test
  void aQueryFindsThemByTheKeyThatTheyAreIn() {
    archive.execute(ArchiveFolderEntity.put(FULL));
    archive.execute(
        ArchiveFolderEntity.put(
            ArchiveFolderEntity.builder(EMPTY).word(new Chain<>(List.of('b'))).build()));

    assertThat(archive.execute(ArchiveFolderEntity.ofZone(ZURICH)).items()).hasSize(2);
    assertThat(archive.execute(ArchiveFolderEntity.ofZone(ZURICH).word(WORD)).items())
        .containsExactly(FULL);
  }

  @Test
  void anUpdateSetsThemAndConditionsCompareTheStoredForm() {
    archive.execute(ArchiveFolderEntity.put(FULL));
    NavigableSet<Integer> numbers = new TreeSet<>(Set.of(50));

    archive.execute(
        ArchiveFolderEntity.update(ZURICH, WORD, TIME)
            .closed(TIME)
            .numbers(numbers)
            .waiting(new ArrayDeque<>(List.of("third")))
            .dates(new Chain<>(List.of(LATER)))
            .when(ArchiveFolderEntity.CLOSED.eq(LATER))
            .when(ArchiveFolderEntity.DATES.eq(new Chain<>(List.of(TIME, LATER))))
            .when(ArchiveFolderEntity.NUMBERS.eq(new TreeSet<>(Set.of(20, 3)))));

    assertThat(read())
        .isEqualTo(
            ArchiveFolderEntity.builder(FULL)
                .closed(TIME)
                .numbers(numbers)
                .waiting(new LinkedList<>(List.of("third")))
                .dates(new Chain<>(List.of(LATER)))
                .build());
    assertThat(item()).containsEntry("highest", AttributeValue.fromN("50"));
    assertThatThrownBy(
            () ->
                archive.execute(
                    ArchiveFolderEntity.update(ZURICH, WORD, TIME)
                        .removeClosed()
                        .when(ArchiveFolderEntity.CLOSED.eq(LATER))))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void anUpdateToAnEmptySetOrWithoutOneRemovesIt() {
    archive.execute(ArchiveFolderEntity.put(FULL));
    archive.execute(
        ArchiveFolderEntity.update(ZURICH, WORD, TIME).numbers(Collections.emptyNavigableSet()));
    assertThat(item())
        .doesNotContainKey("numbers")
        .containsEntry("highest", AttributeValue.fromN("0"));

    archive.execute(ArchiveFolderEntity.put(FULL));
    archive.execute(ArchiveFolderEntity.update(ZURICH, WORD, TIME).removeNumbers());
    assertThat(item())
        .doesNotContainKey("numbers")
        .containsEntry("highest", AttributeValue.fromN("0"));
    assertThat(read())
        .isEqualTo(ArchiveFolderEntity.builder(FULL).numbers(new TreeSet<>()).build());
  }

  @Test
  void anUpdateFromOneRecordToAnotherSetsTheDifference() {
    archive.execute(ArchiveFolderEntity.put(FULL));
    Folder other =
        ArchiveFolderEntity.builder(EMPTY).waiting(FULL.waiting()).pages(pages("first")).build();

    archive.execute(ArchiveFolderEntity.update(FULL, other));

    assertThat(read()).isEqualTo(other);
  }

  @Test
  void atomicValuesComeBackAsNewObjects() {
    archive.execute(
        ArchiveTallyEntity.put(
            new Tally(
                "1", new AtomicInteger(-1), new AtomicLong(1L << 40), new AtomicBoolean(true))));

    Tally tally = archive.execute(ArchiveTallyEntity.get("1")).orElseThrow();

    assertThat(tally.visits()).hasValue(-1);
    assertThat(tally.bytes()).hasValue(1L << 40);
    assertThat(tally.isOpen()).isTrue();
    assertThat(item())
        .containsEntry("visits", AttributeValue.fromN("-1"))
        .containsEntry("isOpen", AttributeValue.fromBool(true));
  }

  @Test
  void whatAnElementMayNotBeIsRefusedWithItsPath() {
    assertThatThrownBy(() -> put(waiting(Collections.singletonList(null))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("waiting[0]");
    assertThatThrownBy(() -> put(waiting(List.of("x", " "))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("waiting[1]");
    assertThatThrownBy(() -> put(waiting(List.of("x", "y", "z"))))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("waiting must have at most 2 elements");
    assertThatThrownBy(
            () ->
                put(
                    ArchiveFolderEntity.builder(EMPTY)
                        .shifts(new ArrayDeque<>(List.of(deque(new Date(Long.MIN_VALUE)))))
                        .build()))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining("shifts[0][0]");
  }

  private static Folder waiting(List<String> waiting) {
    return ArchiveFolderEntity.builder(EMPTY).waiting(new LinkedList<>(waiting)).build();
  }

  private static Deque<Date> deque(Date date) {
    return new ArrayDeque<>(List.of(date));
  }

  private void put(Folder folder) {
    archive.execute(ArchiveFolderEntity.put(folder));
  }

  @Test
  void theDescriptorNamesTheConvertersAndTheStoredTypes() {
    StoredType shifts =
        ArchiveTable.describe().entities().stream()
            .flatMap(entity -> entity.attribute("shifts").stream())
            .findFirst()
            .orElseThrow()
            .type();
    StoredType list = shifts.element();
    StoredType shift = list.element();

    assertThat(shifts.java()).isEqualTo("java.util.Deque<java.util.Deque<java.util.Date>>");
    assertThat(shifts.stored()).isEqualTo(AttributeType.L);
    assertThat(shifts.converter()).isEqualTo("dev.singlet.convert.JdkTypes.DequeAsList");
    assertThat(shift.converter()).isEqualTo(shifts.converter());
    assertThat(shift.element().element().converter())
        .isEqualTo("dev.singlet.convert.JdkTypes.DateAsInstant");
  }

  @Test
  void aTimeZoneThatItsIdDoesNotTellIsRefused() {
    Folder other =
        ArchiveFolderEntity.builder(EMPTY).zone(new SimpleTimeZone(1, "Europe/Zurich")).build();
    assertThatThrownBy(() -> archive.execute(ArchiveFolderEntity.put(other)))
        .isInstanceOf(ValidationException.class)
        .hasMessageContaining(
            "the JDK has another time zone or none with the ID \"Europe/Zurich\"");

    archive.execute(ArchiveFolderEntity.put(EMPTY));
    Map<String, AttributeValue> item = new HashMap<>(item());
    item.put("zone", s("Europe/Nowhere"));
    table.dynamoDb().putItem(put -> put.tableName(table.tableName()).item(item));
    assertThatThrownBy(this::read)
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("the JDK has no time zone with the ID \"Europe/Nowhere\"");
  }
}
