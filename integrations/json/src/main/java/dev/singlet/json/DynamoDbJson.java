package dev.singlet.json;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes and reads items as DynamoDB's own JSON: {@code {"PK": {"S": "ISSUE#1"}, "size": {"N":
 * "3"}}}. The AWS CLI, exports to S3, and streams use this form.
 *
 * <p>Nothing is lost in either direction: numbers keep their text, and bytes are base64. Attributes
 * are written in the order of their names.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html">Low-level
 *     API</a>
 */
public final class DynamoDbJson {

  private static final String TYPES = "S, N, B, BOOL, NULL, M, L, SS, NS and BS";
  private static final Set<String> ALL_TYPES = Set.of(TYPES.split(", | and "));
  private static final String ITEM = "Item";

  /** A level of an item is two of its JSON. Around it are a holder, and a set's array. */
  private static final int MAX_LEVELS = 2 * Levels.MAX + 2;

  private DynamoDbJson() {}

  /**
   * Returns the JSON of an item.
   *
   * @param item its attributes
   * @return a JSON object on one line
   * @throws InvalidJsonException if a value is of no DynamoDB type, or deeper than its 32 levels
   */
  public static String write(Map<String, AttributeValue> item) {
    Levels.check(Objects.requireNonNull(item, "item"));
    return JsonTree.write(JsonTree.members(item, DynamoDbJson::member));
  }

  /**
   * Returns the item of a JSON object.
   *
   * @param json an object with an attribute value under each name, or an object whose only member
   *     {@code Item} is such an object: a line of an export, or the CLI's output
   * @return its attributes
   * @throws InvalidJsonException if it is not such an object, or deeper than DynamoDB's 32 levels
   */
  public static Map<String, AttributeValue> read(String json) {
    Object read = JsonTree.read(Objects.requireNonNull(json, "json"), MAX_LEVELS);
    return read instanceof Map<?, ?> object && isHolder(object)
        ? JsonTree.at(ITEM, Objects.requireNonNull(object.get(ITEM)), DynamoDbJson::item)
        : item(read);
  }

  /**
   * Returns the items of a JSON object that has an item under each name, such as {@code Keys},
   * {@code OldImage} and {@code NewImage} in a line of an incremental export.
   *
   * @param json an object whose members are items
   * @return the attributes of each item, by the name of the member
   * @throws InvalidJsonException if it is not such an object, or an item is deeper than DynamoDB's
   *     32 levels
   */
  public static Map<String, Map<String, AttributeValue>> readItems(String json) {
    Object read = JsonTree.read(Objects.requireNonNull(json, "json"), MAX_LEVELS);
    if (!(read instanceof Map<?, ?> object)) {
      throw Scalars.unexpected("an object of items", read);
    }
    return JsonTree.members(JsonTree.object(object), DynamoDbJson::item);
  }

  private static Map<String, AttributeValue> item(Object json) {
    Map<String, AttributeValue> item = attributes(json);
    Levels.check(item);
    return item;
  }

  /**
   * Returns whether an object contains an item as its only member. An item whose only attribute has
   * that member's name does not count.
   */
  private static boolean isHolder(Map<?, ?> object) {
    return object.size() == 1
        && object.get(ITEM) instanceof Map<?, ?> held
        && !held.isEmpty()
        && !isValue(held);
  }

  /**
   * Returns whether an object is an attribute value. An item whose only attribute is named like a
   * type has an object where a value of that type has none. Only a map is ambiguous, and its
   * content decides.
   */
  private static boolean isValue(Map<?, ?> object) {
    return object.size() == 1
        && ALL_TYPES.containsAll(object.keySet())
        && (object.values().iterator().next() instanceof Map<?, ?> within
            ? object.containsKey("M") && !isValue(within)
            : true);
  }

  private static Map<String, Object> member(AttributeValue value) {
    return switch (value.type()) {
      case S -> Map.of("S", value.s());
      case N -> Map.of("N", value.n());
      case B -> Map.of("B", Scalars.base64(value.b()));
      case BOOL -> Map.of("BOOL", value.bool());
      case NUL -> Map.of("NULL", true);
      case M -> Map.of("M", JsonTree.members(value.m(), DynamoDbJson::member));
      case L -> Map.of("L", JsonTree.elements(value.l(), DynamoDbJson::member));
      case SS -> Map.of("SS", value.ss());
      case NS -> Map.of("NS", value.ns());
      case BS -> Map.of("BS", value.bs().stream().map(Scalars::base64).toList());
      default -> throw new InvalidJsonException("holds a value of no DynamoDB type");
    };
  }

  private static Map<String, AttributeValue> attributes(Object json) {
    if (!(json instanceof Map<?, ?> object)) {
      throw Scalars.unexpected("an object of attributes", json);
    }
    return JsonTree.members(JsonTree.object(object), DynamoDbJson::attribute);
  }

  private static AttributeValue attribute(Object json) {
    if (!(json instanceof Map<?, ?> object) || object.size() != 1) {
      String wanted = "an object with one member, named for its type: " + TYPES;
      throw Scalars.unexpected(wanted, json);
    }
    Map.Entry<?, ?> only = object.entrySet().iterator().next();
    Object value = only.getValue();
    return switch ((String) only.getKey()) {
      case "S" -> AttributeValue.createS(Scalars.string(value));
      case "N" -> AttributeValue.createN(number(value));
      case "B" -> AttributeValue.createB(Scalars.bytes(value));
      case "BOOL" -> bool(value);
      case "NULL" -> nul(value);
      case "M" -> AttributeValue.createM(attributes(value));
      case "L" ->
          AttributeValue.createL(JsonTree.elements(JsonTree.array(value), DynamoDbJson::attribute));
      case "SS" -> AttributeValue.createSs(distinct(value, Scalars::string));
      case "NS" -> AttributeValue.createNs(distinct(value, DynamoDbJson::number));
      case "BS" -> AttributeValue.createBs(distinct(value, Scalars::bytes));
      default ->
          throw new InvalidJsonException(
              "is of type \"" + only.getKey() + "\". There are " + TYPES);
    };
  }

  private static String number(Object value) {
    String text = Scalars.string(value);
    Scalars.decimal(text);
    return text;
  }

  static AttributeValue bool(Object value) {
    if (value instanceof Boolean bool) {
      return AttributeValue.createBool(bool);
    }
    throw Scalars.unexpected("true or false", value);
  }

  private static AttributeValue nul(Object value) {
    if (Boolean.TRUE.equals(value)) {
      return AttributeValue.createNul(true);
    }
    throw Scalars.unexpected("true", value);
  }

  private static <E> List<E> distinct(Object value, Function<Object, E> element) {
    List<E> elements = JsonTree.elements(JsonTree.array(value), element);
    Set<E> seen = new HashSet<>();
    for (int i = 0; i < elements.size(); i++) {
      if (!seen.add(elements.get(i))) {
        throw new InvalidJsonException("is in the set already").in(i);
      }
    }
    return elements;
  }
}
