package dev.singlet.model.comparison;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.UnionDescriptor;
import dev.singlet.model.UnionDescriptor.Variant;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The types of values, with the records and unions within them. */
final class TypeRules {

  private static final Answers OTHER_FORM =
      Direction.<Object>always(Reading.FAILS, Keeping.KEEPS).answers("", "");

  /** The answers for a converter, which a program can't look into. */
  private static final Answers UNKNOWN =
      Direction.<Object>always(Reading.FAILS, Keeping.LEAVES_STALE).answers("", "");

  private final Changes changes;
  private final EntityDescriptor before;
  private final EntityDescriptor after;
  private final AttributeRules attributes;
  private final Set<List<String>> compared = new HashSet<>();

  TypeRules(Changes changes, Side before, Side after) {
    this.changes = changes;
    this.before = before.entity();
    this.after = after.entity();
    this.attributes = new AttributeRules(changes, this, before, after);
  }

  AttributeRules attributes() {
    return attributes;
  }

  /** Compares the types of a value. */
  void compare(String path, StoredType oldType, StoredType newType) {
    StoredType old = unwrapped(before, oldType);
    StoredType present = unwrapped(after, newType);
    if (!old.transformations().equals(present.transformations())) {
      add(ChangeKind.TRANSFORMATION, path, old, present, Forms.TRANSFORMED.answers(old, present));
    }
    if (!old.converter().equals(present.converter())) {
      add(ChangeKind.CONVERTER, path, old, present, UNKNOWN);
      return;
    }
    if (!old.kind().equals(present.kind()) || old.stored() != present.stored()) {
      add(ChangeKind.TYPE, path, old, present, Forms.INSTANCE.answers(old, present));
      if (!Forms.areAlike(old, present)) {
        return;
      }
    }
    if (!old.format().equals(present.format())) {
      add(ChangeKind.FORMAT, path, old, present, Forms.TIMES.answers(old, present));
    }
    compareConstants(path, old, present);
    if (old.holdsNull() != present.holdsNull()) {
      changes.add(
          ChangeKind.NULL_ELEMENTS,
          path,
          old.holdsNull() ? "can be null" : "are never null",
          present.holdsNull() ? "can be null" : "are never null",
          Forms.NULLS.answers(old, present));
    }
    compareKeys(path + "{}", old.key(), present.key());
    compareParts(path + "[]", old.element(), present.element());
    compareNested(path, old.nested(), present.nested());
  }

  private void compareKeys(String path, @Nullable StoredType old, @Nullable StoredType present) {
    if (old != null && present != null && !old.kind().equals(present.kind())) {
      add(ChangeKind.TYPE, path, old, present, Forms.KEYS.answers(old, present));
    } else {
      compareParts(path, old, present);
    }
  }

  private void compareParts(String path, @Nullable StoredType old, @Nullable StoredType present) {
    if (old != null && present != null) {
      compare(path, old, present);
    }
  }

  static StoredType unwrapped(EntityDescriptor entity, StoredType type) {
    return type.isUnwrapped() ? unwrapped(entity, entity.unwrapped(type).type()) : type;
  }

  private void compareConstants(String path, StoredType old, StoredType present) {
    Set<String> added = Forms.constants(present);
    added.removeAll(Forms.constants(old));
    Set<String> removed = Forms.constants(old);
    removed.removeAll(Forms.constants(present));
    Answers answers = Forms.CONSTANTS.answers(old, present);
    if (!removed.isEmpty()) {
      changes.add(ChangeKind.CONSTANT_REMOVED, path, removed.toString(), "", answers);
    }
    if (!added.isEmpty()) {
      changes.add(ChangeKind.CONSTANT_ADDED, path, "", added.toString(), answers);
    }
  }

  private void compareNested(String path, String oldId, String newId) {
    if (oldId.isEmpty() || newId.isEmpty() || !compared.add(List.of(oldId, newId))) {
      return;
    }
    NestedDescriptor old = record(before, oldId);
    NestedDescriptor present = record(after, newId);
    if (old != null && present != null) {
      if (old.isTuple() != present.isTuple()
          || (old.isTuple() && old.attributes().size() != present.attributes().size())) {
        changes.add(
            ChangeKind.TYPE,
            path,
            "a tuple: " + old.isTuple(),
            "a tuple: " + present.isTuple(),
            OTHER_FORM);
      }
      attributes.compare(path + ".", old.attributes(), present.attributes());
      compareChecks(path, old.checks(), present.checks());
      return;
    }
    UnionDescriptor oldUnion = union(before, oldId);
    UnionDescriptor union = union(after, newId);
    if (oldUnion != null && union != null) {
      compareUnions(path, oldUnion, union);
    }
  }

  void compareChecks(String path, List<?> old, List<?> present) {
    if (!old.equals(present)) {
      changes.add(ChangeKind.CHECKS, path, old.toString(), present.toString(), Answers.SAFE);
    }
  }

  private void compareUnions(String path, UnionDescriptor old, UnionDescriptor present) {
    if (!old.discriminator().equals(present.discriminator())) {
      changes.add(
          ChangeKind.DISCRIMINATOR, path, old.discriminator(), present.discriminator(), OTHER_FORM);
      return;
    }
    Set<String> oldTags = tags(old);
    Set<String> tags = tags(present);
    Answers answers = Forms.VARIANTS.answers(old, present);
    if (!tags.containsAll(oldTags)) {
      changes.add(ChangeKind.VARIANT_REMOVED, path, oldTags.toString(), tags.toString(), answers);
    }
    if (!oldTags.containsAll(tags)) {
      changes.add(ChangeKind.VARIANT_ADDED, path, oldTags.toString(), tags.toString(), answers);
    }
    for (Variant variant : present.variants()) {
      old.variants().stream()
          .filter(each -> tag(each).equals(tag(variant)))
          .findFirst()
          .ifPresent(each -> compareVariants(path + "." + tag(variant), each, variant));
    }
  }

  private void compareVariants(String path, Variant old, Variant present) {
    compareNested(path, old.nested(), present.nested());
    compareParts(path, old.type(), present.type());
  }

  static Set<String> tags(UnionDescriptor union) {
    return union.variants().stream().map(TypeRules::tag).collect(Collectors.toSet());
  }

  /** Returns what tells a variant in an item: its tag, or the type in which it is stored. */
  private static String tag(Variant variant) {
    StoredType type = variant.type();
    return type == null ? variant.tag() : type.stored().toString();
  }

  private static @Nullable NestedDescriptor record(EntityDescriptor entity, String id) {
    return entity.records().stream().filter(each -> each.id().equals(id)).findFirst().orElse(null);
  }

  private static @Nullable UnionDescriptor union(EntityDescriptor entity, String id) {
    return entity.unions().stream().filter(each -> each.id().equals(id)).findFirst().orElse(null);
  }

  private void add(
      ChangeKind kind, String path, StoredType old, StoredType present, Answers answers) {
    changes.add(kind, path, describe(old), describe(present), answers);
  }

  /** Returns a type as its name in Java, with its form in items. */
  static String describe(StoredType type) {
    String form = type.format().isEmpty() ? "" : " as " + type.format();
    String converter = type.converter().isEmpty() ? "" : " by " + type.converter();
    String transformed =
        type.transformations().stream()
            .map(each -> " " + each.kind() + each.argument())
            .collect(Collectors.joining());
    return type.java() + form + converter + transformed;
  }
}
