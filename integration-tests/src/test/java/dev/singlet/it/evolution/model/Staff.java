package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** People, of whom items were stored in three forms. */
@Table(
    name = "Staff",
    indexes = {
      @Index("GSI1"),
      @Index(
          value = "GSI2",
          projection = ProjectionType.INCLUDE,
          include = {"_et", "_v", "last"})
    })
public sealed interface Staff {

  @Entity(schemaVersion = 3)
  @LinkedKey(partition = "PERSON#{id}", sort = "PERSON")
  @LinkedKey(name = "inTeam", index = "GSI1", partition = "TEAM#{team}", sort = "{id}")
  @LinkedKey(name = "lasts", index = "GSI2", partition = "LASTS#{team}", sort = "{id}")
  record Person(String id, String team, String first, String last, @Nullable Integer grade)
      implements Staff {

    @Migrate(from = 1)
    static Map<String, AttributeValue> splitName(Map<String, AttributeValue> item) {
      String[] names = item.remove("name").s().split(" ", 2);
      item.put("first", AttributeValue.fromS(names[0]));
      item.put("last", AttributeValue.fromS(names[1]));
      return item;
    }

    @Migrate(from = 2)
    static Map<String, AttributeValue> gradeAsNumber(Map<String, AttributeValue> item) {
      item.computeIfPresent("grade", (name, grade) -> AttributeValue.fromN(grade.s()));
      return item;
    }
  }

  /** Items of it were stored without a version before. */
  @Entity(schemaVersion = 1)
  @LinkedKey(partition = "DESK#{id}", sort = "DESK")
  record Desk(String id, @Nullable String room) implements Staff {}

  /** Items of the first version hold a list of numbers, of which none was unique. */
  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "CARD#{id}", sort = "CARD")
  record Card(String id, @Unique String number) implements Staff {

    @Migrate(from = 1)
    static Map<String, AttributeValue> oneNumber(Map<String, AttributeValue> item) {
      item.computeIfPresent("number", (name, numbers) -> numbers.l().get(0));
      return item;
    }
  }

  @Projection(of = Person.class)
  record LastName(String last) {}
}
