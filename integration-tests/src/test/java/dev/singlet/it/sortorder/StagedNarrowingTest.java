package dev.singlet.it.sortorder;

import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.Ordered;
import dev.singlet.it.sortorder.model.Ordered.Again;
import dev.singlet.it.sortorder.model.Ordered.EpochPadded;
import dev.singlet.it.sortorder.model.Ordered.Flags;
import dev.singlet.it.sortorder.model.Ordered.Level;
import dev.singlet.it.sortorder.model.Ordered.Levels;
import dev.singlet.it.sortorder.model.Ordered.Millis;
import dev.singlet.it.sortorder.model.Ordered.Three;
import dev.singlet.it.sortorder.model.Ordered.Uuids;
import dev.singlet.it.sortorder.model.OrderedAgainEntity;
import dev.singlet.it.sortorder.model.OrderedEpochPaddedEntity;
import dev.singlet.it.sortorder.model.OrderedFlagsEntity;
import dev.singlet.it.sortorder.model.OrderedLevelsEntity;
import dev.singlet.it.sortorder.model.OrderedMillisEntity;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.it.sortorder.model.OrderedTextEntity;
import dev.singlet.it.sortorder.model.OrderedThreeEntity;
import dev.singlet.it.sortorder.model.OrderedUuidsEntity;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.UuidRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class StagedNarrowingTest {

  private static final String BUCKET = "staged";
  private static final List<String> STATES = List.of("open", "open!".replace('!', '$'), "opened");

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(OrderedTable.SCHEMA);

  @BeforeAll
  static void write() {
    List<dev.singlet.item.Put<?>> puts = new ArrayList<>();
    for (String a : STATES) {
      for (int b : new int[] {1, 9, 10}) {
        for (String c : List.of("x", "xy", "y")) {
          puts.add(OrderedThreeEntity.put(new Three(BUCKET, a, b, c)));
        }
      }
    }
    for (Level level : Level.values()) {
      puts.add(OrderedLevelsEntity.put(new Levels(BUCKET, level, 1)));
      puts.add(OrderedLevelsEntity.put(new Levels(BUCKET, level, 2)));
    }
    puts.add(OrderedFlagsEntity.put(new Flags(BUCKET, true, 1)));
    puts.add(OrderedFlagsEntity.put(new Flags(BUCKET, false, 1)));
    puts.add(OrderedUuidsEntity.put(new Uuids(BUCKET, new UUID(0, 1), 1)));
    puts.add(OrderedUuidsEntity.put(new Uuids(BUCKET, new UUID(0, 2), 1)));
    puts.add(OrderedAgainEntity.put(new Again(BUCKET, 1, "n")));
    puts.add(OrderedAgainEntity.put(new Again(BUCKET, 2, "n")));
    BatchWriter.write(TABLE, puts);
  }

  private static <T> List<T> items(Query<T> query) {
    Page<T> page = TABLE.client().page(query);
    assertThat(page.itemsRead()).as("items read").isEqualTo(page.items().size());
    return page.items();
  }

  private static List<String> keys(Query<Three> query) {
    return items(query).stream().map(t -> t.a() + " " + t.b() + " " + t.c()).toList();
  }

  private static OrderedThreeEntity.All all() {
    return OrderedThreeEntity.all(BUCKET);
  }

  @Test
  void aTextNeverMatchesAnotherThatItBegins() {
    assertThat(keys(all().a("open"))).hasSize(9).allMatch(key -> key.startsWith("open "));
    assertThat(items(all().a("ope"))).isEmpty();
  }

  @Test
  void partsNarrowFromLeftToRight() {
    assertThat(items(all())).hasSize(27);
    assertThat(keys(all().a("open").b(1))).containsExactly("open 1 x", "open 1 xy", "open 1 y");
    assertThat(keys(all().a("open").b(1).c("x"))).containsExactly("open 1 x");
  }

  @Test
  void aWholeKeyBecomesAnEquality() {
    assertThat(all().a("open").b(1).c("x").toRequest().keyConditionExpression())
        .isEqualTo("#pk = :pk AND #sk = :sk");
  }

  @Test
  void aRangeOfTheFirstPartTakesAllThatIsBehindItsValues() {
    assertThat(keys(all().a(gt("open")))).hasSize(18).noneMatch(key -> key.startsWith("open "));
    assertThat(items(all().a(gte("open")))).hasSize(27);
    assertThat(keys(all().a(lt("opened")))).hasSize(18);
    assertThat(keys(all().a(lte("open")))).hasSize(9);
    assertThat(keys(all().a(between("open", "open")))).hasSize(9);
    assertThat(keys(all().a(between("open$", "opened")))).hasSize(18);
    assertThat(items(all().a(beginsWith("open")))).hasSize(27);
    assertThat(items(all().a(beginsWith("opene")))).hasSize(9);
  }

  @Test
  void aRangeOfAMiddlePartStaysBehindThePartsBefore() {
    assertThat(keys(all().a("open").b(gt(9))))
        .containsExactly("open 10 x", "open 10 xy", "open 10 y");
    assertThat(keys(all().a("open").b(lt(9)))).containsExactly("open 1 x", "open 1 xy", "open 1 y");
    assertThat(items(all().a("open").b(between(9, 10)))).hasSize(6);
    assertThat(items(all().a("open").b(lte(10)))).hasSize(9);
    assertThat(items(all().a("open").b(gte(2)))).hasSize(6);
    assertThat(items(all().a("open").b(between(2, 8)))).isEmpty();
  }

  @Test
  void aRangeOfTheLastPartStaysBehindThePartsBefore() {
    assertThat(keys(all().a("open").b(1).c(gt("x")))).containsExactly("open 1 xy", "open 1 y");
    assertThat(keys(all().a("open").b(1).c(lt("y")))).containsExactly("open 1 x", "open 1 xy");
    assertThat(keys(all().a("open").b(1).c(beginsWith("x"))))
        .containsExactly("open 1 x", "open 1 xy");
    assertThat(keys(all().a("open").b(1).c(between("xa", "xz")))).containsExactly("open 1 xy");
  }

  @Test
  void enumsBooleansAndUuidsNarrowByEquality() {
    assertThat(items(OrderedLevelsEntity.all(BUCKET).level(Level.MID)))
        .containsExactly(new Levels(BUCKET, Level.MID, 1), new Levels(BUCKET, Level.MID, 2));
    assertThat(items(OrderedLevelsEntity.all(BUCKET).level(Level.MID).number(gt(1))))
        .containsExactly(new Levels(BUCKET, Level.MID, 2));
    assertThat(items(OrderedFlagsEntity.all(BUCKET).flag(true)))
        .containsExactly(new Flags(BUCKET, true, 1));
    assertThat(items(OrderedUuidsEntity.all(BUCKET).id(new UUID(0, 2))))
        .containsExactly(new Uuids(BUCKET, new UUID(0, 2), 1));
  }

  @Test
  void aTimeFindsWhatWasPutWithItHoweverFineItIs() {
    Instant time = Instant.parse("2024-01-15T08:00:00.123456789Z");
    TABLE.client().execute(OrderedMillisEntity.put(new Millis(BUCKET, time)));
    TABLE.client().execute(OrderedEpochPaddedEntity.put(new EpochPadded(BUCKET, time)));
    OrderedMillisEntity.All millis = OrderedMillisEntity.all(BUCKET);
    OrderedEpochPaddedEntity.All seconds = OrderedEpochPaddedEntity.all(BUCKET);

    assertThat(List.of(millis.at(time), millis.at(between(time, time)), millis.at(gte(time))))
        .allSatisfy(query -> assertThat(items(query)).hasSize(1));
    assertThat(items(millis.at(lte(time)))).hasSize(1);
    assertThat(items(millis.at(lt(time)))).isEmpty();
    assertThat(items(millis.at(gt(time)))).isEmpty();
    assertThat(items(seconds.at(time))).hasSize(1);
    assertThat(items(seconds.at(between(time.minusMillis(1), time)))).hasSize(1);
    assertThat(items(seconds.at(lt(time)))).isEmpty();
    assertThat(items(seconds.at(gt(time)))).isEmpty();
  }

  @Test
  void aNullInAKeyIsNamed() {
    assertThatThrownBy(() -> OrderedEpochPaddedEntity.get(BUCKET, null))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("[SGR0102] EpochPadded, key SK: at is null. A part of a key needs a value.");
    assertThatThrownBy(() -> OrderedEpochPaddedEntity.all(BUCKET).at((Instant) null))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void whatThePartitionSettlesNeedsNoArgumentAgain() {
    assertThat(items(OrderedAgainEntity.all(BUCKET))).hasSize(2);
    assertThat(items(OrderedAgainEntity.all(BUCKET).number(2)))
        .containsExactly(new Again(BUCKET, 2, "n"));
    assertThat(items(OrderedAgainEntity.all(BUCKET).number(2).name("n")))
        .containsExactly(new Again(BUCKET, 2, "n"));
    assertThat(items(OrderedAgainEntity.all(BUCKET).number(gt(1))))
        .containsExactly(new Again(BUCKET, 2, "n"));
  }

  @Test
  void everyStageIsAQueryThatCanBeReadConsistentlyAndBackwards() {
    assertThat(keys(all().a("open").b(1).consistent().reverse().limit(2)))
        .containsExactly("open 1 y", "open 1 xy");
  }

  @Test
  void rangesAmongTheLongestKeysMeanWhatTheySay() {
    String start = "x".repeat(1024 - "TEXT#".length() - 2);
    List<String> names = List.of(start + "a", start + "ab", start + "b", start + "\u07FF");
    BatchWriter.write(
        TABLE,
        names.stream().map(name -> OrderedTextEntity.put(new Ordered.Text(BUCKET, name))).toList());
    OrderedTextEntity.All texts = OrderedTextEntity.all(BUCKET);

    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      assertThat(names(texts.name(gt(name)))).isEqualTo(names.subList(i + 1, names.size()));
      assertThat(names(texts.name(gte(name)))).isEqualTo(names.subList(i, names.size()));
      assertThat(names(texts.name(lt(name)))).isEqualTo(names.subList(0, i));
      assertThat(names(texts.name(lte(name)))).isEqualTo(names.subList(0, i + 1));
      assertThat(names(texts.name(gt(name + "zzz")))).isEqualTo(after(names, name + "zzz"));
      assertThat(names(texts.name(beginsWith(name)))).isEqualTo(beginning(names, name));
    }
  }

  private static List<String> names(Query<Ordered.Text> query) {
    return items(query).stream().map(Ordered.Text::name).toList();
  }

  private static List<String> after(List<String> names, String bound) {
    return names.stream().filter(name -> Nasty.compareUtf8(name, bound) > 0).toList();
  }

  private static List<String> beginning(List<String> names, String prefix) {
    return names.stream().filter(name -> name.startsWith(prefix)).toList();
  }

  @Test
  void enumsBooleansAndUuidsHaveRanges() {
    assertThat(items(OrderedLevelsEntity.all(BUCKET).level(gte(Level.MID))))
        .extracting(Levels::level)
        .containsExactly(Level.MID, Level.MID, Level.HIGH, Level.HIGH);
    assertThat(items(OrderedLevelsEntity.all(BUCKET).level(between(Level.LOW, Level.LOW))))
        .hasSize(2);
    assertThat(items(OrderedFlagsEntity.all(BUCKET).flag(lt(true))))
        .extracting(Flags::flag)
        .containsExactly(false);
    assertThat(items(OrderedUuidsEntity.all(BUCKET).id(gt(new UUID(0, 1)))))
        .extracting(Uuids::id)
        .containsExactly(new UUID(0, 2));
    assertThat(items(OrderedUuidsEntity.all(BUCKET).id(UuidRange.beginsWith("00000000-00"))))
        .hasSize(2);
    assertThat(items(OrderedUuidsEntity.all(BUCKET).id(UuidRange.beginsWith("1")))).isEmpty();
  }
}
