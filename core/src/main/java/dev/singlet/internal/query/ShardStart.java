package dev.singlet.internal.query;

import dev.singlet.Query;

import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.SortCondition;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where reading of a sharded access pattern starts, and which way it goes. One item tells it for
 * all partitions, since items are in the order of their sort keys, and equal ones in that of the
 * partitions' numbers.
 *
 * @param backwards whether what is before is read, against the query's own direction
 * @param place the item next to which it starts, itself excluded; null for an end of the range
 */
record ShardStart(boolean backwards, @Nullable Place place) {

  /**
   * Where an item is.
   *
   * @param shard the number of its partition
   * @param position where it is in it
   */
  record Place(int shard, PagePosition position) {}

  /**
   * What is to be read of one partition.
   *
   * @param query finds it
   * @param start where it starts
   * @param isEmpty whether nothing can be there
   */
  record Part<T>(Query<T> query, PageStart start, boolean isEmpty) {}

  /** What is to be read of each partition of a query. */
  <T> List<Part<T>> parts(Query<T> query, QueryTokens tokens) {
    return IntStream.range(0, query.condition().partitions().size())
        .mapToObj(shard -> part(query, shard, tokens))
        .toList();
  }

  private <T> Part<T> part(Query<T> query, int shard, QueryTokens tokens) {
    KeyCondition whole = query.condition().ofShard(shard);
    if (place == null || place.shard() == shard) {
      PagePosition position = place == null ? null : place.position();
      return new Part<>(query.of(whole), new PageStart(backwards, position), false);
    }
    SortCondition rest = rest(query, shard, place, tokens);
    return new Part<>(
        query.of(rest == null ? whole : whole.with(rest)), PageStart.end(backwards), rest == null);
  }

  /** What follows the place in another partition; null if nothing can. */
  private @Nullable SortCondition rest(Query<?> query, int shard, Place from, QueryTokens tokens) {
    boolean descending = query.options().descending() != backwards;
    boolean equalOnesFollow = descending ? shard < from.shard() : shard > from.shard();
    AttributeValue sortKey = tokens.sortKey(from.position());
    SortCondition range = query.condition().sort();
    if (sortKey == null) {
      return equalOnesFollow ? range : null;
    }
    return range.rest(sortKey, equalOnesFollow, descending);
  }
}
