package dev.singlet.it.sortorder;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.lt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.TableClient;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.sortorder.model.Ordered;
import dev.singlet.it.sortorder.model.Ordered.Escaped;
import dev.singlet.it.sortorder.model.Ordered.MiddleEscaped;
import dev.singlet.it.sortorder.model.OrderedEscapedEntity;
import dev.singlet.it.sortorder.model.OrderedMiddleEscapedEntity;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.it.sortorder.model.OrderedTextEntity;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** U+10FFFF, where ranges end, in escaped parts of sort keys. */
class LastCodePointTest {

  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);
  private static final String BEFORE = Character.toString(Character.MAX_CODE_POINT - 1);

  /** In the order of their bytes. */
  private static final List<String> NAMES =
      List.of(
          "a",
          "a#",
          "ab",
          "a" + BEFORE,
          "a" + BEFORE + LAST,
          "a" + LAST,
          "a" + LAST + "#",
          "a" + LAST + "b",
          "a" + LAST + LAST,
          "b",
          BEFORE,
          LAST,
          LAST + BEFORE,
          LAST + LAST);

  @RegisterExtension final LocalTable table = LocalTable.of(OrderedTable.SCHEMA);

  private TableClient client;

  @BeforeEach
  void fill() {
    client = table.client();
    for (String name : NAMES) {
      client.execute(OrderedEscapedEntity.put(new Escaped("x", name)));
      client.execute(OrderedMiddleEscapedEntity.put(new MiddleEscaped("x", name, 1)));
    }
  }

  private List<String> last(Query<Escaped> query) {
    return client.stream(query).map(Escaped::name).toList();
  }

  private List<String> middle(Query<MiddleEscaped> query) {
    return client.stream(query).map(MiddleEscaped::name).toList();
  }

  @Test
  void rangesHoldItsNeighboursAndIt() {
    int size = NAMES.size();
    for (int from = 0; from < size; from++) {
      String lower = NAMES.get(from);
      for (int to = from; to < size; to++) {
        String upper = NAMES.get(to);
        List<String> expected = NAMES.subList(from, to + 1);
        assertThat(last(OrderedEscapedEntity.all("x").name(between(lower, upper))))
            .isEqualTo(expected);
        assertThat(middle(OrderedMiddleEscapedEntity.all("x").name(between(lower, upper))))
            .isEqualTo(expected);
      }
      List<String> above = NAMES.subList(from + 1, size);
      assertThat(last(OrderedEscapedEntity.all("x").name(gt(lower)))).isEqualTo(above);
      assertThat(middle(OrderedMiddleEscapedEntity.all("x").name(gt(lower)))).isEqualTo(above);
      List<String> below = NAMES.subList(0, from);
      assertThat(last(OrderedEscapedEntity.all("x").name(lt(lower)))).isEqualTo(below);
      assertThat(middle(OrderedMiddleEscapedEntity.all("x").name(lt(lower)))).isEqualTo(below);
    }
  }

  @Test
  void otherPartsRefuseItAndNameTheWayOut() {
    assertThatExceptionOfType(InvalidKeyException.class)
        .isThrownBy(() -> client.execute(OrderedTextEntity.put(new Ordered.Text("x", "a" + LAST))))
        .withMessageContaining("contains U+10FFFF, which ends ranges of keys")
        .withMessageContaining("end the placeholder of name with \":escape\"");
  }
}
