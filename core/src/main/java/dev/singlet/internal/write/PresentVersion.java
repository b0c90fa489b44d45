package dev.singlet.internal.write;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.entity.SchemaVersion;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Operand;
import dev.singlet.generated.expression.Path;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks for the schema version of the item that is already there. */
public final class PresentVersion {

  private PresentVersion() {}

  /**
   * For an update, so that no item mixes two versions.
   *
   * @param orAbsent holds where there is no item that could be of another version
   * @return that the item is of the present version, which is always so without versions
   */
  public static Expression of(EntityType<?> entity, Expression orAbsent) {
    SchemaVersion version = entity.schemaVersion();
    if (version == null) {
      return Expression.always();
    }
    Path path = Path.of(version.attribute());
    AttributeValue number = AttributeValue.createN(Integer.toString(version.number()));
    Expression isPresent = Expression.equal(entity, path, number);
    // An item without a version is of the first.
    Expression isFirst =
        version.number() == 1 ? Expression.notExists(entity, path) : Expression.never(entity);
    String purpose =
        String.format(
            ", and an update is for items of the schema version %d. Put what was read of an older item"
                + " first, and leave a newer one to a newer program",
            version.number());
    return Requirement.of(isPresent.or(isFirst).or(orAbsent), path, purpose);
  }

  /**
   * For a put, so that what a newer program wrote is not lost.
   *
   * @return that the item is of the present version or an older one, or is not there
   */
  public static Expression orOlder(EntityType<?> entity) {
    SchemaVersion version = entity.schemaVersion();
    if (version == null) {
      return Expression.always();
    }
    Path path = Path.of(version.attribute());
    AttributeValue number = AttributeValue.createN(Integer.toString(version.number()));
    Expression isFirst = Expression.notExists(entity, path);
    Expression isKnown = Expression.compare(entity, Operand.at(path), "<=", Operand.of(number));
    String purpose =
        String.format(
            ", and this program knows the schema versions 1 to %d. A put would lose what it doesn't"
                + " know: let a newer program write the item",
            version.number());
    return Requirement.of(isFirst.or(isKnown), path, purpose);
  }
}
