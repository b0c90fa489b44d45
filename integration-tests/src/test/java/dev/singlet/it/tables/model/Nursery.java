package dev.singlet.it.tables.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A nursery whose model has changed since its items were stored. */
@Table(
    name = "Nursery",
    indexes = {
      @Index("GSI1"),
      @Index(
          value = "GSI2",
          projection = ProjectionType.INCLUDE,
          include = {"PK", "GSI2SK"})
    })
public sealed interface Nursery {

  /** A plant, whose zones were stored in lower case, and whose entity had another name. */
  @Entity(aliases = "Shrub", schemaVersion = 2)
  @LinkedKey(partition = "PLANT#{id}", sort = "PLANT")
  @LinkedKey(name = "inZone", index = "GSI1", partition = "ZONE#{zone}", sort = "{id}")
  record Plant(
      String id, String zone, @Attribute(aliases = {"label", "caption"}) @Nullable String title)
      implements Nursery {

    @Migrate(from = 1)
    static Map<String, AttributeValue> upperCase(Map<String, AttributeValue> item) {
      String zone = item.get("zone").s();
      item.put("zone", AttributeValue.fromS(zone.toUpperCase(Locale.ROOT)));
      return item;
    }
  }

  /** A gardener. */
  @Entity
  @LinkedKey(partition = "GARDENER#{id}", sort = "GARDENER")
  @LinkedKey(name = "inTeam", index = "GSI1", partition = "TEAM#{team}", sort = "{id}")
  @LinkedKey(name = "byAge", index = "GSI2", partition = "AGE#{age:pad(3)}", sort = "{id}")
  record Gardener(String id, String team, @Nullable Integer age) implements Nursery {}
}
