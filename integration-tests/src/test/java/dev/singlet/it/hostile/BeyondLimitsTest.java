package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.it.hostile.model.Edges.Edge;
import dev.singlet.it.hostile.model.Edges.Mark;
import dev.singlet.it.hostile.model.Edges.Marked;
import dev.singlet.it.hostile.model.EdgesEdgeEntity;
import dev.singlet.it.hostile.model.EdgesMarkedEntity;
import dev.singlet.it.hostile.model.EdgesTable;
import dev.singlet.json.EntityJson;
import dev.singlet.json.InvalidJsonException;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Values beyond what DynamoDB takes are refused by errors that name the operation. */
class BeyondLimitsTest {

  private static final String LONG_KEY = "k".repeat(70_000);

  @RegisterExtension final LocalTable edges = LocalTable.of(EdgesTable.SCHEMA);

  private static Edge edge(long version, Map<String, String> marks) {
    return new Edge("1", version, null, List.of(), marks, null, null);
  }

  private static Edge edge(long version) {
    return edge(version, Map.of());
  }

  private TableClient client() {
    return edges.client();
  }

  private static void assertInvalid(ThrowingCallable call, String problem) {
    assertThatThrownBy(call)
        .isInstanceOf(ValidationException.class)
        .hasMessage("[SGR0101] Edge is not valid: " + problem + ".");
  }

  @Test
  void aKeyOfAMap() {
    String problem = "marks must have no key of more than 65535 bytes";
    assertInvalid(
        () -> client().execute(EdgesEdgeEntity.put(edge(0, Map.of(LONG_KEY, "")))), problem);
    assertInvalid(
        () -> client().execute(EdgesEdgeEntity.update("1").marks(Map.of(LONG_KEY, ""))), problem);
    Document deep =
        new Document.ListOf(List.of(new Document.MapOf(Map.of(LONG_KEY, Document.of(true)))));
    assertInvalid(
        () -> client().execute(EdgesEdgeEntity.update("1").meta(deep)),
        "meta must have no key of more than 65535 bytes");
    assertThatThrownBy(() -> EdgesEdgeEntity.MARKS.key(LONG_KEY))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] Edge.marks.key(\"%s...\"): a map's key has 1 to 65535 bytes, and this one has"
                    .formatted("k".repeat(57))
                + " 70000.");
    assertThatThrownBy(() -> EdgesEdgeEntity.MARKS.key(""))
        .hasMessage(
            "[SGR0105] Edge.marks.key(\"\"): a map's key has 1 to 65535 bytes, and this one has 0.");

    // DynamoDB Local reads keys of 50,000 bytes at most.
    Edge longest = edge(0, Map.of("k".repeat(50_000), ""));
    client().execute(EdgesEdgeEntity.put(longest));
    assertThat(client().execute(EdgesEdgeEntity.get("1")).orElseThrow().marks())
        .isEqualTo(longest.marks());
    assertThat(EdgesEdgeEntity.put(edge(0, Map.of("k".repeat(65_535), ""))).toRequest().item())
        .containsKey("marks");
  }

  @Test
  void anIncrementPast38Digits() {
    BigDecimal most = new BigDecimal("9".repeat(38));
    client().execute(EdgesEdgeEntity.put(new Edge("1", 0, most, List.of(), Map.of(), null, null)));

    BigDecimal tenth = new BigDecimal("0.1");
    assertThatThrownBy(() -> client().execute(EdgesEdgeEntity.update("1").incrementAmount(tenth)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasCauseInstanceOf(DynamoDbException.class)
        .hasMessage(
            "[SGR0109] Update[Edge EDGE#1 / EDGE]: DynamoDB refuses it for the item that is there:"
                + " DynamoDB only supports precision up to 38 digits. It computes amount from what is"
                + " stored: read the item, and set amount instead.");
    assertThat(client().execute(EdgesEdgeEntity.get("1")).orElseThrow().amount()).isEqualTo(most);
  }

  @Test
  void aVersionThatCanNotBeCounted() {
    String problem =
        "version must be less than 9223372036854775807: the write counts one more (was"
            + " 9223372036854775807)";
    Edge last = edge(Long.MAX_VALUE);
    assertInvalid(() -> client().execute(EdgesEdgeEntity.put(last)), problem);
    assertInvalid(
        () ->
            client().execute(EdgesEdgeEntity.update(last, edge(Long.MAX_VALUE, Map.of("a", "b")))),
        problem);
    assertInvalid(
        () -> EdgesEdgeEntity.update("1").marks(Map.of()).ifVersion(Long.MAX_VALUE), problem);
  }

  @Test
  void anUpdateThatChangesNothing() {
    Edge sealed = new Edge("1", 1, null, List.of(), Map.of(), null, new byte[] {1, 2});

    assertThatThrownBy(() -> EdgesEdgeEntity.update(sealed, sealed).toRequest())
        .hasMessage(
            "[SGR0109] Update[Edge EDGE#1 / EDGE] changes nothing, so that there is no request. Ask"
                + " isUnchanged() first.");
    assertThat(EdgesEdgeEntity.put(sealed)).hasToString("Put[Edge EDGE#1 / EDGE]");
  }

  @Test
  void manyValuesOfACondition() {
    List<String> ids = IntStream.range(0, 3_000).mapToObj(String::valueOf).toList();
    client().execute(EdgesEdgeEntity.put(edge(0)));

    assertThat(
            client()
                .execute(
                    EdgesEdgeEntity.all("1").filter(EdgesEdgeEntity.ID.in(ids.subList(0, 650))))
                .items())
        .hasSize(1);
    assertThatThrownBy(
            () -> client().execute(EdgesEdgeEntity.all("1").filter(EdgesEdgeEntity.ID.in(ids))))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0108] Query[Edge.all = EDGE]: the expression would be 20216 bytes long, and DynamoDB"
                + " takes 4096. Ask less in one request.");
  }

  @Test
  void jsonThatCouldBeTwoValuesOfAUnion() {
    EntityJson<Marked> json = EntityJson.of(EdgesMarkedEntity.type());
    Marked one = new Marked("1", new Mark.Names(Set.of("a")));
    Marked three = new Marked("1", new Mark.Names(Set.of("a", "b", "c")));
    Marked same = new Marked("1", new Mark.Pair("a", "a"));
    String problem = "JSON, mark: can be stored as L or SS, and JSON doesn't tell which.";

    assertThat(json.read(json.write(one))).isEqualTo(one);
    assertThat(json.read(json.write(three))).isEqualTo(three);
    assertThat(json.read(json.write(same))).isEqualTo(same);
    assertThat(json.merge(one, "{\"mark\": [\"b\", \"b\"]}").mark())
        .isEqualTo(new Mark.Pair("b", "b"));
    for (Mark mark : List.of(new Mark.Pair("a", "b"), new Mark.Names(Set.of("a", "b")))) {
      assertThatThrownBy(() -> json.write(new Marked("1", mark)))
          .isInstanceOf(InvalidJsonException.class)
          .message()
          .endsWith(problem);
    }
    assertThatThrownBy(() -> json.read("{\"id\": \"1\", \"mark\": [\"a\", \"b\"]}"))
        .isInstanceOf(InvalidJsonException.class)
        .message()
        .endsWith(problem);
    assertThatThrownBy(() -> json.read("{\"id\": \"1\", \"mark\": [1]}"))
        .message()
        .endsWith("JSON, mark: can't be stored as L or SS.");
  }
}
