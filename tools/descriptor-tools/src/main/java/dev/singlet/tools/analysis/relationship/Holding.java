package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A key of one entity that holds all values of another one's primary key.
 *
 * @param owner the entity whose values are held
 * @param member the entity whose key holds them
 * @param key the key that shows it best
 * @param values the member's values, by the owner's
 */
record Holding(
    Identity owner, Identity member, LinkedKeyDescriptor key, Map<String, String> values) {

  /** Returns all ways in which items of one entity may belong to items of another. */
  static List<Holding> find(Identity owner, Identity member, String delimiter) {
    if (owner.values().isEmpty()) {
      return List.of();
    }
    List<Holding> all = new ArrayList<>();
    for (Identity.HeldKey held : member.keys()) {
      Stream.of(byTemplate(owner, member, held, delimiter), byNames(owner, member, held))
          .flatMap(Optional::stream)
          .map(values -> new Holding(owner, member, held.key(), values))
          .filter(Holding::isAboutTwoItems)
          .forEach(all::add);
    }
    return all;
  }

  /** Returns all ways in which items of one entity name items of another, by keys or otherwise. */
  static List<Holding> naming(Identity owner, Identity member, String delimiter) {
    List<Holding> all = new ArrayList<>(find(owner, member, delimiter));
    LinkedKeyDescriptor primary = member.entity().primaryKey();
    List<String> components =
        member.entity().attributes().stream().map(AttributeDescriptor::component).toList();
    if (!owner.values().isEmpty()) {
      byNames(owner, member, new Identity.HeldKey(primary, components, List.of()))
          .map(values -> new Holding(owner, member, primary, values))
          .filter(Holding::isAboutTwoItems)
          .ifPresent(all::add);
    }
    return all;
  }

  /** Returns the plainest of the ways between two entities. */
  static Holding plainest(List<Holding> all) {
    return all.stream().min(Comparator.comparingInt(Holding::distance)).orElseThrow();
  }

  boolean holds(Collection<String> others) {
    return new HashSet<>(values.values()).equals(new HashSet<>(others));
  }

  boolean isBetweenTheSame(Holding other) {
    return owner == other.owner && member == other.member;
  }

  /** An item holds its own key in many places, and other values of its form that mean no item. */
  private boolean isAboutTwoItems() {
    return !owner.entity().equals(member.entity())
        || values.entrySet().stream()
            .allMatch(pair -> owner.isOfAnother(pair.getKey(), pair.getValue()));
  }

  boolean isOneToOne() {
    return holds(member.values());
  }

  boolean hasSameNames() {
    return values.entrySet().stream().allMatch(e -> e.getKey().equalsIgnoreCase(e.getValue()));
  }

  /**
   * Returns whether a query of this key finds the members of one item of the owner, and no others.
   */
  boolean isReadBy(LinkedKeyDescriptor candidate) {
    List<String> partition = TemplateShape.sources(candidate.partition());
    List<String> sort = TemplateShape.sources(candidate.sort());
    Set<String> left = new HashSet<>(values.values());
    partition.forEach(left::remove);
    // The first values of the sort key must have the rest.
    return !partition.isEmpty()
        && values.values().containsAll(partition)
        && sort.subList(0, Math.min(left.size(), sort.size())).containsAll(left);
  }

  /** The half of a key that holds the values. */
  enum Half {
    PARTITION,
    SORT,
    BOTH
  }

  Half half() {
    if (TemplateShape.sources(key.partition()).containsAll(values.values())) {
      return Half.PARTITION;
    }
    return TemplateShape.sources(key.sort()).containsAll(values.values()) ? Half.SORT : Half.BOTH;
  }

  /** Returns the templates that hold the values. */
  List<TemplateDescriptor> templates() {
    return switch (half()) {
      case PARTITION -> key.partition();
      case SORT -> key.sort();
      case BOTH -> key.templates();
    };
  }

  /** Returns less for what a reader sees at a glance: first a partition of the owner. */
  private int distance() {
    return switch (half()) {
      case PARTITION -> isReadBy(key) ? 0 : 1;
      case SORT -> 2;
      case BOTH -> 3;
    };
  }

  private static Optional<Map<String, String>> byTemplate(
      Identity owner, Identity member, Identity.HeldKey held, String delimiter) {
    LinkedKeyDescriptor own = owner.entity().primaryKey();
    LinkedKeyDescriptor key = held.key();
    List<String> shapes = owner.keys().get(0).shapes();
    if (own.partition().size() != 1 || !held.shapes().contains(shapes.get(0))) {
      return Optional.empty();
    }
    TemplateDescriptor partition = own.partition().get(0);
    if (!TemplateShape.isTelling(partition)) {
      return Optional.empty();
    }
    if (TemplateShape.sources(partition).containsAll(owner.values())) {
      TemplateDescriptor equal = key.templates().get(held.shapes().indexOf(shapes.get(0)));
      return pairs(owner, member, List.of(partition), List.of(equal));
    }
    boolean isBelow =
        key.partition().size() == 1
            && key.sort().size() == 1
            && own.sort().size() == 1
            && TemplateShape.isTelling(own.sort().get(0))
            && held.shapes().get(0).equals(shapes.get(0))
            && (held.shapes().get(1) + delimiter).startsWith(shapes.get(1) + delimiter);
    return isBelow ? pairs(owner, member, own.templates(), key.templates()) : Optional.empty();
  }

  /** Pairs the values of templates of one shape, if their types are the same too. */
  private static Optional<Map<String, String>> pairs(
      Identity owner,
      Identity member,
      List<TemplateDescriptor> own,
      List<TemplateDescriptor> others) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (int i = 0; i < own.size(); i++) {
      List<String> values = TemplateShape.sources(own.get(i));
      List<String> otherValues = TemplateShape.sources(others.get(i));
      for (int j = 0; j < values.size(); j++) {
        String previous = pairs.putIfAbsent(values.get(j), otherValues.get(j));
        boolean isSame = previous == null || previous.equals(otherValues.get(j));
        if (!isSame
            || !Identity.haveSameType(
                owner.entity(), values.get(j), member.entity(), otherValues.get(j))) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(pairs);
  }

  private static Optional<Map<String, String>> byNames(
      Identity owner, Identity member, Identity.HeldKey held) {
    EntityDescriptor other = member.entity();
    Map<String, String> pairs = new LinkedHashMap<>();
    boolean isSure = false;
    for (String value : owner.values()) {
      Identity.Certainty best = Identity.Certainty.NO;
      for (String candidate : held.sources()) {
        Identity.Certainty certainty = owner.isNamed(value, other, candidate);
        if (certainty.compareTo(best) > 0) {
          best = certainty;
          pairs.put(value, candidate);
        }
      }
      isSure |= best == Identity.Certainty.SURE;
    }
    boolean isWhole = pairs.keySet().containsAll(owner.values());
    return isSure && isWhole ? Optional.of(pairs) : Optional.empty();
  }
}
