package dev.singlet.internal.write;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes conditions that attributes are as they were when they were read. */
public final class Unchanged {

  /** The version of an item without a version. */
  private static final AttributeValue NONE = AttributeValue.createN("0");

  private static final AttributeValue NULL = AttributeValue.createNul(true);

  private Unchanged() {}

  /**
   * Returns the condition on some attributes.
   *
   * @param attributes the names of the attributes
   * @param item the item as it was read
   * @return the condition that each of them has its value, or is absent
   */
  public static Expression of(
      EntityType<?> entity, Collection<String> attributes, Map<String, AttributeValue> item) {
    return at(entity, attributes.stream().map(Path::of).toList(), item);
  }

  /** Returns the condition that some places have the values that they had. */
  public static Expression at(
      EntityType<?> entity, Collection<Path> paths, Map<String, AttributeValue> item) {
    List<Expression> all = new ArrayList<>();
    for (Path path : paths) {
      AttributeValue value = path.in(item);
      Expression isSame =
          value == null ? Expression.notExists(entity, path) : equal(entity, path, value);
      all.add(Requirement.unchanged(isSame, path, ", and when it was read it was", value));
    }
    return Expression.allOf(all);
  }

  /**
   * Returns the condition that an item has the version of a record.
   *
   * @param entity the entity, which has versions
   * @param version the record's version; 0 or null for an item that has none yet
   * @return the condition that the version is the same
   */
  public static Expression version(EntityType<?> entity, @Nullable Number version) {
    return version(entity, version, "Read the item first");
  }

  /**
   * Returns the condition of a put that an item has the version of a record. A refused put may have
   * been meant to create an item.
   */
  static Expression versionOfPut(EntityType<?> entity, Number version) {
    return version(
        entity,
        version,
        "To change the item, read it first. To create an item, add ifNotExists() to the put: it"
            + " is then refused with the reason ALREADY_EXISTS");
  }

  private static Expression version(EntityType<?> entity, @Nullable Number version, String advice) {
    Path path = Path.of(Objects.requireNonNull(entity.version()));
    if (version == null || version.longValue() == 0) {
      Expression isAbsent = Expression.notExists(entity, path);
      return Requirement.of(
          isAbsent.or(Expression.in(entity, path, List.of(NONE, NULL))),
          path,
          ", and the record is new: its version is 0. " + advice);
    }
    AttributeValue stored = AttributeValue.createN(version.toString());
    return Requirement.unchanged(
        equal(entity, path, stored), path, ", and in the record it is", stored);
  }

  private static Expression equal(EntityType<?> entity, Path path, AttributeValue value) {
    return Expression.equal(entity, path, value);
  }
}
