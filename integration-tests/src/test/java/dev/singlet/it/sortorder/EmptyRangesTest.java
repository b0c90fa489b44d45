package dev.singlet.it.sortorder;

import static dev.singlet.value.Range.beginsWith;
import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.sortorder.model.Ordered.Padded;
import dev.singlet.it.sortorder.model.OrderedBareEntity;
import dev.singlet.it.sortorder.model.OrderedMiddleTextEntity;
import dev.singlet.it.sortorder.model.OrderedMillisEntity;
import dev.singlet.it.sortorder.model.OrderedPaddedEntity;
import dev.singlet.it.sortorder.model.OrderedPaddedMiddleEntity;
import dev.singlet.it.sortorder.model.OrderedReversedEntity;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.it.sortorder.model.OrderedTextEntity;
import dev.singlet.it.sortorder.model.ScaledSampleEntity;
import dev.singlet.it.sortorder.model.ScaledTable;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A range that no value is in makes no request. A range that has all values is not a range. */
class EmptyRangesTest {

  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);
  private static final Instant NOON = Instant.parse("2024-01-15T12:00:00Z");

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(OrderedTable.SCHEMA);

  private final RecordingDynamoDb recorded = new RecordingDynamoDb();
  private final TableClient client = OrderedTable.client(recorded.client());
  private final AsyncTableClient async = OrderedTable.asyncClient(recorded.asyncClient());

  private static List<Query<?>> empty() {
    return List.of(
        OrderedPaddedEntity.all("b").number(between(5, 1)),
        OrderedPaddedEntity.all("b").number(gte(5).and(lt(5))),
        OrderedPaddedEntity.all("b").number(gt(10_000_000_000L)),
        OrderedPaddedEntity.all("b").number(lt(-5)),
        OrderedReversedEntity.all("b").number(gt(10_000_000_000L)),
        OrderedPaddedMiddleEntity.all("b").number(between(2_000_000, 3_000_000)),
        OrderedMillisEntity.all("b").at(between(NOON, NOON.minusSeconds(1))),
        OrderedMillisEntity.all("b").at(gt(Instant.MAX)),
        OrderedTextEntity.all("b").name(between("m", "a")),
        OrderedTextEntity.all("b").name(lt("")),
        OrderedTextEntity.all("b").name(gt(LAST)),
        OrderedTextEntity.all("b").name(beginsWith("a#")),
        OrderedTextEntity.all("b").name(beginsWith("a".repeat(1100))),
        OrderedMiddleTextEntity.all("b").name(gt("a").and(lt("a!"))),
        OrderedMiddleTextEntity.all("b").name(beginsWith("a b")),
        OrderedBareEntity.all("b").name(lt("")));
  }

  @Test
  void noOperationOfItMakesARequest() {
    for (Query<?> none : empty()) {
      Page<?> page = client.execute(none.limit(3));
      assertThat(page.items()).isEmpty();
      assertThat(page.requests()).isZero();
      assertThat(page.nextToken()).isNull();
      assertThat(page.previousToken()).isNull();
      assertThat(client.stream(none)).isEmpty();
      assertThat(client.execute(none.count())).isZero();
      assertThat(client.execute(none.deleteAll()).requests()).isZero();
      assertThat(client.execute(none.updateAll(item -> null)).requests()).isZero();
      assertThat(async.execute(none).join().items()).isEmpty();
      assertThat(async.execute(none.reverse().count()).join()).isZero();
      assertThatThrownBy(none::toRequest)
          .isInstanceOf(InvalidArgumentException.class)
          .hasMessageContaining("is of no values, so it makes no request.");
    }
    ConsistentQuery<Padded> consistent = OrderedPaddedEntity.all("b").number(lt(-1)).consistent();
    assertThat(client.execute(consistent).items()).isEmpty();
    TableClient scaled = ScaledTable.client(recorded.client());
    assertThat(scaled.stream(ScaledSampleEntity.sharded("k").level(lt(-1)))).isEmpty();
    assertThat(scaled.stream(ScaledSampleEntity.several("k").level(7).name(lt("")))).isEmpty();
    assertThat(scaled.stream(ScaledSampleEntity.byNumber("k").level(between(5, 1)))).isEmpty();

    assertThat(recorded.requests()).isEmpty();
  }

  @Test
  void allValuesNeedNoRange() {
    Query<Padded> all = OrderedPaddedEntity.all("b");
    for (Query<Padded> each :
        List.of(
            OrderedPaddedEntity.all("b").number(lt(10_000_000_000L)),
            OrderedPaddedEntity.all("b").number(gte(-5)),
            OrderedPaddedEntity.all("b").number(between(-1, Long.MAX_VALUE)))) {
      assertThat(each.toRequest()).isEqualTo(all.toRequest());
    }
    assertThat(OrderedTextEntity.all("b").name(gte("")).toRequest())
        .isEqualTo(OrderedTextEntity.all("b").toRequest())
        .isEqualTo(OrderedTextEntity.all("b").name(beginsWith("")).toRequest());
  }

  @Test
  void aTokenIsOfTheValuesThatARangeHas() {
    BatchWriter.write(
        TABLE,
        LongStream.range(0, 6).mapToObj(n -> OrderedPaddedEntity.put(new Padded("t", n))).toList());
    TableClient stored = TABLE.client();
    String token =
        stored.execute(OrderedPaddedEntity.all("t").number(gte(-9)).limit(2)).nextToken();

    assertThat(stored.execute(OrderedPaddedEntity.all("t").number(gte(-1)).from(token)).items())
        .extracting(Padded::number)
        .containsExactly(2L, 3L, 4L, 5L);
    for (Query<Padded> other :
        List.of(
            OrderedPaddedEntity.all("t").number(gte(1)),
            OrderedPaddedEntity.all("t").number(lt(0)))) {
      assertThatThrownBy(() -> stored.execute(other.from(token)))
          .isInstanceOf(InvalidPageTokenException.class);
    }
  }

  @Test
  void aSingleValueMustFitTheKey() {
    assertThatThrownBy(() -> OrderedPaddedEntity.all("b").number(-1))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("-1 does not fit pad(10)");
    assertThatThrownBy(() -> OrderedTextEntity.all("b").name("a#b"))
        .isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> OrderedTextEntity.all("b").name(""))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void aTextWithoutAnOrderIsNoEnd() {
    assertThatThrownBy(() -> OrderedTextEntity.all("b").name(gte("a\uD800")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("It is not valid Unicode.");
  }
}
