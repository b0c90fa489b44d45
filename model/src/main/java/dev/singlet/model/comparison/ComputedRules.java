package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The computed attributes that items store. */
record ComputedRules(Side before, Side after, KeyForms forms) {

  void addTo(Changes changes) {
    for (ComputedDescriptor computed : stored(after.entity())) {
      ComputedDescriptor old = find(before.entity(), computed);
      if (old == null) {
        changes.add(
            ChangeKind.COMPUTED_ADDED,
            computed.name(),
            "",
            computed.stored(),
            answers(keeps(before, after, computed), Keeping.KEEPS)
                .and(taken(component(before.entity(), computed), computed)));
      } else if (!old.stored().equals(computed.stored()) || !forms.isSameMethod(old, computed)) {
        changes.add(
            ChangeKind.COMPUTED_CHANGED,
            computed.name(),
            text(old),
            text(computed),
            answers(keeps(before, after, computed), keeps(after, before, old)));
      }
    }
    for (ComputedDescriptor computed : stored(before.entity())) {
      if (find(after.entity(), computed) == null) {
        changes.add(
            ChangeKind.COMPUTED_REMOVED,
            computed.name(),
            computed.stored(),
            "",
            answers(Keeping.KEEPS, keeps(after, before, computed))
                .and(given(component(after.entity(), computed), computed)));
      }
    }
  }

  /** Returns the answers for a computed attribute that takes the name of an old component. */
  private Answers taken(@Nullable AttributeDescriptor component, ComputedDescriptor computed) {
    if (component == null) {
      return Answers.SAFE;
    }
    return new Answers(
        Reading.SAME,
        forms.isSameText(component.type(), computed.type()) ? Reading.SAME : Reading.FAILS,
        List.of(),
        Keeping.KEEPS,
        Keeping.LEAVES_STALE,
        TableStep.NONE);
  }

  /** Returns the answers for a component that takes the name of an old computed attribute. */
  private Answers given(@Nullable AttributeDescriptor component, ComputedDescriptor computed) {
    if (component == null) {
      return Answers.SAFE;
    }
    return new Answers(
        forms.isSameText(computed.type(), component.type()) ? Reading.SAME : Reading.FAILS,
        Reading.SAME,
        List.of(),
        Keeping.LEAVES_STALE,
        Keeping.KEEPS,
        TableStep.NONE);
  }

  private static @Nullable AttributeDescriptor component(
      EntityDescriptor entity, ComputedDescriptor computed) {
    return entity.attributes().stream()
        .filter(each -> AttributePair.names(each).contains(computed.stored()))
        .findFirst()
        .orElse(null);
  }

  /** Each write of a program stores a value of its own, if it knows the attribute. */
  private static Keeping keeps(Side program, Side other, ComputedDescriptor computed) {
    boolean isWritten =
        component(program.entity(), computed) != null
            || stored(program.entity()).stream()
                .anyMatch(each -> each.stored().equals(computed.stored()));
    return isWritten
        ? Keeping.LEAVES_STALE
        : KeyWrites.keeps(program, other, computed.components(), List.of(computed.stored()));
  }

  private static List<ComputedDescriptor> stored(EntityDescriptor entity) {
    return entity.computed().stream().filter(each -> !each.stored().isEmpty()).toList();
  }

  private static @Nullable ComputedDescriptor find(
      EntityDescriptor entity, ComputedDescriptor computed) {
    return stored(entity).stream()
        .filter(each -> each.name().equals(computed.name()))
        .findFirst()
        .orElse(null);
  }

  private static String text(ComputedDescriptor computed) {
    return computed.stored()
        + " of "
        + String.join(", ", computed.components())
        + ": "
        + TypeRules.describe(computed.type());
  }

  private static Answers answers(Keeping oldWrites, Keeping newWrites) {
    return new Answers(Reading.SAME, Reading.SAME, List.of(), oldWrites, newWrites, TableStep.NONE);
  }
}
