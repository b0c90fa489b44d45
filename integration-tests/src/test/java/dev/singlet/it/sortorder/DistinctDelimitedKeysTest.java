package dev.singlet.it.sortorder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.Delimiters.Maker;
import dev.singlet.it.sortorder.model.Delimited.Colon;
import dev.singlet.it.sortorder.model.Delimited.Colons;
import dev.singlet.it.sortorder.model.Delimited.Dash;
import dev.singlet.it.sortorder.model.Delimited.Dot;
import dev.singlet.it.sortorder.model.Delimited.Fence;
import dev.singlet.it.sortorder.model.DelimitedColonStayEntity;
import dev.singlet.it.sortorder.model.DelimitedColonVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedColonsStayEntity;
import dev.singlet.it.sortorder.model.DelimitedColonsVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedDashStayEntity;
import dev.singlet.it.sortorder.model.DelimitedDashVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedDotVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedFenceStayEntity;
import dev.singlet.it.sortorder.model.DelimitedFenceVisitEntity;
import dev.singlet.item.Put;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Different items have different keys with each delimiter, also those of different entities. */
class DistinctDelimitedKeysTest {

  private static final int ITEMS = 3_000;
  private static final long SEED = 20_261_126;

  static Stream<Arguments> makers() {
    return Stream.of(
        Arguments.of(
            ":",
            List.<Maker<Put<?>>>of(
                (left, right, day, at, id, name) ->
                    DelimitedColonVisitEntity.put(new Colon.Visit(left, right, day, at, id, name)),
                (left, right, day, at, id, name) ->
                    DelimitedColonStayEntity.put(new Colon.Stay(at, day, id, name)))),
        Arguments.of(
            "-",
            List.<Maker<Put<?>>>of(
                (left, right, day, at, id, name) ->
                    DelimitedDashVisitEntity.put(new Dash.Visit(left, right, day, at, id, name)),
                (left, right, day, at, id, name) ->
                    DelimitedDashStayEntity.put(new Dash.Stay(day, id, name)))),
        Arguments.of(
            ".",
            List.<Maker<Put<?>>>of(
                (left, right, day, at, id, name) ->
                    DelimitedDotVisitEntity.put(new Dot.Visit(left, right, day, at, id, name)))),
        Arguments.of(
            "::",
            List.<Maker<Put<?>>>of(
                (left, right, day, at, id, name) ->
                    DelimitedColonsVisitEntity.put(
                        new Colons.Visit(left, right, day, at, id, name)),
                (left, right, day, at, id, name) ->
                    DelimitedColonsStayEntity.put(new Colons.Stay(left, right, name)))),
        Arguments.of(
            "#|#",
            List.<Maker<Put<?>>>of(
                (left, right, day, at, id, name) ->
                    DelimitedFenceVisitEntity.put(new Fence.Visit(left, right, day, at, id, name)),
                (left, right, day, at, id, name) ->
                    DelimitedFenceStayEntity.put(new Fence.Stay(left, right, name)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("makers")
  void differentItemsHaveDifferentKeys(String delimiter, List<Maker<Put<?>>> makers) {
    Nasty nasty = new Nasty(SEED);
    Delimiters delimiters = new Delimiters(nasty);
    Map<List<AttributeValue>, Object> byKey = new HashMap<>();
    int refused = 0;
    for (int i = 0; i < ITEMS; i++) {
      Put<?> put = delimiters.visit(delimiter, makers.get(nasty.below(makers.size())));
      try {
        Map<String, AttributeValue> item = put.toRequest().item();
        Object other = byKey.put(List.of(item.get("PK"), item.get("SK")), put.entity());
        assertThat(other).isIn(null, put.entity());
      } catch (InvalidKeyException problem) {
        assertThat(problem).hasMessageContaining("the delimiter '" + delimiter + "'");
        refused++;
      }
    }
    assertThat(byKey).hasSizeGreaterThan(ITEMS / 10);
    assertThat(refused).isGreaterThan(ITEMS / 10);
  }
}
