package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An entity whose items each join an item of one entity and an item of another, such as a star of a
 * user for a repository. Its key holds the keys of both and nothing else.
 *
 * @param link the entity that joins
 * @param one the one entity
 * @param other the other entity
 * @param fromOne what reads the links of an item of the one: index and pattern, or empty for none
 * @param fromOther what reads the links of an item of the other
 */
public record ManyToMany(String link, String one, String other, String fromOne, String fromOther) {

  public static List<ManyToMany> of(TableDescriptor table) {
    List<Holding> holdings = Holdings.of(table);
    List<ManyToMany> all = new ArrayList<>();
    for (int i = 0; i < holdings.size(); i++) {
      for (int j = i + 1; j < holdings.size(); j++) {
        Holding one = holdings.get(i);
        Holding other = holdings.get(j);
        if (one.member() == other.member() && areJoined(one, other)) {
          all.add(
              new ManyToMany(
                  one.member().entity().name(),
                  one.owner().entity().name(),
                  other.owner().entity().name(),
                  reader(one),
                  reader(other)));
        }
      }
    }
    return all;
  }

  private static boolean areJoined(Holding one, Holding other) {
    Set<String> both = new HashSet<>(one.values().values());
    both.retainAll(other.values().values());
    Set<String> all = new HashSet<>(one.values().values());
    all.addAll(other.values().values());
    boolean isLink = !one.isOneToOne() && !other.isOneToOne();
    return isLink && both.isEmpty() && all.equals(new HashSet<>(one.member().values()));
  }

  /** Returns the place where the links of one item lie in one partition. */
  private static String reader(Holding holding) {
    EntityDescriptor link = holding.member().entity();
    for (LinkedKeyDescriptor key : link.keys()) {
      if (holding.isReadBy(key)) {
        return key.isPrimary() ? "the table" : key.index();
      }
    }
    return "";
  }
}
