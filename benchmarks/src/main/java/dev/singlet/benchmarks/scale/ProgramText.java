package dev.singlet.benchmarks.scale;

import dev.singlet.benchmarks.start.StartVariant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The text of the program of a variant, which calls each entity by its own class. */
final class ProgramText {

  /** The name of its class. */
  static final String NAME = "Calls";

  private static final String PROGRAM =
      """
      import dev.singlet.benchmarks.scale.program.FirstCalls;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.List;
      import java.util.Map;
      import software.amazon.awssdk.$PACKAGE.*;

      public final class Calls extends FirstCalls {
      $FIELD
        public static void main(String... arguments) {
          new Calls().run($COUNT);
        }

        @Override
        protected void put(int entity) {
          switch (entity) {
      $PUTS
            default -> throw new IllegalArgumentException(Integer.toString(entity));
          }
        }

        @Override
        protected void get(int entity) {
          switch (entity) {
      $GETS
            default -> throw new IllegalArgumentException(Integer.toString(entity));
          }
        }
      $METHODS}
      """;

  private static final String HAND_WRITTEN =
      """

        private void put$NAME() {
          $NAME item = new $NAME(
              $SAMPLES);
          sdk.putItem(PutItemRequest.builder()
              .tableName("Scaled").item($NAMEItems.toItem(item)).build());
        }

        private void get$NAME() {
          $NAME read = $NAMEItems.fromItem(sdk.getItem(GetItemRequest.builder()
              .tableName("Scaled")
              .key(Map.of(
                  "PK", AttributeValue.createS(Keys.account(ACCOUNT)),
                  "SK", AttributeValue.createS(Keys.entity("$NAME", ID))))
              .build()).item());
          check(read.id(), read.createdAt());
        }
      """;

  private static final String SINGLET =
      """

        private void put$NAME() {
          $NAME item = new $NAME(
              $SAMPLES);
          table.execute($NAMEEntity.put(item).returningNothing());
        }

        private void get$NAME() {
          $NAME read = table.execute($NAMEEntity.get(ACCOUNT, ID)).orElseThrow();
          check(read.id(), read.createdAt());
        }
      """;

  private static final String ENHANCED =
      """

        private DynamoDbTable<$NAMEBean> table$NAME;

        private void put$NAME() {
          $NAMEBean item = new $NAMEBean();
      $SETTERS
          table$NAME = client.table("Scaled", TableSchema.fromBean($NAMEBean.class));
          table$NAME.putItem(item);
        }

        private void get$NAME() {
          $NAMEBean read = table$NAME.getItem(Key.builder()
              .partitionValue(Keys.account(ACCOUNT)).sortValue(Keys.entity("$NAME", ID)).build());
          check(read.getId(), read.getCreatedAt());
        }
      """;

  private ProgramText() {}

  static String of(StartVariant variant, List<ScaledEntity> entities) {
    String methods =
        entities.stream().map(entity -> methods(variant, entity)).collect(Collectors.joining());
    return PROGRAM
        .replace(
            "$PACKAGE",
            variant == StartVariant.ENHANCED ? "enhanced.dynamodb" : "services.dynamodb.model")
        .replace("$FIELD", field(variant))
        .replace("$COUNT", Integer.toString(entities.size()))
        .replace("$PUTS", cases("put", entities))
        .replace("$GETS", cases("get", entities))
        .replace("$METHODS", methods);
  }

  private static String field(StartVariant variant) {
    return switch (variant) {
      case HAND_WRITTEN -> "";
      case SINGLET ->
          "\n  private final dev.singlet.TableClient table = ScaledTable.client(sdk);\n";
      case ENHANCED ->
          "\n  private final DynamoDbEnhancedClient client ="
              + " DynamoDbEnhancedClient.builder().dynamoDbClient(sdk).build();\n";
    };
  }

  private static String cases(String call, List<ScaledEntity> entities) {
    return IntStream.range(0, entities.size())
        .mapToObj(i -> "      case " + i + " -> " + call + entities.get(i).name() + "();")
        .collect(Collectors.joining("\n"));
  }

  private static String methods(StartVariant variant, ScaledEntity entity) {
    String text =
        switch (variant) {
          case HAND_WRITTEN -> HAND_WRITTEN;
          case SINGLET -> SINGLET;
          case ENHANCED -> ENHANCED;
        };
    return text.replace("$NAME", entity.name())
        .replace("$SAMPLES", entity.each(",\n        ", ProgramText::sample))
        .replace("$SETTERS", entity.each("\n", ProgramText::setter));
  }

  private static String sample(Attribute attribute) {
    return switch (attribute.name()) {
      case "account" -> "ACCOUNT";
      case "id" -> "ID";
      default -> attribute.form().sample();
    };
  }

  private static String setter(Attribute attribute) {
    String value = sample(attribute).replace("new Place(", "PlaceBean.of(");
    return "    item.set" + attribute.capitalized() + "(" + value + ");";
  }
}
