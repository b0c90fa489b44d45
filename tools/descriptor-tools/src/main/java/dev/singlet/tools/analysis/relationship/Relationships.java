package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.Values;
import dev.singlet.tools.error.UserErrorException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The lines of an entity relationship diagram, found from keys: an entity belongs to another one if
 * a key of it holds all values of the other's primary key. Only what is sure is drawn; the model's
 * author adds the rest with {@code @Relationship}.
 */
public final class Relationships {

  private Relationships() {}

  /**
   * Returns the relationships, sorted by owner.
   *
   * @throws UserErrorException if the descriptor names an owner that it doesn't have
   */
  public static List<Relationship> of(TableDescriptor table) {
    List<Relationship> all = new ArrayList<>();
    List<Holding> holdings = Holdings.of(table);
    for (Holding holding : holdings) {
      all.add(
          new Relationship(
              holding.owner().entity().name(),
              holding.member().entity().name(),
              holding.isOneToOne() ? Relationship.Kind.ONE_TO_ONE : Relationship.Kind.ONE_TO_MANY,
              isOptional(holding, holdings),
              label(table, holding),
              List.copyOf(holding.values().values()),
              HoldingText.of(holding)));
    }
    for (Correction correction : Correction.of(table)) {
      apply(correction, all);
    }
    all.sort(Comparator.comparing(Relationship::from).thenComparing(Relationship::to));
    return List.copyOf(all);
  }

  private static boolean isOptional(Holding holding, List<Holding> all) {
    boolean hasAlternative =
        all.stream()
            .filter(other -> other.owner() != holding.owner())
            .filter(other -> other.member() == holding.member())
            .filter(other -> other.owner().sharesKeysWith(holding.owner()))
            .anyMatch(other -> other.holds(holding.values().values()));
    return hasAlternative
        || holding.key().when() != null
        || holding.values().values().stream()
            .anyMatch(value -> Values.mayBeAbsent(holding.member().entity(), value));
  }

  private static String label(TableDescriptor table, Holding holding) {
    EntityDescriptor member = holding.member().entity();
    List<LinkedKeyDescriptor> reading = member.keys().stream().filter(holding::isReadBy).toList();
    for (LinkedKeyDescriptor key : reading) {
      if (!key.pattern().isEmpty()) {
        return key.pattern();
      }
    }
    List<AccessPatternDescriptor> readers =
        Reach.readers(table, holding).stream()
            .sorted(Comparator.comparing(pattern -> !isOfBoth(pattern, holding)))
            .toList();
    return readers.isEmpty() ? "" : readers.get(0).name();
  }

  /** Returns whether a query of an item collection reads the owner, too. */
  private static boolean isOfBoth(AccessPatternDescriptor pattern, Holding holding) {
    return pattern.entities().contains(holding.owner().entity().name());
  }

  private static void apply(Correction correction, List<Relationship> all) {
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
      all.set(
          found,
          new Relationship(
              old.from(), old.to(), old.kind(), old.isOptional(), label, old.held(), old.rule()));
    } else {
      all.add(
          new Relationship(
              correction.from(),
              correction.to(),
              Relationship.Kind.ONE_TO_MANY,
              true,
              correction.label(),
              List.of(),
              "@Relationship says so; no key shows it."));
    }
  }
}
