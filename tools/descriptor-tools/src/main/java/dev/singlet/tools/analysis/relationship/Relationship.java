package dev.singlet.tools.analysis.relationship;

import java.util.List;

/**
 * A line between two entities.
 *
 * @param from the entity on the one side
 * @param to the entity that belongs to it; the same for a tree of one entity
 * @param kind how many items of {@code to} belong to one of {@code from}
 * @param isOptional true if an item of {@code to} may belong to none: its key isn't always there,
 *     or belongs to one of several entities that share keys
 * @param label the access pattern that reads those of one {@code from}, or what the user calls it;
 *     empty if neither is there
 * @param held the values of {@code to} that are the key of {@code from}: what relational databases
 *     call a foreign key; none if only the user names the relationship
 * @param rule a sentence that says why the line is there
 */
public record Relationship(
    String from,
    String to,
    Kind kind,
    boolean isOptional,
    String label,
    List<String> held,
    String rule) {

  public Relationship {
    held = List.copyOf(held);
  }

  /** The number of items of the second entity that belong to one of the first. */
  public enum Kind {
    ONE_TO_ONE,
    ONE_TO_MANY
  }
}
