package dev.singlet.tools.analysis;

import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.UserErrorException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The lines of an entity relationship diagram, found from keys: an entity belongs to another one if
 * a key of it holds all values of the other's primary key. Only what is sure is drawn; a {@link
 * Correction} adds the rest.
 */
public final class Relationships {

  private Relationships() {}

  /** Returns the relationships that keys show, sorted by owner. */
  public static List<Relationship> of(TableDescriptor table) {
    return of(table, List.of());
  }

  /**
   * Returns the relationships, with what the user corrects.
   *
   * @throws UserErrorException if a correction names an entity that there isn't
   */
  public static List<Relationship> of(TableDescriptor table, List<Correction> corrections) {
    List<Relationship> all = new ArrayList<>();
    for (Holding holding : holdings(table)) {
      all.add(
          new Relationship(
              holding.owner().entity().name(),
              holding.member().entity().name(),
              holding.isOneToOne() ? Relationship.Kind.ONE_TO_ONE : Relationship.Kind.ONE_TO_MANY,
              label(table, holding),
              HoldingText.of(holding)));
    }
    for (Correction correction : corrections) {
      apply(correction, table, all);
    }
    all.sort(Comparator.comparing(Relationship::from).thenComparing(Relationship::to));
    return List.copyOf(all);
  }

  /** Returns the holdings that are lines: the sure ones, without those that follow from others. */
  static List<Holding> holdings(TableDescriptor table) {
    List<Identity> identities = table.entities().stream().map(Identity::new).toList();
    List<Holding> all = new ArrayList<>();
    for (Identity member : identities) {
      for (Identity owner : identities) {
        boolean isAlternative = owner != member && owner.sharesKeysWith(member);
        if (!isAlternative) {
          Holding.find(owner, member, table.delimiter()).ifPresent(all::add);
        }
      }
    }
    all.removeIf(holding -> isWorseAlternative(holding, all));
    List<Holding> mutual = List.copyOf(all);
    all.removeIf(holding -> isReverse(holding, mutual));
    List<Holding> oneToOne = all.stream().filter(Holding::isOneToOne).toList();
    all.removeIf(holding -> isOfPart(holding, all, oneToOne));
    List<Holding> direct = List.copyOf(all);
    all.removeIf(holding -> followsFrom(holding, direct));
    return List.copyOf(all);
  }

  /**
   * Of entities that share keys, such as users and organizations, the names tell which is meant.
   */
  private static boolean isWorseAlternative(Holding holding, List<Holding> all) {
    return !holding.hasSameNames()
        && all.stream()
            .anyMatch(
                other ->
                    other.member() == holding.member()
                        && other.owner().sharesKeysWith(holding.owner())
                        && other.hasSameNames()
                        && List.copyOf(other.values().values())
                            .equals(List.copyOf(holding.values().values())));
  }

  /** Of two entities that hold each other's keys, one is drawn as the owner. */
  private static boolean isReverse(Holding holding, List<Holding> all) {
    return holding.isOneToOne()
        && all.stream()
            .anyMatch(
                other ->
                    other.isOneToOne()
                        && other.owner() == holding.member()
                        && other.member() == holding.owner()
                        && isLesserOwner(holding.owner(), other.owner()));
  }

  private static boolean isLesserOwner(Identity one, Identity other) {
    if (one.isNamedByItsPartition() != other.isNamedByItsPartition()) {
      return other.isNamedByItsPartition();
    }
    return one.entity().name().compareTo(other.entity().name()) > 0;
  }

  /** What belongs to an item and to its one other half is drawn at the item. */
  private static boolean isOfPart(Holding holding, List<Holding> all, List<Holding> oneToOne) {
    return oneToOne.stream()
        .filter(half -> half.member() == holding.owner() && half.owner() != holding.member())
        .anyMatch(
            half ->
                all.stream()
                    .anyMatch(
                        other ->
                            other.member() == holding.member()
                                && other.owner() == half.owner()
                                && isComposed(other, holding, half)));
  }

  private static boolean followsFrom(Holding holding, List<Holding> all) {
    return all.stream()
        .filter(near -> near.member() == holding.member() && near.owner() != holding.owner())
        .filter(near -> near.owner() != near.member())
        .anyMatch(
            near ->
                all.stream()
                    .anyMatch(
                        far ->
                            far.member() == near.owner()
                                && far.owner() == holding.owner()
                                && isComposed(holding, near, far)));
  }

  /** Tells whether two steps lead to the same item: a star's user isn't its repository's owner. */
  private static boolean isComposed(Holding whole, Holding near, Holding far) {
    return whole.values().entrySet().stream()
        .allMatch(
            pair -> {
              Map<String, String> step = near.values();
              String between = far.values().get(pair.getKey());
              return between != null && pair.getValue().equals(step.get(between));
            });
  }

  private static String label(TableDescriptor table, Holding holding) {
    EntityDescriptor member = holding.member().entity();
    for (LinkedKeyDescriptor key : member.keys()) {
      if (holding.isReadBy(key) && !key.pattern().isEmpty()) {
        return key.pattern();
      }
    }
    for (CollectionDescriptor collection : table.collections()) {
      boolean hasBoth =
          collection
              .entities()
              .containsAll(List.of(member.name(), holding.owner().entity().name()));
      if (hasBoth && !collection.patterns().isEmpty()) {
        return collection.patterns().get(0).name();
      }
    }
    return "";
  }

  private static void apply(Correction correction, TableDescriptor table, List<Relationship> all) {
    for (String name : List.of(correction.from(), correction.to())) {
      if (table.entity(name).isEmpty()) {
        throw new UserErrorException(
            "A relationship names the entity "
                + name
                + ". Entities: "
                + String.join(", ", table.entities().stream().map(EntityDescriptor::name).toList())
                + ".");
      }
    }
    int found = -1;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).from().equals(correction.from()) && all.get(i).to().equals(correction.to())) {
        found = i;
      }
    }
    if (correction.isHidden()) {
      if (found >= 0) {
        all.remove(found);
      }
    } else if (found >= 0) {
      Relationship old = all.get(found);
      String label = correction.label().isEmpty() ? old.label() : correction.label();
      all.set(found, new Relationship(old.from(), old.to(), old.kind(), label, old.rule()));
    } else {
      all.add(
          new Relationship(
              correction.from(),
              correction.to(),
              Relationship.Kind.ONE_TO_MANY,
              correction.label(),
              "The model's author names it; no key shows it."));
    }
  }
}
