package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.ConditionDescriptor.Term;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The key attributes that two models make of the same record. */
final class KeyForms {

  private static final Set<String> PRECISIONS = Set.of("nanos", "millis", "seconds");

  private final EntityDescriptor before;
  private final EntityDescriptor after;

  /** The components of the old model, by the names that they have in the new one. */
  private final Map<String, AttributeDescriptor> old = new HashMap<>();

  KeyForms(EntityDescriptor before, EntityDescriptor after) {
    this.before = before;
    this.after = after;
    for (AttributePair pair : AttributePair.of(before.attributes(), after.attributes())) {
      if (pair.before() != null && pair.after() != null) {
        old.put(pair.after().component(), pair.before());
      }
    }
  }

  /** Returns the component of the old model; null if it lacks it. */
  @Nullable AttributeDescriptor old(String component) {
    return old.get(component);
  }

  /** Returns whether keys have the same text under the same condition. */
  boolean isSameKey(LinkedKeyDescriptor oldKey, LinkedKeyDescriptor newKey) {
    return isSameText(oldKey, newKey) && implies(oldKey, newKey) && isImplied(oldKey, newKey);
  }

  boolean isSameText(LinkedKeyDescriptor oldKey, LinkedKeyDescriptor newKey) {
    return isSame(oldKey.partition(), newKey.partition()) && isSame(oldKey.sort(), newKey.sort());
  }

  /** Returns whether templates make the same text of the same record. */
  boolean isSame(List<TemplateDescriptor> oldKey, List<TemplateDescriptor> newKey) {
    if (oldKey.size() != newKey.size()) {
      return false;
    }
    for (int i = 0; i < oldKey.size(); i++) {
      if (!isSame(oldKey.get(i), newKey.get(i))) {
        return false;
      }
    }
    return true;
  }

  boolean isSame(TemplateDescriptor oldTemplate, TemplateDescriptor newTemplate) {
    List<Part> oldParts = oldTemplate.parts();
    List<Part> newParts = newTemplate.parts();
    if (!oldTemplate.attribute().equals(newTemplate.attribute())
        || oldTemplate.type() != newTemplate.type()
        || oldParts.size() != newParts.size()) {
      return false;
    }
    for (int i = 0; i < newParts.size(); i++) {
      if (!isSame(oldParts.get(i), newParts.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isSame(Part oldPart, Part newPart) {
    if (!(oldPart instanceof Part.Value oldValue) || !(newPart instanceof Part.Value newValue)) {
      return oldPart.equals(newPart);
    }
    return formats(before, oldValue).equals(formats(after, newValue))
        && oldValue.shards() == newValue.shards()
        && isSameSource(oldValue.source(), newValue.source());
  }

  /** A time without a format has the text of its stored precision. */
  private static List<String> formats(EntityDescriptor entity, Part.Value value) {
    String stored =
        entity
            .attribute(value.source())
            .map(each -> TypeRules.unwrapped(entity, each.type()).format())
            .orElse("");
    return value.formats().isEmpty() && PRECISIONS.contains(stored)
        ? List.of(stored)
        : value.formats();
  }

  boolean isSameSource(String oldSource, String newSource) {
    Optional<ComputedDescriptor> oldComputed = before.computed(oldSource);
    Optional<ComputedDescriptor> newComputed = after.computed(newSource);
    if (oldComputed.isPresent() && newComputed.isPresent()) {
      return isSameMethod(oldComputed.get(), newComputed.get());
    }
    AttributeDescriptor oldAttribute = old.get(newSource);
    Optional<AttributeDescriptor> attribute = after.attribute(newSource);
    return oldAttribute != null
        && attribute.isPresent()
        && oldAttribute.component().equals(oldSource)
        && isSameText(oldAttribute.type(), attribute.get().type());
  }

  /**
   * Returns whether computed attributes have the same name and arguments, and give the same type.
   */
  boolean isSameMethod(ComputedDescriptor oldComputed, ComputedDescriptor newComputed) {
    List<String> arguments =
        newComputed.components().stream()
            .map(each -> old.get(each))
            .map(each -> each == null ? "" : each.component())
            .toList();
    return oldComputed.name().equals(newComputed.name())
        && oldComputed.components().equals(arguments)
        && isSameText(oldComputed.type(), newComputed.type());
  }

  /** Returns whether values are stored in the same form. */
  boolean isSameText(StoredType oldType, StoredType newType) {
    StoredType oldForm = TypeRules.unwrapped(before, oldType);
    StoredType newForm = TypeRules.unwrapped(after, newType);
    return oldForm.stored() == newForm.stored()
        && (oldForm.kind().equals(newForm.kind())
            || (Forms.isInteger(oldForm) && Forms.isInteger(newForm)))
        && oldForm.format().equals(newForm.format())
        && oldForm.converter().equals(newForm.converter())
        && oldForm.transformations().equals(newForm.transformations())
        && isSameConstants(oldForm.constants(), newForm.constants());
  }

  private static boolean isSameConstants(List<EnumConstant> oldOnes, List<EnumConstant> newOnes) {
    return newOnes.stream()
        .allMatch(
            each ->
                oldOnes.stream()
                    .filter(other -> other.name().equals(each.name()))
                    .allMatch(other -> other.stored().equals(each.stored())));
  }

  /** Returns whether each item that has the old key has the new one. */
  boolean implies(LinkedKeyDescriptor oldKey, LinkedKeyDescriptor newKey) {
    return terms(newKey).stream()
        .allMatch(
            term ->
                terms(oldKey).stream()
                    .filter(each -> isSameSource(each.source(), term.source()))
                    .anyMatch(
                        each -> implies(each, texts(before, each), term, texts(after, term))));
  }

  /** Returns whether each item that has the new key has the old one. */
  boolean isImplied(LinkedKeyDescriptor oldKey, LinkedKeyDescriptor newKey) {
    return terms(oldKey).stream()
        .allMatch(
            term ->
                terms(newKey).stream()
                    .filter(each -> isSameSource(term.source(), each.source()))
                    .anyMatch(
                        each -> implies(each, texts(after, each), term, texts(before, term))));
  }

  private static List<Term> terms(LinkedKeyDescriptor key) {
    ConditionDescriptor when = key.when();
    return when == null ? List.of() : when.terms();
  }

  /** Returns whether a term holds if another one does, on the same value. */
  private static boolean implies(Term term, Set<String> texts, Term other, Set<String> others) {
    if (other.isPresence()) {
      return other.isNegated() ? term.isPresence() && term.isNegated() : !term.isNegated();
    }
    if (term.isPresence()) {
      return term.isNegated() && other.isNegated();
    }
    if (term.isNegated()) {
      return other.isNegated() && texts.containsAll(others);
    }
    return other.isNegated()
        ? texts.stream().noneMatch(others::contains)
        : others.containsAll(texts);
  }

  /** Returns the values of a term as they are stored. */
  private static Set<String> texts(EntityDescriptor entity, Term term) {
    Optional<StoredType> type =
        entity
            .computed(term.source())
            .map(ComputedDescriptor::type)
            .or(() -> entity.attribute(term.source()).map(AttributeDescriptor::type));
    Set<String> texts = new TreeSet<>(term.values());
    type.map(each -> TypeRules.unwrapped(entity, each).constants()).stream()
        .flatMap(List::stream)
        .filter(each -> texts.remove(each.name()))
        .toList()
        .forEach(each -> texts.add(each.stored()));
    return texts;
  }
}
