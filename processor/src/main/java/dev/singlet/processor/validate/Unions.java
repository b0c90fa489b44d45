package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.UnionModel.Variant;
import java.util.HashMap;
import java.util.Map;

/**
 * The discriminator of a sealed interface tells its records apart, and is not an attribute of any
 * of them.
 */
final class Unions implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (UnionModel union : entity.nested().unions()) {
      if (!union.hasDiscriminator()) {
        continue;
      }
      checkNames(union, report);
      for (Variant variant : union.variants()) {
        checkAttributes(union, variant, entity, report);
      }
    }
  }

  private static void checkNames(UnionModel union, Report report) {
    Map<String, Variant> tags = new HashMap<>();
    for (Variant variant : union.variants()) {
      Variant other = tags.putIfAbsent(variant.tag(), variant);
      if (other != null || variant.tag().isEmpty()) {
        report.add(
            "%s is stored with the %s \"%s\", %s. Give it another text with @Variant.",
            Code.INVALID_UNION,
            variant.place(),
            variant.rawType().simpleName(),
            union.discriminator(),
            variant.tag(),
            other == null
                ? "which is empty"
                : "and so is %s".formatted(other.rawType().simpleName()));
      }
    }
  }

  private static void checkAttributes(
      UnionModel union, Variant variant, EntityModel entity, Report report) {
    for (NestedModel record : entity.nested().records()) {
      if (record.codec().equals(variant.codec())) {
        record.attributes().stream()
            .filter(attribute -> attribute.stored().equals(union.discriminator()))
            .forEach(
                attribute ->
                    report.add(
                        "%s would be stored as \"%s\", but that attribute says which record of %s"
                            + " it is. Give it another name with @Attribute, or the discriminator"
                            + " with @Union.",
                        Code.INVALID_UNION, attribute, attribute.stored(), union));
      }
    }
  }
}
