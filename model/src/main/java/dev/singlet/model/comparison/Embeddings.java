package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.ChangeKind;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The components that vectors are made of. An update that changes one of them removes the vector,
 * if its program knows that the vector is made of it.
 */
final class Embeddings {

  /** No component has a name that begins so. */
  private static final String GONE = "-";

  private final EntityDescriptor before;
  private final EntityDescriptor after;

  /** The names of components in the old model, by those in the new one. */
  private final Map<String, String> oldNames = new HashMap<>();

  /** The names of components in the new model, by those in the old one. */
  private final Map<String, String> newNames = new HashMap<>();

  Embeddings(EntityDescriptor before, EntityDescriptor after) {
    this.before = before;
    this.after = after;
    for (AttributePair pair : AttributePair.of(before.attributes(), after.attributes())) {
      AttributeDescriptor old = pair.before();
      AttributeDescriptor present = pair.after();
      if (old != null && present != null) {
        oldNames.put(present.component(), old.component());
        newNames.put(old.component(), present.component());
      }
    }
  }

  /**
   * Compares what a vector is made of.
   *
   * @param old the vector in the old model; null if that lacks it
   * @param present the vector in the new model; null if that lacks it
   */
  void compare(
      Changes changes,
      String place,
      @Nullable AttributeDescriptor old,
      @Nullable AttributeDescriptor present) {
    Set<String> oldSources = sources(before, old);
    Set<String> newSources = sources(after, present);
    Set<String> renamed =
        oldSources.stream()
            .map(each -> newNames.getOrDefault(each, GONE + each))
            .collect(Collectors.toSet());
    Answers answers =
        new Answers(
            Reading.SAME,
            Reading.SAME,
            List.of(),
            keeps(before, oldSources, after, newSources, oldNames),
            keeps(after, newSources, before, oldSources, newNames),
            TableStep.NONE);
    if (!renamed.equals(newSources) || !answers.equals(Answers.SAFE)) {
      changes.add(
          ChangeKind.EMBEDDING,
          place,
          String.join(", ", oldSources),
          String.join(", ", newSources),
          answers);
    }
  }

  /**
   * Returns the effect of a program's updates on a vector of another program.
   *
   * @param known what the program knows the vector to be made of
   * @param sources what it is made of for the other program
   * @param names the names of components in the program, by those in the other one
   */
  private static Keeping keeps(
      EntityDescriptor program,
      Set<String> known,
      EntityDescriptor other,
      Set<String> sources,
      Map<String, String> names) {
    return sources.stream()
            .filter(each -> other.attribute(each).filter(AttributeDescriptor::isFilledIn).isEmpty())
            .flatMap(each -> Stream.ofNullable(names.get(each)))
            .filter(each -> !known.contains(each))
            .anyMatch(each -> isChanged(program, each))
        ? Keeping.LEAVES_STALE
        : Keeping.KEEPS;
  }

  /** Returns whether writes of a program can change a component of an item. */
  private static boolean isChanged(EntityDescriptor program, String component) {
    return program
        .attribute(component)
        .filter(each -> !isFirstValue(program, each) && !Keys.haveWhole(program, each))
        .isPresent();
  }

  /**
   * Returns whether items keep the first value. A component that an item lacks changes once. An
   * upsert can't compare what is compressed or encrypted, and a put of a program that keeps others
   * keeps the vector beside another value.
   */
  private static boolean isFirstValue(EntityDescriptor program, AttributeDescriptor component) {
    if (Absence.acceptsLacking(component)) {
      return false;
    }
    return component.isFilledIn()
        ? component.isOfCreation()
        : component.isReadOnly()
            && component.type().transformations().isEmpty()
            && program.attributes().stream().noneMatch(AttributeDescriptor::keepsOthers);
  }

  /** Returns the sources of a vector, with those of their defaults and of vectors among them. */
  private static Set<String> sources(
      EntityDescriptor entity, @Nullable AttributeDescriptor vector) {
    Set<String> all = new TreeSet<>();
    if (vector != null) {
      addSources(all, vector.embeddingOf(), entity);
      all.remove(vector.component());
    }
    return all;
  }

  private static void addSources(Set<String> all, List<String> sources, EntityDescriptor entity) {
    for (AttributeDescriptor each : entity.attributes()) {
      if (sources.contains(each.component()) && all.add(each.component())) {
        addSources(all, each.embeddingOf(), entity);
        DefaultDescriptor initial = each.initial();
        if (initial != null) {
          addSources(all, initial.components(), entity);
        }
      }
    }
  }
}
