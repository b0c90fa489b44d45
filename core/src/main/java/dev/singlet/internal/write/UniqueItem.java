package dev.singlet.internal.write;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.Violation;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.text.StoredText;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.UniqueAttribute;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.StoredItem;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * An extra item that reserves a unique value for another item. Its key contains the value, so there
 * can be only one. It belongs to no entity, and stores the key of the item that has the value.
 *
 * @param type the entity with the unique attribute
 * @param unique the attribute
 * @param key the key of this item
 * @param value the value as text
 */
public record UniqueItem(EntityType<?> type, UniqueAttribute unique, PrimaryKey key, String value) {

  /** The attribute with the key of the item that has the value. */
  public static final String OWNER = "_owner";

  /** The beginning of the key, after the tenant. */
  public static final String LITERAL = "UNIQUE";

  /** A value can have 2 KB. */
  private static final int MAX_SHOWN = 60;

  private static final String CONDITION =
      "attribute_not_exists(#key) OR #owner = :owner OR #owner = :before";

  /** Returns whether an item reserves a value. */
  public static boolean is(Map<String, AttributeValue> item, TableSchema table) {
    String partition = StoredItem.string(item, table.key().names().get(0));
    if (partition == null || !item.containsKey(OWNER)) {
      return false;
    }
    int from = ItemReader.of(item).tenantLength(table);
    return partition.startsWith(LITERAL + table.delimiter(), from);
  }

  /** Returns whether an item reserves a value of an attribute. */
  public static boolean isOf(
      EntityType<?> type, UniqueAttribute unique, Map<String, AttributeValue> item) {
    String start = start(type, unique).toKey().s() + type.table().delimiter();
    String partition = StoredItem.string(item, type.table().key().names().get(0));
    return partition != null
        && partition.startsWith(start, ItemReader.of(item).tenantLength(type.table()));
  }

  /** Returns the beginning of the key, which all values of an attribute have in common. */
  private static KeyText start(EntityType<?> type, UniqueAttribute unique) {
    String delimiter = type.table().delimiter();
    return type.partitionKey(type.table().key().partition().get(0).name())
        .literal(LITERAL + delimiter)
        .escaped("entity", type.firstName())
        .literal(delimiter + unique.name());
  }

  /**
   * Returns whether a request, or one action of a transaction, reads or writes a reservation.
   *
   * @param names the names in its expressions, by their placeholders
   */
  public static boolean isAbout(Map<String, String> names) {
    return names.containsValue(OWNER);
  }

  /**
   * Returns the unique item of an item. Returns null if the item lacks the value or a part of the
   * scope, or has it in a form that is never unique, as in an older schema version.
   */
  public static @Nullable UniqueItem of(
      EntityType<?> type,
      UniqueAttribute unique,
      Map<String, AttributeValue> item,
      Context context) {
    String delimiter = type.table().delimiter();
    KeyText text = start(type, unique);
    String value = "";
    for (String attribute : unique.attributes()) {
      AttributeValue stored = item.get(attribute);
      String part = stored == null ? null : toText(stored);
      if (part == null) {
        return null;
      }
      value = part;
      text.literal(delimiter);
      if (!value.isEmpty()) {
        text.escaped(attribute, value);
      }
    }
    AttributeValue sort =
        type.table().key().sort().isEmpty() ? null : AttributeValue.createS(LITERAL);
    PrimaryKey key = context.key(type.table(), new PrimaryKey(text.toKey(), sort));
    return new UniqueItem(type, unique, key, value);
  }

  /** Returns the unique item of a stored item. A stored value that no key can contain has none. */
  public static @Nullable UniqueItem ofStored(
      EntityType<?> type,
      UniqueAttribute unique,
      Map<String, AttributeValue> item,
      Context context) {
    try {
      return of(type, unique, item, context);
    } catch (InvalidKeyException noKey) {
      return null;
    }
  }

  /**
   * Refuses empty text, which would stand for no value, and many items can lack a value.
   *
   * @throws dev.singlet.error.ValidationException if the value is empty
   */
  public void requireValue() {
    if (value.isEmpty()) {
      Violations violations = new Violations(type.name());
      violations.add(
          unique.component(),
          "Unique",
          "must not be empty, because it is unique. If it may be missing, make it"
              + " @Nullable and leave it out",
          "");
      violations.throwIfAny();
    }
  }

  /** Returns the item that reserves the value, as it is stored. */
  public Map<String, AttributeValue> reservation(PrimaryKey owner) {
    Map<String, AttributeValue> item = new HashMap<>(key.toMap(type.table().key()));
    String attribute = type.table().entityAttribute();
    if (attribute != null) {
      item.put(
          attribute, AttributeValue.createS(LITERAL + type.table().delimiter() + type.firstName()));
    }
    item.put(OWNER, owned(owner));
    return item;
  }

  /**
   * Takes the value for an item, unless another item has it. The item that releases it in the same
   * write does not count.
   */
  public TransactWriteItem take(String tableName, PrimaryKey owner, PrimaryKey before) {
    return TransactWriteItem.builder()
        .put(
            put ->
                put.tableName(tableName)
                    .item(reservation(owner))
                    .conditionExpression(CONDITION)
                    .expressionAttributeNames(names())
                    .expressionAttributeValues(values(owner, before))
                    .returnValuesOnConditionCheckFailure(
                        ReturnValuesOnConditionCheckFailure.ALL_OLD))
        .build();
  }

  /** Returns whether another value is the same one. */
  boolean reservesSame(@Nullable UniqueItem other) {
    return other != null && key.equals(other.key);
  }

  /** Reads the item that reserves the value; an empty map if there is none. */
  public Step<Map<String, AttributeValue>> read(String tableName) {
    return Step.call(
        ItemAction.GET_ITEM,
        GetItemRequest.builder()
            .tableName(tableName)
            .key(key.toMap(type.table().key()))
            .consistentRead(true)
            .projectionExpression("#owner")
            .expressionAttributeNames(Map.of("#owner", OWNER))
            .build(),
        answer -> Step.done(answer.hasItem() ? answer.item() : Map.of()));
  }

  /** Returns whether an item reserves the value for an owner. */
  public boolean isReservation(Map<String, AttributeValue> item, PrimaryKey owner) {
    return owned(owner).equals(item.get(OWNER));
  }

  /** Releases the value, if the item has it. */
  public TransactWriteItem release(String tableName, PrimaryKey owner) {
    return TransactWriteItem.builder()
        .delete(
            delete ->
                delete
                    .tableName(tableName)
                    .key(key.toMap(type.table().key()))
                    .conditionExpression(CONDITION)
                    .expressionAttributeNames(names())
                    .expressionAttributeValues(values(owner, owner)))
        .build();
  }

  /** Returns the item that has the value, for messages. */
  String takenBy(Map<String, AttributeValue> existing) {
    AttributeValue owner = existing.get(OWNER);
    String holder =
        owner == null || !owner.hasM() ? "another item" : "the item " + type.keyText(owner.m());
    return this + " is taken by " + holder + ".";
  }

  private Map<String, String> names() {
    return Map.of("#key", type.table().key().partition().get(0).name(), "#owner", OWNER);
  }

  private Map<String, AttributeValue> values(PrimaryKey owner, PrimaryKey before) {
    return Map.of(":owner", owned(owner), ":before", owned(before));
  }

  private AttributeValue owned(PrimaryKey owner) {
    return AttributeValue.createM(owner.toMap(type.table().key()));
  }

  private static @Nullable String toText(AttributeValue stored) {
    return switch (stored.type()) {
      case S -> stored.s();
      case N -> new BigDecimal(stored.n()).stripTrailingZeros().toPlainString();
      case BOOL -> stored.bool().toString();
      default -> null;
    };
  }

  @Override
  public String toString() {
    String component = unique.component();
    boolean isShown = !type.sensitive().contains(component);
    String shown = isShown ? StoredText.shortened(value, MAX_SHOWN) : Violation.MASK;
    return type.name() + "." + component + " " + shown;
  }
}
