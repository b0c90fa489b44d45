package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.runtime.key.KeyEnd.At;
import dev.singlet.runtime.key.KeyEnd.Behind;
import dev.singlet.runtime.key.KeyEnd.Outside;
import dev.singlet.runtime.key.SortCondition.BeginsWith;
import dev.singlet.value.Range;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeyTupleTest {

  private static final class Pair extends KeyTuple {
    Pair(KeyTuple tuple) {
      super(tuple);
    }

    static Pair of(KeyEnd<String> value) {
      return new Pair(first(value, "#"));
    }

    static Pair of(KeyEnd<String> value, KeyEnd<String> last) {
      return new Pair(of(value).last(last));
    }
  }

  private static At<String> at(String value) {
    return new At<>(value);
  }

  @Test
  void tuplesAreInTheOrderOfTheirKeys() {
    List<Pair> tuples =
        List.of(
            Pair.of(new Outside<>(false)),
            Pair.of(at("a")),
            Pair.of(at("a"), at("1")),
            Pair.of(at("a"), new Behind<>("1")),
            Pair.of(at("a"), at("10")),
            Pair.of(at("a"), new Outside<>(true)),
            Pair.of(at("ab"), at("1")),
            Pair.of(new Behind<>("ab"), at("0")),
            Pair.of(at("b")),
            Pair.of(new Outside<>(true), at("1")));

    assertThat(tuples).isSorted().doesNotHaveDuplicates();
    assertThat(Pair.of(at("a"), new Outside<>(false))).isEqualByComparingTo(Pair.of(at("a")));
  }

  @Test
  void furtherValuesDontMoveAnEndThatNoKeyHolds() {
    assertThat(Pair.of(new Behind<>("a"), at("1")))
        .isEqualByComparingTo(Pair.of(new Behind<>("a"), at("2")))
        .isEqualByComparingTo(Pair.of(new Behind<>("a")));
  }

  @Test
  void anEndThatLimitsNothingIsNone() {
    Range<Pair> all = Range.gte(Pair.of(new Outside<>(false)));

    assertThat(SortCondition.tuples("P#", all)).isEqualTo(new BeginsWith("P#"));
    assertThat(SortCondition.tuples("", all)).isEqualTo(SortCondition.all());
  }

  @Test
  void noTextSortsBeforeAllKeysOfAnEmptyPrefix() {
    Range<Pair> none = Range.lt(Pair.of(new Outside<>(false)));

    assertThat(SortCondition.tuples("", none)).isNull();
    assertThat(SortCondition.tuples("P#", none)).isNull();
  }
}
