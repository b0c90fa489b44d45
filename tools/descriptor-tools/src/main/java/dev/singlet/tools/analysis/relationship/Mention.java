package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/**
 * Items of one entity that hold the key of an item of another one, and that no access pattern finds
 * by it. To find all that is stored about a person takes a scan.
 *
 * @param owner the entity whose key is held
 * @param member the entity that holds it
 * @param held its values that are the key; none if only {@code @Relationship} says so
 */
public record Mention(String owner, String member, List<String> held) {

  public Mention {
    held = List.copyOf(held);
  }

  /**
   * Returns the mentions of a table, by owner and member. Values are told by their names and types,
   * as those of relationships are.
   */
  public static List<Mention> of(TableDescriptor table) {
    List<Holding> holdings = Holdings.naming(table);
    Reach reach = new Reach(table, holdings);
    List<Mention> mentions = new ArrayList<>();
    for (Holding holding : holdings) {
      String owner = holding.owner().entity().name();
      String member = holding.member().entity().name();
      List<String> held = List.copyOf(holding.values().values());
      boolean isFound =
          holdings.stream()
              .filter(holding::isBetweenTheSame)
              .filter(other -> other.holds(new HashSet<>(held)))
              .anyMatch(reach::finds);
      Mention mention = new Mention(owner, member, held);
      if (!owner.equals(member) && !isFound && !mentions.contains(mention)) {
        mentions.add(mention);
      }
    }
    for (Relationship line : Relationships.of(table)) {
      if (line.held().isEmpty() && line.label().isEmpty()) {
        mentions.add(new Mention(line.from(), line.to(), List.of()));
      }
    }
    mentions.sort(
        Comparator.comparing(Mention::owner)
            .thenComparing(Mention::member)
            .thenComparing(mention -> String.join(", ", mention.held)));
    return List.copyOf(mentions);
  }
}
