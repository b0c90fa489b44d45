package dev.singlet.examples.recipes.feed;

import static dev.singlet.value.Range.gt;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.item.Put;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes posts to the feeds of followers. */
final class FanOuts {

  private final TableClient social;
  private final int pageSize;

  FanOuts(TableClient social, int pageSize) {
    this.social = social;
    this.pageSize = pageSize;
  }

  /** Does all open work, also what a stopped program has left. */
  void run() {
    social.stream(FanOutEntity.open()).toList().forEach(this::run);
  }

  /** Writes a post to all feeds. It can stop anywhere, and run again or twice at a time. */
  void run(FanOut job) {
    FanOut rest = job;
    while (rest != null) {
      rest = step(rest);
    }
  }

  /** Writes it to the feeds of some followers. */
  private @Nullable FanOut step(FanOut job) {
    Page<Follow> followers = social.execute(rest(job).limit(pageSize));
    List<Put<FeedEntry>> puts =
        followers.stream()
            .map(f -> FeedEntry.of(f.follower(), job.author(), job.post(), job.at()))
            .map(FeedEntryEntity::put)
            .toList();
    social.execute(BatchWrite.of(puts)).orThrow();
    if (!followers.hasNext()) {
      social.execute(FanOutEntity.delete(job));
      return null;
    }
    String last = followers.items().get(followers.items().size() - 1).follower();
    try {
      return social.execute(FanOutEntity.update(job.post()).last(last));
    } catch (ConditionFailedException ended) {
      // The post was deleted, or another program has done the rest.
      return null;
    }
  }

  private static Query<Follow> rest(FanOut job) {
    var followers = FollowEntity.followers(job.author());
    return job.last() == null ? followers : followers.follower(gt(job.last()));
  }
}
