package dev.singlet.it.sortorder;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.sortorder.model.Tupled.Note;
import dev.singlet.it.sortorder.model.Tupled.Noted;
import dev.singlet.it.sortorder.model.Tupled.State;
import dev.singlet.it.sortorder.model.Tupled.Stay;
import dev.singlet.it.sortorder.model.TupledNoteEntity;
import dev.singlet.it.sortorder.model.TupledNotedCollection;
import dev.singlet.it.sortorder.model.TupledNotedCollection.NotedTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity;
import dev.singlet.it.sortorder.model.TupledStayEntity.AllNameTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.AllTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.DescendingTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.MixedDayTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.SeveralLevelTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.ShardedTuple;
import dev.singlet.it.sortorder.model.TupledTable;
import dev.singlet.item.Put;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A range over several parts of a sort key is one request, and has the tuples that it says. */
class TupleRangesTest {

  private static final String KIND = "k";
  private static final LocalDate DAY = LocalDate.of(2024, 1, 15);

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(TupledTable.SCHEMA);

  private final RecordingDynamoDb recorded = new RecordingDynamoDb();
  private final TableClient client = TupledTable.client(recorded.client());

  @BeforeAll
  static void write() {
    List<Put<?>> puts = new ArrayList<>();
    for (String name : List.of("a", "aa", "b")) {
      for (int level : new int[] {1, 2}) {
        for (String id : List.of("x", "y")) {
          BigDecimal price = BigDecimal.valueOf(level);
          puts.add(
              TupledStayEntity.put(
                  new Stay(
                      KIND, name, level, id, price, DAY, Instant.EPOCH, State.OPEN, "t" + id)));
        }
        puts.add(TupledNoteEntity.put(new Note(KIND, name, level, "x")));
      }
    }
    BatchWriter.write(TABLE, puts);
  }

  private static List<String> keys(Query<Stay> query) {
    Page<Stay> page = TABLE.client().execute(query);
    assertThat(page.requests()).isEqualTo(1);
    return page.items().stream().map(stay -> stay.name() + stay.level() + stay.id()).toList();
  }

  private static TupledStayEntity.All all() {
    return TupledStayEntity.all(KIND);
  }

  @Test
  void aTupleOfFewerValuesStandsForAllThatBeginWithThem() {
    assertThat(keys(all().tuple(gt(AllTuple.of("aa")))))
        .containsExactly("b1x", "b1y", "b2x", "b2y");
    assertThat(keys(all().tuple(gte(AllTuple.of("aa", 2)))))
        .containsExactly("aa2x", "aa2y", "b1x", "b1y", "b2x", "b2y");
    assertThat(keys(all().tuple(lt(AllTuple.of("aa")))))
        .containsExactly("a1x", "a1y", "a2x", "a2y");
    assertThat(keys(all().tuple(lte(AllTuple.of("a", 1))))).containsExactly("a1x", "a1y");
  }

  @Test
  void theEndsCanHaveDifferentNumbersOfValues() {
    assertThat(keys(all().tuple(between(AllTuple.of("a", 2, "y"), AllTuple.of("aa")))))
        .containsExactly("a2y", "aa1x", "aa1y", "aa2x", "aa2y");
    assertThat(keys(all().tuple(gt(AllTuple.of("a", 2)).and(lt(AllTuple.of("aa", 1, "y"))))))
        .containsExactly("aa1x");
    assertThat(keys(all().tuple(gt(AllTuple.of("a", 1)).and(lte(AllTuple.of("a"))))))
        .containsExactly("a2x", "a2y");
  }

  @Test
  void theRestOfTheKeyHasTuplesToo() {
    assertThat(keys(all().name("aa").tuple(gte(AllNameTuple.of(1, "y")))))
        .containsExactly("aa1y", "aa2x", "aa2y");
    assertThat(keys(all().name("aa").tuple(lt(AllNameTuple.of(1, "y"))))).containsExactly("aa1x");
  }

  @Test
  void aRangeIsOneBetween() {
    QueryRequest request =
        all().tuple(gt(AllTuple.of("a", 1)).and(lt(AllTuple.of("b", 2, "y")))).toRequest();

    assertThat(request.keyConditionExpression())
        .isEqualTo("#pk = :pk AND #sk BETWEEN :lower AND :upper");
    assertThat(request.expressionAttributeValues().get(":lower").s())
        .isEqualTo("a#01#" + Character.toString(Character.MAX_CODE_POINT));
    assertThat(request.expressionAttributeValues().get(":upper").s())
        .isEqualTo("b#02#x" + Character.toString(Character.MAX_CODE_POINT));
  }

  @Test
  void descendingPartsAreComparedByTheirValues() {
    TupledStayEntity.Descending descending = TupledStayEntity.descending(KIND);
    DescendingTuple end = DescendingTuple.of(BigDecimal.ONE, 1);

    assertThat(keys(descending.tuple(gt(end)))).hasSize(6).allMatch(key -> key.contains("2"));
    assertThat(keys(descending.tuple(lte(end)))).hasSize(6).allMatch(key -> key.contains("1"));
  }

  @Test
  void aComponentOfTheNameKeepsItsMethod() {
    assertThat(
            keys(
                TupledStayEntity.mixed(KIND)
                    .price(BigDecimal.ONE)
                    .level(1)
                    .day(DAY)
                    .whereTuple(between(MixedDayTuple.of("ty"), MixedDayTuple.of("tz")))))
        .hasSize(3)
        .allMatch(key -> key.endsWith("y"));
  }

  @Test
  void aCollectionHasTuplesOfWhatItsKeysShare() {
    Page<Noted> page =
        TABLE.client().execute(TupledNotedCollection.noted(KIND).tuple(gt(NotedTuple.of("aa", 1))));

    assertThat(page.itemsRead()).isEqualTo(9);
    assertThat(page.items()).hasSize(9).filteredOn(Note.class::isInstance).hasSize(3);
  }

  @Test
  void aRangeWithoutTuplesMakesNoRequest() {
    BigDecimal one = BigDecimal.ONE;
    List<Query<Stay>> empty =
        List.of(
            all().tuple(between(AllTuple.of("b"), AllTuple.of("a", 1))),
            all().tuple(gt(AllTuple.of("a")).and(lte(AllTuple.of("a", 2, "y")))),
            all().tuple(gt(AllTuple.of("a", 1)).and(lt(AllTuple.of("a", 1)))),
            all().tuple(gte(AllTuple.of("a", 1)).and(lt(AllTuple.of("a", 1)))),
            all().tuple(between(AllTuple.of("a", 100), AllTuple.of("a", 200))),
            all().tuple(between(AllTuple.of("a", -200), AllTuple.of("a", -100, "x"))),
            all().tuple(lt(AllTuple.of(""))),
            all().tuple(lte(AllTuple.of("", 7))),
            all().name("a").tuple(gt(AllNameTuple.of(100))),
            TupledStayEntity.descending(KIND)
                .tuple(between(DescendingTuple.of(one, 2), DescendingTuple.of(one, 1))),
            TupledStayEntity.sharded(KIND)
                .tuple(between(ShardedTuple.of(State.OPEN), ShardedTuple.of(State.CLOSED, one))),
            TupledStayEntity.several(KIND)
                .level(1)
                .tuple(gt(SeveralLevelTuple.of("b")).and(lt(SeveralLevelTuple.of("b", DAY)))));
    for (Query<Stay> none : empty) {
      assertThat(client.execute(none).items()).isEmpty();
      assertThat(client.execute(none.count())).isZero();
    }
    assertThat(recorded.requests()).isEmpty();
  }

  @Test
  void endsThatNoKeyHoldsHaveTheirPlace() {
    assertThat(
            keys(all().tuple(gt(AllTuple.of("a", 100, "x")).and(lt(AllTuple.of("aa", -1, "x"))))))
        .isEmpty();
    assertThat(keys(all().tuple(gte(AllTuple.of("a", 100)).and(lt(AllTuple.of("aa", 100))))))
        .containsExactly("aa1x", "aa1y", "aa2x", "aa2y");
    assertThat(keys(all().tuple(gt(AllTuple.of("a#b", 1)).and(lt(AllTuple.of("b", 1))))))
        .containsExactly("aa1x", "aa1y", "aa2x", "aa2y");
    assertThat(all().tuple(gte(AllTuple.of("", -5))).toRequest()).isEqualTo(all().toRequest());
    assertThatThrownBy(() -> AllTuple.of("a\uD800"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("It is not valid Unicode.");
  }

  @Test
  void aTokenIsOfTheRange() {
    Query<Stay> query = all().tuple(gt(AllTuple.of("a", 1)));
    Page<Stay> page = TABLE.asyncClient().execute(query.limit(5)).join();

    assertThat(keys(query.from(page.nextToken())))
        .containsExactly("aa2y", "b1x", "b1y", "b2x", "b2y");
    Query<Stay> other = all().tuple(gt(AllTuple.of("a", 2)));
    assertThatThrownBy(() -> TABLE.client().execute(other.from(page.nextToken())))
        .isInstanceOf(InvalidPageTokenException.class);
  }
}
