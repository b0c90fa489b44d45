package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Entity(aliases = "Client", schemaVersion = 2)
@LinkedKey(partition = "CUSTOMER#{id}", sort = "CUSTOMER")
public record Customer(
    String id,
    String first,
    String last,
    @Attribute(aliases = {"mail", "address"}) @Nullable String email)
    implements Shipping {

  @Migrate(from = 1)
  static Map<String, AttributeValue> splitName(Map<String, AttributeValue> item) {
    String[] names = item.remove("name").s().split(" ", 2);
    item.put("first", AttributeValue.fromS(names[0]));
    item.put("last", AttributeValue.fromS(names[1]));
    return item;
  }
}
