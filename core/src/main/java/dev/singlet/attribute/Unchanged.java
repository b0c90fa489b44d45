package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks that attributes are as they were read. */
public final class Unchanged {

  private static final AttributeValue NULL = AttributeValue.createNul(true);

  private Unchanged() {}

  /**
   * The condition.
   *
   * @param entity the entity
   * @param attributes the names of the attributes
   * @param item the item as it was read
   * @param <T> the entity's record
   * @return that each of them has its value, or is not there
   */
  public static <T> Condition<T> of(
      EntityType<T> entity, Collection<String> attributes, Map<String, AttributeValue> item) {
    return at(entity, attributes.stream().map(Path::of).toList(), item);
  }

  /** That what is in these places is as it was. */
  static <T> Condition<T> at(
      EntityType<T> entity, Collection<Path> paths, Map<String, AttributeValue> item) {
    List<Condition<T>> all = new ArrayList<>();
    for (Path path : paths) {
      AttributeValue value = Documents.find(item, path);
      Condition<T> isSame =
          value == null
              ? Call.of(entity, "attribute_not_exists", path, null)
              : equal(entity, path, value);
      all.add(Requirement.unchanged(isSame, path, ", and when it was read it was", value));
    }
    return Condition.allOf(all);
  }

  /**
   * The condition that an item has the version of a record.
   *
   * @param entity the entity, which has versions
   * @param version the record's version; 0 or null for an item that has none yet
   * @param <T> the entity's record
   * @return that the version is the same
   */
  public static <T> Condition<T> version(EntityType<T> entity, @Nullable Number version) {
    Path path = Path.of(Objects.requireNonNull(entity.version()));
    if (version == null || version.longValue() == 0) {
      Condition<T> isAbsent = Call.of(entity, "attribute_not_exists", path, null);
      return Requirement.of(
          isAbsent.or(Membership.of(entity, path, List.of(VersionChange.NONE, NULL))),
          path,
          ", and the record is new: its version is 0. Read the item first");
    }
    AttributeValue stored = AttributeValue.createN(version.toString());
    return Requirement.unchanged(
        equal(entity, path, stored), path, ", and in the record it is", stored);
  }

  private static <T> Condition<T> equal(EntityType<T> entity, Path path, AttributeValue value) {
    return Comparison.of(entity, new Operand.At(path), "=", new Operand.Value(value));
  }
}
