package dev.singlet.benchmarks.scale;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The text of the table and of its entities as records, by the names of their types. */
final class ModelText {

  private static final String TABLE =
      """
      import dev.singlet.annotation.Index;
      import dev.singlet.annotation.Table;

      @Table(
          name = Scaled.NAME,
          indexes = @Index("GSI1"),
          createdAttribute = "",
          modifiedAttribute = "")
      public sealed interface Scaled permits $ENTITIES {

        String NAME = "Scaled";
      }
      """;

  private static final String RECORD =
      """
      import dev.singlet.annotation.Entity;
      import dev.singlet.annotation.LinkedKey;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.List;

      @Entity
      @LinkedKey(partition = "ACCOUNT#{account}", sort = "$NAME#{id}")
      @LinkedKey(
          name = "byStatus",
          index = "GSI1",
          partition = "$NAME#{account}#{status}",
          sort = "{createdAt}")
      public record $NAME(
          $COMPONENTS)
          implements Scaled {}
      """;

  private static final String STATUS = "public enum Status { OPEN, CLOSED }\n";

  private static final String PLACE =
      "public record Place(String street, String city, int postcode) {}\n";

  private ModelText() {}

  static Map<String, String> of(List<ScaledEntity> entities) {
    Map<String, String> types = new LinkedHashMap<>();
    String names = entities.stream().map(ScaledEntity::name).collect(Collectors.joining(", "));
    types.put("Scaled", TABLE.replace("$ENTITIES", names));
    types.put("Status", STATUS);
    types.put("Place", PLACE);
    for (ScaledEntity entity : entities) {
      types.put(
          entity.name(),
          RECORD
              .replace("$NAME", entity.name())
              .replace(
                  "$COMPONENTS",
                  entity.each(
                      ",\n    ", attribute -> attribute.form().type() + " " + attribute.name())));
    }
    return types;
  }

  /** The enum, which beans have, too. */
  static String status() {
    return STATUS;
  }
}
