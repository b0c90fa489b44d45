package dev.singlet.internal.update;

import dev.singlet.attribute.AttributeType;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Path;
import dev.singlet.internal.write.Requirement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Asks for the types that changes start from. DynamoDB refuses others with an error that says
 * neither what it found nor where.
 */
final class StartGuard {

  private StartGuard() {}

  /** That what the changes start from is not there, or of the type that they take. */
  static List<Expression> of(EntityType<?> entity, Collection<Change> changes) {
    List<Expression> types = new ArrayList<>();
    for (Change change : changes) {
      AttributeType type = change.startType();
      if (type != null) {
        types.add(of(entity, change.path().present(), type));
      }
    }
    return types;
  }

  private static Expression of(EntityType<?> entity, Path path, AttributeType type) {
    AttributeValue name = AttributeValue.createS(type.name());
    Expression isAbsent = Expression.notExists(entity, path);
    String purpose =
        String.format(
            ", and this update starts from a value of the type %s. Set it as a whole", type);
    return Requirement.of(
        isAbsent.or(Expression.call(entity, "attribute_type", path, name)), path, purpose);
  }
}
