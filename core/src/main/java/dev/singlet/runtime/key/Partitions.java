package dev.singlet.runtime.key;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.value.Several;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The partitions that a query reads. They are read in groups, one group after the other. The
 * partitions of a group are read at the same time, and their items are merged in key order.
 *
 * @param all the partitions, in the order of their groups; none for a query that finds nothing
 * @param together the number of partitions in each group
 */
public record Partitions(List<PartitionKey> all, int together) {

  /** The limit on partitions of a query. A page token holds the number of one. */
  static final int MOST = 10_000;

  /** The limit on partitions that are read at the same time. */
  private static final int MOST_TOGETHER = 256;

  /** Copies the list. */
  public Partitions {
    all = List.copyOf(all);
  }

  /** Returns no partitions, for a query that finds nothing. */
  static Partitions none() {
    return new Partitions(List.of(), 1);
  }

  /** Returns one partition. */
  public static Partitions of(PartitionKey partition) {
    return new Partitions(List.of(partition), 1);
  }

  /** Returns the partitions of all shards, which are read at the same time. */
  public static Partitions ofShards(int shards, IntFunction<PartitionKey> partition) {
    return new Partitions(IntStream.range(0, shards).mapToObj(partition).toList(), shards);
  }

  /**
   * Returns the partitions of several values, each once.
   *
   * @param values the values, in the order their partitions are read
   * @param atOnce whether all of them are read at the same time, and merged
   * @param partitions returns the partitions of one value
   * @throws InvalidArgumentException if there are too many (SGR0105)
   */
  public static <T> Partitions ofEach(
      List<T> values, boolean atOnce, Function<T, Partitions> partitions) {
    Set<PartitionKey> all = new LinkedHashSet<>();
    int together = 1;
    for (T value : values) {
      Partitions each = partitions.apply(value);
      all.addAll(each.all);
      together = each.together;
    }
    int most = atOnce ? MOST_TOGETHER : MOST;
    if (all.size() > most) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "A query of %d partitions reads too many. %s",
              all.size(),
              atOnce
                  ? "anyOf(...) reads all of them at once: at most 256. Query a part of the values,"
                      + " or write eachOf(...), which reads one after the other."
                  : "At most 10,000. Query a part of the values."));
    }
    return new Partitions(new ArrayList<>(all), atOnce ? Math.max(1, all.size()) : together);
  }

  /** Returns the partitions of several values. */
  public static <T> Partitions ofEach(Several<T> values, Function<T, Partitions> partitions) {
    return ofEach(values.values(), values.isMerged(), partitions);
  }

  /** Returns the number of groups. */
  public int groups() {
    return all.size() / together;
  }

  /** Returns whether there are several partitions. */
  public boolean areSeveral() {
    return all.size() > 1;
  }

  /** Returns these partitions, each changed. */
  public Partitions map(Function<PartitionKey, PartitionKey> change) {
    return new Partitions(all.stream().map(change).toList(), together);
  }
}
