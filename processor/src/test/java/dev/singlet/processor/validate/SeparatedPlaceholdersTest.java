package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeparatedPlaceholdersTest {

  @Test
  void valuesWithNothingBetweenCouldGiveOneKey() {
    assertThat(Problems.of(new SeparatedPlaceholders(), table("USER#{first}{last}")))
        .containsExactly(
            "USER#{first}{last}: [SGT0409] The primary @LinkedKey: the template"
                + " \"USER#{first}{last}\" has no delimiter between {first} and {last}, so"
                + " different values could give the same key. Write '#' between them. If stored"
                + " keys have nothing there, return both as one text from a static @Computed"
                + " method.");
  }

  @Test
  void otherTextIsNoDelimiter() {
    assertThat(Problems.of(new SeparatedPlaceholders(), table("USER#{first}-{last}")))
        .singleElement()
        .asString()
        .contains("has \"-\", which is not the table's delimiter '#', between {first} and {last}")
        .endsWith(
            "Write '#' instead. If stored keys have \"-\", write delimiter = \"-\" in @Table, or"
                + " write {first:any}, whose value ends at that text.");
  }

  @Test
  void whatCouldBeTheDelimiterIsProposed() {
    assertThat(Problems.of(new SeparatedPlaceholders(), table("USER#{first}||{last}")))
        .singleElement()
        .asString()
        .contains("write delimiter = \"||\" in @Table, or write {first:any}");
  }

  @Test
  void theDelimiterSeparates() {
    assertThat(Problems.of(new SeparatedPlaceholders(), table("USER#{first}#{last}"))).isEmpty();
  }

  @Test
  void aValueOfOneWidthNeedsNoneBehindIt() {
    TableFixture table =
        new TableFixture()
            .entity(
                new EntityFixture("Seat")
                    .with("row", new ValueType.Scalar(Kind.INT, true))
                    .texts("name")
                    .key("{row:pad(4)}{name}", "SEAT"));

    assertThat(Problems.of(new SeparatedPlaceholders(), table)).isEmpty();
  }

  @Test
  void aValueEndsAtTheDelimiterOrWithTheTemplate() {
    List<Part> parts =
        List.of(new Part.Literal("A#B"), new Part.Literal("AB"), new Part.Literal(""));

    assertThat(SeparatedPlaceholders.endsValue(parts, 0, "#")).isTrue();
    assertThat(SeparatedPlaceholders.endsValue(parts, 0, "A")).isTrue();
    assertThat(SeparatedPlaceholders.endsValue(parts, 1, "#")).isFalse();
    assertThat(SeparatedPlaceholders.endsValue(parts, 2, "#")).isTrue();
  }

  private static TableFixture table(String partition) {
    return new TableFixture()
        .entity(new EntityFixture("User").texts("first", "last").key(partition, "USER"));
  }
}
