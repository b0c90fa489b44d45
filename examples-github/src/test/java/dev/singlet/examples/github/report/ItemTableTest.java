package dev.singlet.examples.github.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.examples.github.data.SampleData;
import dev.singlet.examples.github.model.GitHub;
import dev.singlet.examples.github.model.Membership;
import dev.singlet.examples.github.model.Organization;
import dev.singlet.examples.github.model.User;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemTableTest {

  private static final Instant T = Instant.parse("2024-01-15T08:00:00Z");

  @Test
  void attributesThatNoItemHasTakeNoColumn() {
    List<GitHub> users =
        List.of(
            new User("ann", "ann@example.com", null, null, T, T),
            new User("bob", "bob@example.com", null, "pro", T, T));

    assertThat(ItemTable.of(users))
        .containsExactly(
            new ItemTable(
                "User",
                new TextTable(
                    List.of("username", "email", "payment_plan_id"),
                    List.of(
                        List.of("ann", "ann@example.com", ""),
                        List.of("bob", "bob@example.com", "pro")))));
  }

  @Test
  void eachRunOfOneKindIsATable() {
    List<GitHub> entities =
        List.of(
            new Organization("aws", null, null, T, T),
            new Membership("aws", "ann", "owner", T, T),
            new Membership("aws", "bob", "member", T, T));

    assertThat(ItemTable.of(entities))
        .extracting(ItemTable::kind)
        .containsExactly("Organization", "Membership");
  }

  @Test
  void nothingIsNoTable() {
    assertThat(ItemTable.of(List.of())).isEmpty();
  }

  @Test
  void everyKindOfEntityCanBeShown() {
    for (GitHub entity : SampleData.entities()) {
      assertThat(ItemTable.of(List.of(entity)).get(0).table().columns()).isNotEmpty();
    }
  }
}
