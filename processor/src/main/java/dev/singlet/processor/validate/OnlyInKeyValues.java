package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.KeyPlace;
import dev.singlet.processor.model.attribute.OnlyInKeyModel;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.UniqueModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** A component that only a key has can be read back from a template of a key. */
final class OnlyInKeyValues implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (AttributeModel attribute : entity.attributes()) {
      OnlyInKeyModel onlyInKey = attribute.onlyInKey();
      if (onlyInKey != null && onlyInKey.source().isEmpty()) {
        report.add(
            "%s has @OnlyInKey, but %s. Otherwise, remove @OnlyInKey: then it is an attribute, too.",
            Code.INVALID_ONLY_IN_KEY, onlyInKey.place(), attribute, problem(attribute, entity));
      } else if (onlyInKey != null && attribute.isOnlyInIndex()) {
        String problem = inIndex(attribute, entity);
        if (!problem.isEmpty()) {
          report.add(
              "%s has @OnlyInKey and is in the key of an index, but %s.",
              Code.INVALID_ONLY_IN_KEY, onlyInKey.place(), attribute, problem);
        }
      }
    }
    for (UniqueModel unique : entity.unique()) {
      unique.scope().stream()
          .filter(AttributeModel::isOnlyInKey)
          .findFirst()
          .ifPresent(
              scope ->
                  report.add(
                      "%s is unique within %s, which has @OnlyInKey. A unique value and its scope"
                          + " are compared as attributes. Remove @OnlyInKey.",
                      Code.INVALID_ONLY_IN_KEY, unique.place(), unique, scope));
    }
  }

  /** Returns what keeps a component from being in the key of an index alone; empty if nothing. */
  private static String inIndex(AttributeModel attribute, EntityModel entity) {
    LinkedKeyModel key =
        entity.keys().stream()
            .filter(each -> each.key().names().contains(attribute.holder()))
            .findFirst()
            .orElseThrow();
    Optional<String> lacking = key.lacking(attribute.source());
    if (!attribute.isNullable() && lacking.isPresent()) {
      return "an item has that key only if %s. Annotate %s with @Nullable"
          .formatted(lacking.get(), attribute.label());
    }
    if (attribute.isReadOnly()) {
      return "it is read-only, and an update of the key would write it. Let updates change it";
    }
    if (attribute.isInOptional()) {
      return "it is within a record that can be null. Declare it in the entity itself";
    }
    Optional<AttributeModel> made =
        entity.attributes().stream()
            .filter(each -> each.defaultSources().contains(attribute.component()))
            .findFirst();
    if (made.isPresent()) {
      return "the default of %s is made of it, which needs an attribute. Make the default of others"
          .formatted(made.get().label());
    }
    return new Dependencies(entity)
        .updateNeeds().stream()
            .filter(attribute::equals)
            .map(each -> "every update writes that key, and would have to know the value. Leave")
            .map(start -> start + " the time of each write out of the key")
            .findFirst()
            .orElse("");
  }

  private static String problem(AttributeModel attribute, EntityModel entity) {
    Set<String> lossy = new LinkedHashSet<>();
    Set<String> computed = new LinkedHashSet<>();
    boolean isCased = false;
    for (KeyHalf half : entity.ownHalves()) {
      for (Part.Value value : half.template().values()) {
        if (value.source().equals(attribute.source())) {
          if (half.attribute().type() != ScalarType.S) {
            return "it is the key attribute %1$s itself. Name it with @Attribute(\"%1$s\")"
                .formatted(half.attribute().name());
          }
          if (!half.key().isPrimary() && !KeyPlace.isItsAlone(half, entity.keys())) {
            return "%s is in several keys of the entity, and its text doesn't tell which it is. %s"
                .formatted(half.attribute().name(), "Give this key an index that no other key has");
          }
          lossy.add(value.toString());
          isCased |= half.template().isCased(value);
        } else if (entity.components(value.source()).contains(attribute.component())) {
          computed.add(value.toString());
        }
      }
    }
    if (!lossy.isEmpty()) {
      return "its value can't be read back from %s. %s"
          .formatted(
              String.join(" or ", lossy),
              isCased ? "Remove letterCase from the @LinkedKey" : wayOut(attribute));
    }
    return computed.isEmpty()
        ? "no key has it. Write {%s} in a template of a key".formatted(attribute.component())
        : "the keys have only %s, which is computed from it. Write {%s} in a template"
            .formatted(String.join(" and ", computed), attribute.component());
  }

  /** Returns the forms that can be read back. */
  private static String wayOut(AttributeModel attribute) {
    String component = attribute.component();
    return switch (attribute.source().type().kind().form()) {
      case INTEGER -> "Write {%1$s:pad(n)}, {%1$s:reverse(n)} or {%1$s}".formatted(component);
      case STRING -> "Write {%1$s} or {%1$s:escape}".formatted(component);
      case TIME ->
          "Write {%s}, or another form with as many digits of a second as @StoredTime says"
              .formatted(component);
      default -> "Write {%s}".formatted(component);
    };
  }
}
