package dev.singlet.model.comparison;

import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The linked keys of an entity. */
final class KeyRules {

  private final Changes changes;
  private final Tables tables;
  private final Side old;
  private final Side present;
  private final EntityDescriptor before;
  private final EntityDescriptor after;
  private final KeyForms forms;

  KeyRules(Changes changes, Tables tables, Side old, Side present) {
    this.changes = changes;
    this.tables = tables;
    this.old = old;
    this.present = present;
    this.before = old.entity();
    this.after = present.entity();
    this.forms = new KeyForms(before, after);
  }

  KeyForms forms() {
    return forms;
  }

  void compare() {
    comparePrimary();
    List<LinkedKeyDescriptor> gone = Keys.indexKeys(before);
    List<LinkedKeyDescriptor> come = new ArrayList<>();
    for (LinkedKeyDescriptor key : Keys.indexKeys(after)) {
      gone.stream()
          .filter(each -> forms.isSameKey(each, key))
          .findFirst()
          .ifPresentOrElse(gone::remove, () -> come.add(key));
    }
    for (LinkedKeyDescriptor key : come) {
      gone.stream()
          .filter(each -> attributes(each).equals(attributes(key)))
          .filter(each -> each.pattern().equals(key.pattern()) || gone.size() == 1)
          .findFirst()
          .ifPresentOrElse(
              each -> {
                gone.remove(each);
                change(each, key);
              },
              () -> add(key));
    }
    gone.forEach(this::remove);
  }

  private void comparePrimary() {
    LinkedKeyDescriptor old = before.primaryKey();
    LinkedKeyDescriptor present = after.primaryKey();
    if (!forms.isSameText(old, present)) {
      changes.add(
          ChangeKind.PRIMARY_KEY,
          "",
          text(old).equals(text(present)) ? withAttributes(old) : text(old),
          text(old).equals(text(present)) ? withAttributes(present) : text(present),
          Direction.<Object>always(Reading.MISSES, Keeping.LEAVES_STALE).answers("", ""));
    }
  }

  private void change(LinkedKeyDescriptor old, LinkedKeyDescriptor present) {
    boolean isOtherText = !forms.isSameText(old, present);
    changes.add(
        isOtherText ? ChangeKind.INDEX_KEY_TEMPLATE : ChangeKind.INDEX_KEY_CONDITION,
        present.index(),
        isOtherText ? text(old) : condition(old),
        isOtherText ? text(present) : condition(present),
        new Answers(
            Reading.SAME,
            finds(old),
            Keys.patterns(tables.after(), after, present),
            conditional(isOtherText || !forms.implies(old, present)),
            conditional(isOtherText || !forms.isImplied(old, present)),
            TableStep.NONE));
  }

  /** A program that writes fewer keys than the other one erases some, and leaves none. */
  private static Keeping conditional(boolean writesOthers) {
    return writesOthers ? Keeping.LEAVES_STALE : Keeping.ERASES;
  }

  /** An index of stored attributes alone has all items that store them. */
  private void add(LinkedKeyDescriptor key) {
    KeyWrites ofOld = new KeyWrites(old, present, forms);
    changes.add(
        ChangeKind.INDEX_KEY_ADDED,
        key.index(),
        "",
        text(key),
        new Answers(
            Reading.SAME,
            Reading.SAME,
            ofOld.isInAll(key) ? List.of() : Keys.patterns(tables.after(), after, key),
            ofOld.keeps(key),
            ofOld.writes(key) ? Keeping.KEEPS : overwrites(key, before),
            TableStep.NONE));
  }

  private void remove(LinkedKeyDescriptor key) {
    KeyWrites ofNew =
        new KeyWrites(present, old, new KeyForms(/* before= */ after, /* after= */ before));
    changes.add(
        ChangeKind.INDEX_KEY_REMOVED,
        key.index(),
        text(key),
        "",
        new Answers(
            Reading.SAME,
            ofNew.writes(key) ? Reading.SAME : finds(key),
            List.of(),
            ofNew.writes(key) ? Keeping.KEEPS : overwrites(key, after),
            ofNew.keeps(key),
            TableStep.NONE));
  }

  /**
   * Returns the effect of writing a key on a program without it. If that program has other keys of
   * the same attributes, it takes them for its own, and its updates don't remove them.
   */
  private static Keeping overwrites(LinkedKeyDescriptor key, EntityDescriptor other) {
    boolean isShared =
        Keys.indexKeys(other).stream()
            .map(KeyRules::attributes)
            .anyMatch(each -> !Collections.disjoint(each, attributes(key)));
    return isShared ? Keeping.LEAVES_STALE : Keeping.KEEPS;
  }

  /** Returns the reads of the old program by a key that the new program writes otherwise. */
  private Reading finds(LinkedKeyDescriptor key) {
    return Keys.patterns(tables.before(), before, key).isEmpty() ? Reading.SAME : Reading.MISSES;
  }

  private static Set<String> attributes(LinkedKeyDescriptor key) {
    return key.templates().stream()
        .map(TemplateDescriptor::attribute)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String text(LinkedKeyDescriptor key) {
    return key.templates().stream()
        .map(TemplateDescriptor::text)
        .collect(Collectors.joining(" / "));
  }

  private static String withAttributes(LinkedKeyDescriptor key) {
    return key.templates().stream()
        .map(each -> each.attribute() + " " + each.type() + ": " + each.text())
        .collect(Collectors.joining(" / "));
  }

  private static String condition(LinkedKeyDescriptor key) {
    ConditionDescriptor when = key.when();
    return when == null ? "" : when.text();
  }
}
