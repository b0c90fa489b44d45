package dev.singlet.examples.recipes.feed;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.item.Put;
import java.util.List;

/** Users follow others. */
final class Follows {

  private static final int FIRST = 20;

  private final TableClient social;

  Follows(TableClient social) {
    this.social = social;
  }

  /**
   * Follows an author, counts it, and fills the feed with the author's newest posts. It can be
   * called again.
   *
   * @return false if the user follows the author already
   */
  boolean follow(String user, String author) {
    boolean follows =
        social.transact(
            tx -> {
              if (tx.read(FollowEntity.get(user, author)).isPresent()) {
                return false;
              }
              tx.write(
                  FollowEntity.put(new Follow(user, author)),
                  UserEntity.update(author).incrementFollowers(1));
              return true;
            });
    fill(user, author);
    return follows;
  }

  private void fill(String user, String author) {
    List<Put<FeedEntry>> puts =
        social.execute(PostEntity.byAuthor(author).reverse().limit(FIRST)).stream()
            .map(post -> FeedEntry.of(user, author, post.id(), post.at()))
            .map(FeedEntryEntity::put)
            .toList();
    social.execute(BatchWrite.of(puts)).orThrow();
  }

  /**
   * Follows an author no longer. Entries stay in the feed until they expire; a page leaves them
   * out.
   *
   * @return false if the user doesn't follow the author
   */
  boolean unfollow(String user, String author) {
    return social.transact(
        tx -> {
          Follow follow = tx.read(FollowEntity.get(user, author)).orElse(null);
          if (follow == null) {
            return false;
          }
          tx.write(FollowEntity.delete(follow), UserEntity.update(author).decrementFollowers(1));
          return true;
        });
  }
}
