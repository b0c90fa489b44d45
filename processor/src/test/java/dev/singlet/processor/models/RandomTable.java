package dev.singlet.processor.models;

import java.util.List;

/**
 * The settings of a random table.
 *
 * @param annotation its {@code @Table}
 */
record RandomTable(String annotation, List<RandomIndex> indexes) {

  /** An index, and whether it has the partition key of the table. */
  record RandomIndex(String name, boolean isLocal) {}

  static RandomTable of(Dice dice) {
    List<RandomIndex> indexes =
        List.of(
            new RandomIndex("GSI1", false),
            new RandomIndex(dice.of("by.name", "-_-", "by_id", "1st", "Update", "ByName"), false),
            new RandomIndex("keys-only", false),
            new RandomIndex("LSI1", true));
    String text =
        """
        @dev.singlet.annotation.Table(
            name = "RandomTable",
            %sindexes = {
              @dev.singlet.annotation.Index("GSI1"),
              @dev.singlet.annotation.Index("%s"),
              @dev.singlet.annotation.Index(
                  value = "keys-only",
                  projection = dev.singlet.annotation.ProjectionType.KEYS_ONLY),
              @dev.singlet.annotation.Index(
                  value = "LSI1", type = dev.singlet.annotation.IndexType.LOCAL)
            })
        """
            .formatted(
                dice.of(
                    "",
                    "",
                    "naming = dev.singlet.annotation.Naming.SNAKE_CASE, ",
                    "naming = dev.singlet.annotation.Naming.PASCAL_CASE, ",
                    "createdAttribute = \"\", modifiedAttribute = \"\", ",
                    "tenant = \"T#{tenant}\", "),
                indexes.get(1).name());
    return new RandomTable(text, indexes);
  }
}
