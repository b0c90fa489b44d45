package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import java.util.Set;
import java.util.TreeSet;

/** An attribute that Singlet or DynamoDB uses is stored without transformations. */
final class Transformations implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Dependencies dependencies = new Dependencies(entity);
    Set<String> keyAttributes = new TreeSet<>();
    entity.keys().forEach(key -> keyAttributes.addAll(key.key().names()));
    for (AttributeModel attribute : entity.attributes()) {
      String annotation = annotation(attribute.type());
      boolean isPrefix = annotation.equals("@Prefix");
      String use = isPrefix ? "" : use(attribute, entity, dependencies);
      if (keyAttributes.contains(attribute.stored())) {
        use = "which is the key attribute %s itself".formatted(attribute.stored());
      }
      if (!annotation.isEmpty() && !use.isEmpty()) {
        report.add(
            "%s is on %s, %s. %s, or use another component.",
            Code.INVALID_TRANSFORMATION,
            attribute.place(),
            annotation,
            attribute,
            use,
            isPrefix ? "Write the prefix with a converter, @Convert" : "Remove one of the two");
      }
    }
  }

  private static String use(
      AttributeModel attribute, EntityModel entity, Dependencies dependencies) {
    if (attribute.stamp() == Stamp.VERSION) {
      return "which has @Version: DynamoDB counts it";
    }
    if (attribute.stamp() != Stamp.NONE) {
      return "which is a stamp: updates write it by themselves";
    }
    if (attribute.isTimeToLive()) {
      return "which has @TimeToLive: DynamoDB reads it";
    }
    if (dependencies.isWrittenElsewhere(attribute)) {
      return "and a key, a unique attribute or a stored @Computed attribute is made of it";
    }
    return entity.validates().stream()
        .filter(method -> method.components().contains(attribute.component()))
        .findFirst()
        .map(method -> "which the @Validate method " + method.name() + " takes: updates compare it")
        .or(() -> dependencies.defaultInKey(attribute).map(Transformations::madeInto))
        .orElse("");
  }

  private static String madeInto(AttributeModel other) {
    return ("which the default of %1$s is made of: updates compare it, because something is made of"
            + " %1$s or checked with it")
        .formatted(other.component());
  }

  /** Returns the outermost transformation that is not a prefix, or else the prefix. */
  private static String annotation(ValueType type) {
    if (type instanceof ValueType.Transformed transformed) {
      Transformation by = transformed.by();
      if (by instanceof Transformation.Prefix) {
        String inner = annotation(transformed.from());
        return inner.isEmpty() ? "@Prefix" : inner;
      }
      return by instanceof Transformation.Trim
          ? "@Trim"
          : by instanceof Transformation.Compress ? "@Compress" : "@Encrypt";
    }
    for (ValueType part : type.parts()) {
      String inner = annotation(part);
      if (!inner.isEmpty()) {
        return inner;
      }
    }
    return "";
  }
}
