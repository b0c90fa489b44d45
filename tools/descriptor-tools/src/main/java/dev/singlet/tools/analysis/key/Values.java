package dev.singlet.tools.analysis.key;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TemplateDescriptor;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The values that keys are made of: components and computed attributes. */
public final class Values {

  private static final Set<String> WIDTHS = Set.of("pad", "reverse", "ordered", "descending");

  private Values() {}

  public static Optional<StoredType> type(EntityDescriptor entity, String source) {
    return entity
        .attribute(source)
        .map(AttributeDescriptor::type)
        .or(() -> entity.computed(source).map(ComputedDescriptor::type));
  }

  public static boolean mayBeAbsent(EntityDescriptor entity, String source) {
    return entity.attribute(source).map(AttributeDescriptor::isNullable).orElse(false)
        || entity.computed(source).map(ComputedDescriptor::isNullable).orElse(false);
  }

  private static Optional<StoredType.Scalar> scalar(EntityDescriptor entity, String source) {
    return type(entity, source).map(StoredType::scalar);
  }

  public static boolean isNumber(EntityDescriptor entity, String source) {
    return scalar(entity, source)
        .filter(scalar -> scalar.isNumber() && !scalar.hasTime())
        .isPresent();
  }

  /** Returns whether the texts of a number sort like its values. */
  public static boolean hasFixedOrder(TemplateDescriptor.Part.Value value) {
    return value.formats().stream()
        .anyMatch(format -> WIDTHS.contains(format.replaceAll("\\(.*", "")));
  }

  /** Returns the number of values that there are; 0 if there are many. */
  public static int count(EntityDescriptor entity, String source) {
    return type(entity, source)
        .map(type -> type.kind().equals("boolean") ? 2 : type.constants().size())
        .orElse(0);
  }

  /** Returns a time in a sort key that follows values that each item has for itself. */
  public static Optional<String> uselessTime(
      EntityDescriptor entity, AccessPatternDescriptor pattern) {
    List<String> identity = TemplateShape.sources(entity.primaryKey().templates());
    Set<String> known = new HashSet<>();
    for (AccessPatternDescriptor.Parameter parameter : pattern.parameters()) {
      known.add(parameter.name());
    }
    for (AccessPatternDescriptor.SortPart part : pattern.sort()) {
      boolean isTime = scalar(entity, part.source()).filter(StoredType.Scalar::hasTime).isPresent();
      if (isTime && known.containsAll(identity)) {
        return Optional.of(part.source());
      }
      known.add(part.source());
    }
    return Optional.empty();
  }
}
