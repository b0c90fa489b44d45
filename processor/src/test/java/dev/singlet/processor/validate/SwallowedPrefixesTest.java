package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

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
                + " sort template with a literal of its own. Or silence this with"
                + " @SuppressWarnings(\"singlet:swallowed-prefix\").");
  }

  @Test
  void aLiteralOfItsOwnIsFine() {
    TableFixture table = new TableFixture().entity(orders("O#{id}")).entity(ORDER_LINE);

    assertThat(Problems.of(new SwallowedPrefixes(), table)).isEmpty();
  }

  private static EntityFixture orders(String sort) {
    return new EntityFixture("Order")
        .texts("customer", "id")
        .pattern("orders", "CUSTOMER#{customer}", sort);
  }
}
