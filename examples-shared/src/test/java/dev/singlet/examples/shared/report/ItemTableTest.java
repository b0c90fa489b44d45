package dev.singlet.examples.shared.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ItemTableTest {

  private interface Account {}

  private record User(String name, @Nullable String bio, @Nullable String plan)
      implements Account {}

  private record Organization(String name) implements Account {}

  @Test
  void attributesThatNoItemHasTakeNoColumn() {
    List<Account> users = List.of(new User("ann", null, null), new User("bob", null, "pro"));

    assertThat(ItemTable.of(users, ItemTableTest::values))
        .containsExactly(
            new ItemTable(
                "User",
                new TextTable(
                    List.of("name", "plan"), List.of(List.of("ann", ""), List.of("bob", "pro")))));
  }

  @Test
  void eachRunOfOneKindIsATable() {
    List<Account> accounts =
        List.of(
            new Organization("aws"),
            new User("ann", null, null),
            new User("bob", null, null),
            new Organization("acme"));

    assertThat(ItemTable.of(accounts, ItemTableTest::values))
        .extracting(ItemTable::kind)
        .containsExactly("Organization", "User", "Organization");
  }

  @Test
  void nothingIsNoTable() {
    assertThat(ItemTable.of(List.of(), ItemTableTest::values)).isEmpty();
  }

  private static Map<String, @Nullable Object> values(Account account) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    if (account instanceof User user) {
      values.put("name", user.name());
      values.put("bio", user.bio());
      values.put("plan", user.plan());
    } else if (account instanceof Organization organization) {
      values.put("name", organization.name());
    }
    return values;
  }
}
