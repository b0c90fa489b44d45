package dev.singlet.internal.deployed;

import dev.singlet.model.AttributeType;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Proves that keys that begin with U+10FFFF are of no other item. A key is made of literal text, of
 * values and of a tenant's id. A value that holds U+10FFFF is refused, or the format {@code escape}
 * writes it in another way. After the id of a tenant comes the delimiter, which these keys don't
 * have. So only literal text can hold U+10FFFF.
 *
 * <p>An entity that is told by its key could also take items that it can't write: the pattern of a
 * value matches U+10FFFF, too. Literal text in its key excludes that. And an index whose keys are
 * key attributes of the table has all items of the table.
 */
final class FreeKeys {

  private FreeKeys() {}

  /** Returns why another item could have such a key, and what to do; null if none can. */
  static @Nullable String problem(TableDescriptor model) {
    return Stream.of(
            Stream.of(ofTable(model)),
            model.indexes().stream().map(each -> ofIndex(each, model)),
            model.entities().stream().map(each -> ofEntity(each, model)))
        .flatMap(all -> all)
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(null);
  }

  private static Optional<String> ofTable(TableDescriptor model) {
    KeyDescriptor.Attribute partition = model.key().partition().get(0);
    return partition.type() == AttributeType.S
        ? Optional.empty()
        : Optional.of(
            ("Its partition key %s is of type %s, and they need a key of text. Keep a list of its"
                    + " models outside of the table.")
                .formatted(partition.name(), partition.type()));
  }

  private static Optional<String> ofIndex(IndexDescriptor index, TableDescriptor model) {
    List<KeyDescriptor.Attribute> ofTable = model.key().attributes();
    for (KeyDescriptor.Attribute attribute : index.key().attributes()) {
      if (attribute.name().startsWith(ModelPlace.ATTRIBUTES)) {
        return Optional.of(
            ("The key attribute %s of its index %s begins with %s, as their attributes do. Give it"
                    + " another name.")
                .formatted(attribute.name(), index.name(), ModelPlace.ATTRIBUTES));
      }
    }
    return ofTable.containsAll(index.key().attributes())
            && index.key().partition().stream().noneMatch(each -> each.type() == AttributeType.S)
        ? Optional.of(
            ("Its index %s has all items of the table, under keys that are not text. Keep a list of"
                    + " its models outside of the table.")
                .formatted(index.name()))
        : Optional.empty();
  }

  private static Optional<String> ofEntity(EntityDescriptor entity, TableDescriptor model) {
    List<TemplateDescriptor> templates =
        entity.keys().stream()
            .filter(LinkedKeyDescriptor::isPrimary)
            .flatMap(key -> key.templates().stream())
            .toList();
    if (templates.stream().anyMatch(FreeKeys::hasLast)) {
      return Optional.of(
          ("The key of %s has U+10FFFF in its literal text, and their keys begin with it. Write other"
                  + " text.")
              .formatted(entity.name()));
    }
    boolean isToldByValue =
        entity.isToldByKey()
            ? templates.stream().noneMatch(each -> beginsWithText(each) || isOther(each, model))
            : isKeyOfNumber(model.mark(entity).attribute(), model.key());
    return isToldByValue
        ? Optional.of(
            ("Items of %s are told by values in their key, and those of the models would be taken for"
                    + " such items. Give %1$s another attribute with its name, or put literal"
                    + " text before a value in its key.")
                .formatted(entity.name()))
        : Optional.empty();
  }

  /** Returns whether the name of an entity is a key of numbers, which has no U+10FFFF. */
  private static boolean isKeyOfNumber(String mark, KeyDescriptor key) {
    return key.attributes().stream()
        .anyMatch(each -> each.name().equals(mark) && each.type() != AttributeType.S);
  }

  private static boolean hasLast(TemplateDescriptor template) {
    return template.parts().stream()
        .anyMatch(
            part -> part instanceof Part.Text text && text.text().contains(ModelPlace.BEGINNING));
  }

  /** Returns whether a partition key has literal text that theirs doesn't have. */
  private static boolean isOther(TemplateDescriptor template, TableDescriptor model) {
    return template.attribute().equals(model.key().partition().get(0).name())
        && template.parts().stream()
            .anyMatch(
                part ->
                    part instanceof Part.Text text && !ModelPlace.PARTITION.contains(text.text()));
  }

  private static boolean beginsWithText(TemplateDescriptor template) {
    return !template.parts().isEmpty() && template.parts().get(0) instanceof Part.Text;
  }
}
