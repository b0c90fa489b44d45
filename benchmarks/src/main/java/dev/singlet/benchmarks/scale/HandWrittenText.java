package dev.singlet.benchmarks.scale;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The text of code by hand that makes items of the records, and records of items. */
final class HandWrittenText {

  /** The texts of keys, which beans have, too. */
  static final String KEYS =
      """
      import java.time.Instant;
      import java.time.format.DateTimeFormatter;
      import java.time.format.DateTimeFormatterBuilder;

      final class Keys {

        private static final DateTimeFormatter MILLIS =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

        static String account(String account) {
          return "ACCOUNT#" + account;
        }

        static String entity(String name, String id) {
          return name + "#" + id;
        }

        static String byStatus(String name, String account, Status status) {
          return name + "#" + account + "#" + status.name();
        }

        static String time(Instant time) {
          return MILLIS.format(time);
        }
      }
      """;

  private static final String VALUES =
      """
      import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.*;

      import java.util.*;
      import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

      final class Values {

        static AttributeValue get(Map<String, AttributeValue> item, String name) {
          return Objects.requireNonNull(item.get(name), name);
        }

        static AttributeValue texts(List<String> texts) {
          List<AttributeValue> values = new ArrayList<>(texts.size());
          for (String text : texts) {
            values.add(createS(text));
          }
          return createL(values);
        }

        static List<String> texts(AttributeValue value) {
          List<String> texts = new ArrayList<>(value.l().size());
          for (AttributeValue text : value.l()) {
            texts.add(text.s());
          }
          return texts;
        }

        static AttributeValue of(Place place) {
          Map<String, AttributeValue> map = new HashMap<>(5);
          map.put("street", createS(place.street()));
          map.put("city", createS(place.city()));
          map.put("postcode", createN(Integer.toString(place.postcode())));
          return createM(map);
        }

        static Place place(AttributeValue value) {
          Map<String, AttributeValue> map = value.m();
          return new Place(
              get(map, "street").s(), get(map, "city").s(), Integer.parseInt(get(map, "postcode").n()));
        }
      }
      """;

  private static final String ITEMS =
      """
      import static dev.singlet.benchmarks.scaled.Values.get;
      import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.*;

      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.HashMap;
      import java.util.Map;
      import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

      public final class $NAMEItems {

        public static Map<String, AttributeValue> toItem($NAME record) {
          // 25 attributes, at a load factor of 3/4.
          Map<String, AttributeValue> item = new HashMap<>(34);
          item.put("PK", createS(Keys.account(record.account())));
          item.put("SK", createS(Keys.entity("$NAME", record.id())));
          item.put("GSI1PK", createS(Keys.byStatus("$NAME", record.account(), record.status())));
          item.put("GSI1SK", createS(Keys.time(record.createdAt())));
          item.put("_et", createS("$NAME"));
      $WRITES
          return item;
        }

        public static $NAME fromItem(Map<String, AttributeValue> item) {
          return new $NAME(
              $READS);
        }
      }
      """;

  private HandWrittenText() {}

  static Map<String, String> of(List<ScaledEntity> entities) {
    Map<String, String> types = new LinkedHashMap<>(ModelText.of(entities));
    types.put("Keys", KEYS);
    types.put("Values", VALUES);
    for (ScaledEntity entity : entities) {
      types.put(
          entity.name() + "Items",
          ITEMS
              .replace("$NAME", entity.name())
              .replace("$WRITES", entity.each("\n", HandWrittenText::write))
              .replace("$READS", entity.each(",\n        ", HandWrittenText::read)));
    }
    return types;
  }

  private static String write(Attribute attribute) {
    String value = attribute.form().written("record." + attribute.name() + "()");
    return "    item.put(\"%s\", %s);".formatted(attribute.name(), value);
  }

  private static String read(Attribute attribute) {
    return attribute.form().read("get(item, \"" + attribute.name() + "\")");
  }
}
