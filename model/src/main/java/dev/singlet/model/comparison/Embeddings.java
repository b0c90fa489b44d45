package dev.singlet.model.comparison;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.change.Answers;
import dev.singlet.model.change.Keeping;
import dev.singlet.model.change.Reading;
import dev.singlet.model.change.TableStep;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The components that vectors are made of. An update that changes one of them removes the vector,
 * if its program knows that the vector is made of it.
 */
final class Embeddings {

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

  /** Returns whether a vector is made of the same components in both models. */
  boolean areAlike(AttributeDescriptor old, AttributeDescriptor present) {
    Set<String> renamed =
        old.embeddingOf().stream()
            .map(each -> newNames.getOrDefault(each, each))
            .collect(Collectors.toSet());
    return renamed.equals(new HashSet<>(present.embeddingOf()));
  }

  /**
   * Returns the answers for a vector.
   *
   * @param old the vector in the old model; null if that lacks it
   * @param present the vector in the new model; null if that lacks it
   */
  Answers answers(@Nullable AttributeDescriptor old, @Nullable AttributeDescriptor present) {
    return new Answers(
        Reading.SAME,
        Reading.SAME,
        List.of(),
        keeps(origins(before, old), origins(after, present), oldNames, before),
        keeps(origins(after, present), origins(before, old), newNames, after),
        TableStep.NONE);
  }

  /**
   * Returns the effect of a program's updates on a vector of another one.
   *
   * @param known what the program knows the vector to be made of
   * @param origins what it is made of for the other program
   * @param names the names of components in the program, by those in the other one
   */
  private static Keeping keeps(
      Set<String> known, Set<String> origins, Map<String, String> names, EntityDescriptor program) {
    return origins.stream()
            .map(names::get)
            .filter(Objects::nonNull)
            .anyMatch(each -> !known.contains(each) && isChanged(program, each))
        ? Keeping.LEAVES_STALE
        : Keeping.KEEPS;
  }

  /** Returns whether updates of a program can change a component. */
  private static boolean isChanged(EntityDescriptor program, String component) {
    return program.attributes().stream()
            .filter(each -> each.component().equals(component))
            .noneMatch(each -> each.isReadOnly() || each.isFilledIn())
        && !Keys.sources(program, program.primaryKey()).contains(component);
  }

  /** Returns the sources of a vector, with those of their defaults and of vectors among them. */
  private static Set<String> origins(
      EntityDescriptor entity, @Nullable AttributeDescriptor vector) {
    Set<String> all = new LinkedHashSet<>();
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
