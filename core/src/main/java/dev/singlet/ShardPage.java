package dev.singlet;

import dev.singlet.ShardStart.Start;
import dev.singlet.position.PagePosition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a page took of each partition, in the order in which it was read: from this follows where to
 * read on, and where to turn back, between any two items.
 *
 * @param backwards whether it was read against the query's own direction
 * @param starts where it starts in each partition
 * @param taken what it took
 * @param heads what follows it in each partition; null at the end
 * @param places how many items had been taken when each of those that it gives was
 * @param tokens writes tokens
 */
record ShardPage(
    boolean backwards,
    List<Start> starts,
    List<Taken> taken,
    List<@Nullable PagePosition> heads,
    List<Integer> places,
    ShardTokens tokens) {

  /**
   * An item that was taken, whether it is given or left out.
   *
   * @param shard the number of its partition
   * @param position where it is
   */
  record Taken(int shard, PagePosition position) {}

  PageLinks links() {
    ShardStart onwards = onwards(taken.size());
    ShardStart back = back(0);
    String ahead = onwards.isNowhere() ? null : tokens.encode(onwards);
    String behind = back.isNowhere() ? null : tokens.encode(back);
    return new PageLinks(
        backwards ? behind : ahead, backwards ? ahead : behind, backwards, this::token);
  }

  /** Where the next page starts if reading goes on. */
  List<Start> next() {
    List<Start> next = new ArrayList<>(starts);
    taken.forEach(each -> next.set(each.shard(), ShardStart.behind(each.position())));
    return next;
  }

  private String token(int index, boolean before) {
    int place = places.get(backwards ? places.size() - 1 - index : index);
    return tokens.encode(before == backwards ? onwards(place) : back(place - 1));
  }

  /** Goes on the way it was read, behind as many of the taken items. */
  private ShardStart onwards(int count) {
    List<Start> on = new ArrayList<>(starts.size());
    for (int shard = 0; shard < starts.size(); shard++) {
      PagePosition last = last(shard, count);
      boolean isNothingLeft = first(shard, count) == null && heads.get(shard) == null;
      on.add(
          isNothingLeft
              ? ShardStart.NOWHERE
              : last == null ? starts.get(shard) : ShardStart.behind(last));
    }
    return new ShardStart(backwards, on);
  }

  /** Goes the other way, behind as many of the taken items. */
  private ShardStart back(int count) {
    List<Start> back = new ArrayList<>(starts.size());
    for (int shard = 0; shard < starts.size(); shard++) {
      PagePosition first = first(shard, count);
      PagePosition follower = first == null ? heads.get(shard) : first;
      if (last(shard, count) == null && ShardStart.AT_END.equals(starts.get(shard))) {
        back.add(ShardStart.NOWHERE);
      } else {
        back.add(follower == null ? ShardStart.AT_END : ShardStart.behind(follower));
      }
    }
    return new ShardStart(!backwards, back);
  }

  /** The last item of a partition among the first so many that were taken. */
  private @Nullable PagePosition last(int shard, int count) {
    for (int i = count - 1; i >= 0; i--) {
      if (taken.get(i).shard() == shard) {
        return taken.get(i).position();
      }
    }
    return null;
  }

  /** The first item of a partition behind so many that were taken. */
  private @Nullable PagePosition first(int shard, int count) {
    for (int i = count; i < taken.size(); i++) {
      if (taken.get(i).shard() == shard) {
        return taken.get(i).position();
      }
    }
    return null;
  }
}
