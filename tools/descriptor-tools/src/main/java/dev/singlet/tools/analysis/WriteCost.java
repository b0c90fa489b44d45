package dev.singlet.tools.analysis;

import java.util.List;

/**
 * The costs of writing an item of an entity, for an item and index entries of up to 1 KB each.
 *
 * @param entity the entity
 * @param putAtLeast the write units of a put of a new item that has the fewest index keys
 * @param putAtMost the write units of a put of a new item that has the most
 * @param updateAtLeast the write units of an update of an item that has the fewest index keys
 * @param updateAtMost the write units of an update of one that has the most, which moves no entry
 *     that it can leave where it is
 * @param movingUpdate the most write units of an update that moves entries; 0 if none does
 * @param deleteAtLeast the write units of a delete of an item that has the fewest index keys
 * @param deleteAtMost the write units of a delete of one that has the most
 * @param indexes the indexes that an item always is in
 * @param sometimes the indexes that an item is in under conditions
 * @param uniqueValues the number of unique values, each of which is an item of its own
 * @param rules how the numbers come about and what other writes cost, a sentence each
 */
public record WriteCost(
    String entity,
    int putAtLeast,
    int putAtMost,
    int updateAtLeast,
    int updateAtMost,
    int movingUpdate,
    int deleteAtLeast,
    int deleteAtMost,
    List<String> indexes,
    List<String> sometimes,
    int uniqueValues,
    List<String> rules) {

  public WriteCost {
    indexes = List.copyOf(indexes);
    sometimes = List.copyOf(sometimes);
    rules = List.copyOf(rules);
  }
}
