package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** Finds the entities that belong to others, and leaves out what follows from the rest. */
final class Holdings {

  private Holdings() {}

  static List<Holding> of(TableDescriptor table) {
    List<Holding> all = plainest(without(found(table), Holdings::isWorseAlternative));
    all = without(all, Holdings::isReverse);
    all = without(all, Holdings::isOfPart);
    return without(all, Holdings::followsFrom);
  }

  /** Returns all ways in which keys of one entity hold the key of another. */
  private static List<Holding> found(TableDescriptor table) {
    return found(table, Holding::find);
  }

  /** Returns all ways in which items of one entity name an item of another. */
  static List<Holding> naming(TableDescriptor table) {
    return found(table, Holding::naming);
  }

  private interface Search {
    List<Holding> of(Identity owner, Identity member, String delimiter);
  }

  private static List<Holding> found(TableDescriptor table, Search search) {
    List<Identity> identities = table.entities().stream().map(Identity::new).toList();
    List<Holding> all = new ArrayList<>();
    for (Identity member : identities) {
      for (Identity owner : identities) {
        boolean isAlternative = owner != member && owner.sharesKeysWith(member);
        if (!isAlternative) {
          all.addAll(search.of(owner, member, table.delimiter()));
        }
      }
    }
    return all;
  }

  private static List<Holding> without(
      List<Holding> all, BiPredicate<Holding, List<Holding>> isLeftOut) {
    return all.stream().filter(holding -> !isLeftOut.test(holding, all)).toList();
  }

  private static List<Holding> plainest(List<Holding> all) {
    List<Holding> plainest = new ArrayList<>();
    for (Holding holding : all) {
      if (plainest.stream().noneMatch(holding::isBetweenTheSame)) {
        plainest.add(Holding.plainest(all.stream().filter(holding::isBetweenTheSame).toList()));
      }
    }
    return plainest;
  }

  /** Names tell which of several entities is meant that share keys, as users and teams may. */
  private static boolean isWorseAlternative(Holding holding, List<Holding> all) {
    return !holding.hasSameNames()
        && all.stream()
            .filter(other -> other.member() == holding.member() && other.hasSameNames())
            .filter(other -> other.owner().sharesKeysWith(holding.owner()))
            .anyMatch(other -> other.holds(holding.values().values()));
  }

  /** Of two entities that hold each other's keys, one is drawn as the owner. */
  private static boolean isReverse(Holding holding, List<Holding> all) {
    return holding.isOneToOne()
        && all.stream()
            .filter(other -> other.owner() == holding.member() && other.isOneToOne())
            .filter(other -> other.member() == holding.owner())
            .anyMatch(other -> isLesserOwner(holding.owner(), other.owner()));
  }

  private static boolean isLesserOwner(Identity one, Identity other) {
    if (one.isNamedByItsPartition() != other.isNamedByItsPartition()) {
      return other.isNamedByItsPartition();
    }
    if (one.isPart() != other.isPart()) {
      return one.isPart();
    }
    return one.entity().name().compareTo(other.entity().name()) > 0;
  }

  /** Returns whether it belongs to an item and to its one other half: it is drawn at the item. */
  private static boolean isOfPart(Holding holding, List<Holding> all) {
    return all.stream()
        .filter(half -> half.member() == holding.owner() && half.owner() != holding.member())
        .filter(Holding::isOneToOne)
        .anyMatch(
            half ->
                all.stream()
                    .filter(other -> other.member() == holding.member())
                    .filter(other -> other.owner() == half.owner())
                    .anyMatch(other -> isComposed(other, holding, half)));
  }

  /**
   * Returns whether it belongs to an item through an item between them: it needs no line of its
   * own.
   */
  private static boolean followsFrom(Holding holding, List<Holding> all) {
    return all.stream()
        .filter(near -> near.member() == holding.member() && near.owner() != holding.owner())
        .filter(near -> near.owner() != near.member())
        .anyMatch(
            near ->
                all.stream()
                    .filter(far -> far.member() == near.owner())
                    .filter(far -> far.owner() == holding.owner())
                    .anyMatch(far -> isComposed(holding, near, far)));
  }

  /**
   * Returns whether two steps lead to the same item: a star's user isn't its repository's owner.
   */
  static boolean isComposed(Holding whole, Holding near, Holding far) {
    return whole.values().entrySet().stream()
        .allMatch(
            pair -> {
              String between = far.values().get(pair.getKey());
              return between != null && pair.getValue().equals(near.values().get(between));
            });
  }
}
