package dev.singlet.internal.write;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.NameMark;
import dev.singlet.runtime.entity.SchemaVersion;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The conditions of a write on the item under its key. */
public final class WriteCondition {

  private WriteCondition() {}

  /** Returns the condition that there is no item of any entity. */
  public static Expression absent(EntityType<?> type) {
    return Expression.notExists(type, partitionKey(type));
  }

  /** Returns the condition that there is an item of this entity. */
  public static Expression present(EntityType<?> type) {
    return type.sharesKeys() ? ofOwn(type) : exists(type);
  }

  /** Returns the condition that there is an item of any entity. */
  static Expression exists(EntityType<?> type) {
    return Expression.exists(type, partitionKey(type));
  }

  /**
   * Returns the condition that there is no item of another entity, if the model allows one there.
   */
  public static Expression noOther(EntityType<?> type) {
    return type.sharesKeys() ? absent(type).or(ofOwn(type)) : Expression.always();
  }

  /** Returns the condition that there is an item with the entity's mark. */
  static Expression ofOwn(EntityType<?> type) {
    return type.mark() instanceof NameMark mark ? isNamed(type, mark) : exists(type);
  }

  private static Expression isNamed(EntityType<?> type, NameMark mark) {
    Path path = Path.of(mark.attribute());
    List<AttributeValue> names = mark.values();
    return names.size() == 1
        ? Expression.equal(type, path, names.get(0))
        : Expression.in(type, path, names);
  }

  private static Path partitionKey(EntityType<?> type) {
    return Path.of(type.table().key().partition().get(0).name());
  }

  /**
   * Returns the condition that the item to update has the program's schema version, so that no item
   * mixes two versions. An upsert also accepts that there is no item.
   */
  public static Expression ofPresentVersion(EntityType<?> type, boolean creates) {
    SchemaVersion version = type.schemaVersion();
    if (version == null) {
      return Expression.always();
    }
    Path path = Path.of(version.attribute());
    Expression isPresent = Expression.equal(type, path, number(version));
    // An item without a version is of the first.
    Expression isFirst =
        version.number() == 1 ? Expression.notExists(type, path) : Expression.never(type);
    return Requirement.schemaVersion(
        isPresent.or(isFirst).or(creates ? absent(type) : Expression.never()), version);
  }

  /**
   * Returns the condition that the item to replace, delete or check has no newer schema version, so
   * that nothing is lost that a newer program wrote, and nothing is concluded from it. There may be
   * no item.
   */
  static Expression ofNoNewerVersion(EntityType<?> type) {
    SchemaVersion version = type.schemaVersion();
    if (version == null) {
      return Expression.always();
    }
    Path path = Path.of(version.attribute());
    Expression isKnown =
        Expression.compare(type, Operand.at(path), "<=", Operand.of(number(version)));
    return Requirement.schemaVersion(Expression.notExists(type, path).or(isKnown), version);
  }

  private static AttributeValue number(SchemaVersion version) {
    return AttributeValue.createN(Integer.toString(version.number()));
  }
}
