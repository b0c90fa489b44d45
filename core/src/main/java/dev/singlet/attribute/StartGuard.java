package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
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
  static <T> List<Condition<T>> of(EntityType<T> entity, Collection<Change> changes) {
    List<Condition<T>> types = new ArrayList<>();
    for (Change change : changes) {
      AttributeType type = change.startType();
      if (type != null) {
        types.add(of(entity, change.path().present(), type));
      }
    }
    return types;
  }

  private static <T> Condition<T> of(EntityType<T> entity, Path path, AttributeType type) {
    AttributeValue name = AttributeValue.createS(type.name());
    Condition<T> isAbsent = Call.of(entity, "attribute_not_exists", path, null);
    String purpose =
        String.format(
            ", and this update starts from a value of the type %s. Set it as a whole", type);
    return Requirement.of(
        isAbsent.or(Call.of(entity, "attribute_type", path, name)), path, purpose);
  }
}
