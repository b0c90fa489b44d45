package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The components of an entity, or of a record within one. */
final class AttributeRules {

  private final Changes changes;
  private final TypeRules types;
  private final Side old;
  private final Side present;
  private final FilledIn ofOld;
  private final FilledIn ofNew;
  private final Embeddings embeddings;

  AttributeRules(Changes changes, TypeRules types, Side before, Side after) {
    this.changes = changes;
    this.types = types;
    this.old = before;
    this.present = after;
    this.ofOld = new FilledIn(before);
    this.ofNew = new FilledIn(after);
    this.embeddings = new Embeddings(before.entity(), after.entity());
  }

  /**
   * Compares the components of a record.
   *
   * @param path the path of the record within the entity, with a dot at its end; empty for the
   *     entity itself
   */
  void compare(String path, List<AttributeDescriptor> before, List<AttributeDescriptor> after) {
    boolean oldKeepsOthers = old.finds(present) && keepsOthers(before);
    boolean newKeepsOthers = present.finds(old) && keepsOthers(after);
    for (AttributePair pair : AttributePair.of(before, after)) {
      AttributeDescriptor one = pair.before();
      AttributeDescriptor other = pair.after();
      if (one != null && other != null) {
        compare(path, one, other, new TakenNames(before, after));
      } else if (other != null) {
        add(path, other, oldKeepsOthers);
      } else if (one != null) {
        remove(path, one, newKeepsOthers);
      }
    }
  }

  private static boolean keepsOthers(List<AttributeDescriptor> attributes) {
    return attributes.stream().anyMatch(AttributeDescriptor::keepsOthers);
  }

  private void add(String path, AttributeDescriptor added, boolean oldKeepsOthers) {
    if (added.keepsOthers()) {
      changes.add(ChangeKind.EXTRAS, path + added.component(), "", "@Extras", Answers.SAFE);
      return;
    }
    changes.add(
        ChangeKind.ADDED,
        path + added.component(),
        "",
        TypeRules.describe(added.type()),
        new Answers(
            ofOld.writes(added) || Absence.acceptsLacking(added) ? Reading.SAME : Reading.FAILS,
            Reading.SAME,
            List.of(),
            ofOld.keeps(added, oldKeepsOthers),
            Keeping.KEEPS,
            TableStep.NONE));
    embeddings.compare(changes, path + added.component(), null, added);
    if (added.isTimeToLive()) {
      changes.add(
          ChangeKind.TIME_TO_LIVE,
          path + added.component(),
          "",
          added.name(),
          Answers.of(TableStep.TIME_TO_LIVE));
    }
  }

  private void remove(String path, AttributeDescriptor removed, boolean newKeepsOthers) {
    if (removed.keepsOthers()) {
      changes.add(
          ChangeKind.EXTRAS,
          path + removed.component(),
          "@Extras",
          "",
          new Answers(
              Reading.SAME,
              Reading.SAME,
              List.of(),
              Keeping.KEEPS,
              Keeping.ERASES,
              TableStep.NONE));
      return;
    }
    changes.add(
        ChangeKind.REMOVED,
        path + removed.component(),
        TypeRules.describe(removed.type()),
        "",
        new Answers(
            Reading.SAME,
            ofNew.writes(removed) || Absence.acceptsLacking(removed) ? Reading.SAME : Reading.FAILS,
            List.of(),
            Keeping.KEEPS,
            ofNew.keeps(removed, newKeepsOthers),
            removed.isTimeToLive() ? TableStep.TIME_TO_LIVE : TableStep.NONE));
    embeddings.compare(changes, path + removed.component(), removed, null);
  }

  private void compare(
      String path, AttributeDescriptor before, AttributeDescriptor after, TakenNames taken) {
    String place = path + after.component();
    if (!before.equals(after)) {
      compareProperties(place, before, after, taken);
    }
    embeddings.compare(changes, place, before, after);
    types.compare(place, before.type(), after.type());
  }

  private void compareProperties(
      String place, AttributeDescriptor before, AttributeDescriptor after, TakenNames taken) {
    compareNames(place, before, after, taken);
    compareAbsence(place, before, after);
    with(place, before, after, ChangeKind.READ_ONLY, AttributeDescriptor::isReadOnly, Answers.SAFE);
    with(place, before, after, ChangeKind.STAMP, FilledIn::describe, ofStamps(before, after));
    with(
        place,
        before,
        after,
        ChangeKind.TIME_TO_LIVE,
        AttributeDescriptor::isTimeToLive,
        Answers.of(TableStep.TIME_TO_LIVE));
    with(
        place,
        before,
        after,
        ChangeKind.CONSTRAINTS,
        Constraints::text,
        new Constraints(
                ofOld.program().entity(), ofNew.program().entity(), taken.before(), taken.after())
            .answers(before, after));
    with(
        place,
        before,
        after,
        ChangeKind.SHOWN,
        each -> each.isHidden() + " " + each.isSensitive(),
        Answers.SAFE);
    compareStorage(place, before, after);
  }

  private void compareNames(
      String place, AttributeDescriptor before, AttributeDescriptor after, TakenNames taken) {
    if (!before.onlyInKey().isEmpty() || !after.onlyInKey().isEmpty()) {
      return;
    }
    Set<String> oldNames = AttributePair.names(before);
    Set<String> names = AttributePair.names(after);
    Answers answers = ofNames(before, after).and(taken.answers(before, after));
    if (!before.name().equals(after.name())) {
      changes.add(ChangeKind.RENAMED, place, before.name(), after.name(), answers);
    } else if (!oldNames.containsAll(names)) {
      changes.add(ChangeKind.ALIAS_ADDED, place, "" + oldNames, "" + names, answers);
    }
    if (before.name().equals(after.name()) && !names.containsAll(oldNames)) {
      changes.add(ChangeKind.ALIAS_DROPPED, place, "" + oldNames, "" + names, answers);
    }
    if (!before.component().equals(after.component()) && before.name().equals(after.name())) {
      changes.add(
          ChangeKind.RENAMED_IN_JAVA,
          place,
          before.component(),
          after.component(),
          taken.ofJava(before, after));
    }
  }

  /** A program that fills in the attribute of the other name has a value for it, its own. */
  private Answers ofNames(AttributeDescriptor before, AttributeDescriptor after) {
    Side present = ofNew.program();
    Answers answers = new Names(ofOld.program().entity(), present.entity()).answers(before, after);
    boolean isFound = answers.newReadsOld() == Reading.SAME;
    boolean isFoundByOld =
        answers.oldReadsNew() == Reading.SAME
            || Keys.patternsFrom(ofOld.program(), before.component()).isEmpty();
    boolean isRenamed = !before.name().equals(after.name());
    boolean oldFills = isRenamed && ofOld.writes(after);
    boolean newFills = isRenamed && ofNew.writes(before);
    return new Answers(
        oldFills ? Reading.OTHER_VALUES : answers.newReadsOld(),
        !isFoundByOld ? Reading.MISSES : newFills ? Reading.OTHER_VALUES : answers.oldReadsNew(),
        isFound ? List.of() : Keys.patternsFrom(present, after.component()),
        oldFills ? Keeping.KEEPS : answers.oldWrites(),
        newFills ? Keeping.KEEPS : answers.newWrites(),
        TableStep.NONE);
  }

  private void compareAbsence(String place, AttributeDescriptor before, AttributeDescriptor after) {
    ChangeKind kind = absence(before, after);
    if (kind != null) {
      Answers answers = Absence.INSTANCE.answers(before, after);
      boolean isFilled = after.initial() != null && answers.newReadsOld() == Reading.OTHER_VALUES;
      Answers filled = isFilled ? Answers.SAFE.incomplete(madeFrom(place)) : Answers.SAFE;
      changes.add(kind, place, absent(before), absent(after), answers.and(filled));
    }
  }

  /** Returns what the new program makes of a component, also of a default that items lack. */
  private List<String> madeFrom(String component) {
    Side present = ofNew.program();
    return Stream.concat(
            Keys.patternsFrom(present, component).stream(),
            UniqueRules.valuesFrom(present.entity(), component))
        .toList();
  }

  private static @Nullable ChangeKind absence(
      AttributeDescriptor before, AttributeDescriptor after) {
    if (!Objects.equals(before.initial(), after.initial())) {
      return before.initial() == null
          ? ChangeKind.DEFAULT_ADDED
          : after.initial() == null ? ChangeKind.DEFAULT_REMOVED : ChangeKind.DEFAULT_CHANGED;
    }
    if (isOptional(before) == isOptional(after)) {
      return null;
    }
    return isOptional(after) ? ChangeKind.MAY_BE_ABSENT : ChangeKind.REQUIRED;
  }

  private static boolean isOptional(AttributeDescriptor attribute) {
    return attribute.isNullable() || !attribute.wrapper().isEmpty();
  }

  private static String absent(AttributeDescriptor attribute) {
    DefaultDescriptor initial = attribute.initial();
    if (initial != null) {
      return initial.kind()
          + " "
          + initial.text()
          + (initial.isOnlyForOlderItems() ? " for older items" : "");
    }
    return isOptional(attribute) ? "may be absent" : "required";
  }

  /** A component moves between an attribute of its own and the key. */
  private void compareStorage(String place, AttributeDescriptor before, AttributeDescriptor after) {
    Direction<AttributeDescriptor> storage =
        new Direction<>() {
          @Override
          public Reading reads(
              AttributeDescriptor reader, AttributeDescriptor writer, boolean isStored) {
            return reader.onlyInKey().isEmpty()
                ? Absence.ofLacking(reader, writer.initial())
                : Reading.SAME;
          }

          @Override
          public Keeping keeps(AttributeDescriptor program, AttributeDescriptor other) {
            return other.onlyInKey().isEmpty() ? Keeping.ERASES : Keeping.KEEPS;
          }
        };
    if (!before.onlyInKey().equals(after.onlyInKey())) {
      changes.add(
          ChangeKind.ONLY_IN_KEY,
          place,
          before.onlyInKey(),
          after.onlyInKey(),
          storage.answers(before, after));
    }
  }

  /** Each program fills in a value in its own way. */
  private Answers ofStamps(AttributeDescriptor before, AttributeDescriptor after) {
    return new Answers(
        Reading.SAME,
        Reading.SAME,
        List.of(),
        ofOld.fills(after),
        ofNew.fills(before),
        TableStep.NONE);
  }

  private void with(
      String place,
      AttributeDescriptor before,
      AttributeDescriptor after,
      ChangeKind kind,
      Function<AttributeDescriptor, Object> property,
      Answers answers) {
    Object old = property.apply(before);
    Object present = property.apply(after);
    if (!old.equals(present)) {
      changes.add(kind, place, old.toString(), present.toString(), answers);
    }
  }
}
