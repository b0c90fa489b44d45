package dev.singlet.internal.imports;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.SingletException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.write.PutWrite;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.value.PrimaryKey;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes the lines of puts: the item that each would store, and those that reserve its unique
 * values.
 *
 * @param client the settings of the client that would execute the puts
 */
record PutLines(ClientSettings client) {

  /**
   * Returns the lines of a put, the item first.
   *
   * @param position its number, from 1
   */
  List<byte[]> of(PutWrite<?> put, long position) {
    refuseCondition(put, position);
    OperationDescription.requireTable(
        put, put.table(), client.schema(), "Write it with that table's client.");
    try {
      return lines(put);
    } catch (SingletException refused) {
      throw new InvalidArgumentException(
          refused.code(),
          "The put %d, %s, can't be written: %s".formatted(position, put, refused.getMessage()),
          refused);
    }
  }

  private static void refuseCondition(PutWrite<?> put, long position) {
    if (put.requiresAbsence() || put.when() != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The put %d, %s, has a condition. ImportTable checks none: give the put without it."
              .formatted(position, put));
    }
  }

  private List<byte[]> lines(PutWrite<?> put) {
    Map<String, AttributeValue> item = put.render(client.context()).attributes();
    EntityType<?> type = put.type();
    List<byte[]> lines = new ArrayList<>();
    lines.add(line(item));
    PrimaryKey owner = PrimaryKey.of(type.table().key(), item);
    for (UniqueAttribute attribute : type.unique()) {
      UniqueItem unique = UniqueItem.of(type, attribute, item, client.context());
      if (unique != null) {
        unique.requireValue();
        lines.add(line(unique.reservation(owner)));
      }
    }
    return lines;
  }

  private static byte[] line(Map<String, AttributeValue> item) {
    String line = "{\"Item\":" + DynamoDbJson.write(item) + "}\n";
    return line.getBytes(StandardCharsets.UTF_8);
  }
}
