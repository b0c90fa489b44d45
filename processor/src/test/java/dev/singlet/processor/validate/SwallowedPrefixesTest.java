package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwallowedPrefixesTest {

  private static final EntityFixture ORDER_LINE =
      new EntityFixture("Line")
          .texts("customer", "id", "line")
          .key("CUSTOMER#{customer}", "ORDER#{id}#LINE#{line}");

  @Test
  void aQueryThatReadsItemsOfOthersIsWarnedOf() {
    TableFixture table = new TableFixture().entity(orders("ORDER#{id}")).entity(ORDER_LINE);

    assertThat(Problems.of(new SwallowedPrefixes(), table))
        .containsExactly(
            "ORDER#{id}: [SGT0902] @LinkedKey(name = \"orders\") of Order also reads the items of"
                + " Line, whose sort keys begin alike, and DynamoDB charges for them. Begin the"
                + " sort template with a literal of its own, unless such keys are stored. Or silence this with"
                + " @SuppressWarnings(\"singlet:swallowed-prefix\").");
  }

  @Test
  void aLiteralOfItsOwnIsFine() {
    TableFixture table = new TableFixture().entity(orders("O#{id}")).entity(ORDER_LINE);

    assertThat(Problems.of(new SwallowedPrefixes(), table)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'{id:any}', 'ORDER#{id}#LINE#{line}', true",
    "'ORDER#{id:any}', 'ORDER#{id}#LINE#{line}', true",
    "'ORDER#{id}', 'ORDER#{id:any}#LINE#{line}', true",
    "'O#{id:any}', 'ORDER#{id:any}', false",
    "'ORDER#O#{id:any}', 'ORDER#L#{id:any}', false",
    "'ORDER#O#{id:any}', 'ORDER#{id:any}', true"
  })
  void aValueWithTheDelimiterCanGoOnAsAnotherKey(String orders, String lines, boolean isWarned) {
    EntityFixture line =
        new EntityFixture("Line").texts("customer", "id", "line").key("CUSTOMER#{customer}", lines);
    TableFixture table = new TableFixture().entity(orders(orders)).entity(line);

    assertThat(Problems.of(new SwallowedPrefixes(), table)).hasSize(isWarned ? 1 : 0);
  }

  private static EntityFixture orders(String sort) {
    return new EntityFixture("Order")
        .texts("customer", "id")
        .pattern("orders", "CUSTOMER#{customer}", sort);
  }
}
