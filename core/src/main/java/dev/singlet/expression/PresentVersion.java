package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import dev.singlet.entity.SchemaVersion;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item is of the schema version that an update writes, so that no item mixes two. */
public final class PresentVersion {

  private PresentVersion() {}

  /**
   * The condition.
   *
   * @param entity the entity
   * @param orAbsent holds where there is no item that could be of another version
   * @param <T> the entity's record
   * @return that the item is of the present version, which is always so without versions
   */
  public static <T> Condition<T> of(EntityType<T> entity, Condition<T> orAbsent) {
    SchemaVersion version = entity.schemaVersion();
    if (version == null) {
      return Constant.always();
    }
    Path path = Path.of(version.attribute());
    AttributeValue number = AttributeValue.createN(Integer.toString(version.number()));
    Condition<T> isPresent =
        new Comparison<>(entity, new Operand.At(path), "=", new Operand.Value(number));
    // An item without a version is of the first.
    Condition<T> isFirst =
        version.number() == 1
            ? new Call<>(entity, "attribute_not_exists", path, null)
            : Constant.never(entity);
    String purpose =
        String.format(
            ", and an update is for items of the schema version %d. Put what was read of the item"
                + " first",
            version.number());
    return Requirement.of(isPresent.or(isFirst).or(orAbsent), path, purpose);
  }
}
