package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.pattern.Purpose;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds which items a program can read that knows the key of an item. */
final class Reach {

  private final TableDescriptor table;
  private final List<Holding> holdings;

  /**
   * Starts with a table.
   *
   * @param holdings all ways in which items of one entity hold the key of an item of another
   */
  Reach(TableDescriptor table, List<Holding> holdings) {
    this.table = table;
    this.holdings = holdings;
  }

  /** Returns the access patterns that find the members of one owner, and no others. */
  static List<AccessPatternDescriptor> readers(TableDescriptor table, Holding holding) {
    List<AccessPatternDescriptor> readers = new ArrayList<>();
    for (LinkedKeyDescriptor key : holding.member().entity().keys()) {
      if (holding.isReadBy(key)) {
        boolean isWhole =
            holding.values().values().containsAll(TemplateShape.sources(key.templates()));
        Purpose.readers(table, holding.member().entity(), key).stream()
            .filter(pattern -> isWhole || pattern.operation() != Operation.GET_ITEM)
            // A search finds the closest members, not all of them.
            .filter(pattern -> pattern.operation() != Operation.SEARCH_VECTORS)
            .forEach(readers::add);
      }
    }
    return readers;
  }

  /** Returns whether a program finds the members of one owner: at once, or by items between. */
  boolean finds(Holding holding) {
    return finds(holding, new HashSet<>());
  }

  private boolean finds(Holding holding, Set<Holding> passed) {
    if (!passed.add(holding)) {
      return false;
    }
    if (!readers(table, holding).isEmpty()) {
      return true;
    }
    for (Holding near : holdings) {
      boolean isBetween =
          near.member() == holding.member()
              && near.owner() != holding.owner()
              && near.owner() != near.member();
      if (isBetween && finds(near, passed)) {
        for (Holding far : holdings) {
          if (far.member() == near.owner()
              && far.owner() == holding.owner()
              && Holdings.isComposed(holding, near, far)
              && finds(far, passed)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
