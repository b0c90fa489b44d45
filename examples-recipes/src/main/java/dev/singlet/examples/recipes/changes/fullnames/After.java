package dev.singlet.examples.recipes.changes.fullnames;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Naming;
import dev.singlet.annotation.Table;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Users with a first and a last name. */
@Table(name = "GitHubTable", naming = Naming.SNAKE_CASE)
public sealed interface After {

  /** A person's account. */
  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "ACCOUNT#{username}", sort = "ACCOUNT#{username}")
  record User(String username, String firstName, String lastName) implements After {

    @Migrate(from = 1)
    static Map<String, AttributeValue> splitName(Map<String, AttributeValue> item) {
      AttributeValue name = Objects.requireNonNull(item.remove("full_name"));
      String[] names = name.s().split(" ", 2);
      item.put("first_name", AttributeValue.fromS(names[0]));
      item.put("last_name", AttributeValue.fromS(names[names.length - 1]));
      return item;
    }
  }
}
