package dev.singlet.examples.recipes.feed;

import static dev.singlet.examples.recipes.feed.UserEntity.NAME;

import dev.singlet.TableClient;
import java.time.Instant;
import java.util.Optional;

/** Users publish posts. */
final class Posts {

  private final TableClient social;

  Posts(TableClient social) {
    this.social = social;
  }

  /**
   * Publishes a post, and leaves the work of writing it to feeds. If no answer came, call it again
   * with the same id: it is published once.
   */
  Post publish(String id, String author, String text, Instant at) {
    return social.transact(
        tx -> {
          Optional<Post> published = tx.read(PostEntity.get(id));
          if (published.isPresent()) {
            return published.get();
          }
          // Only the name must be the same. Others follow the author meanwhile.
          User user = tx.read(UserEntity.get(author), NAME).orElseThrow();
          tx.write(FanOutEntity.put(new FanOut(id, author, at, null)));
          return tx.write(PostEntity.put(new Post(id, author, user.name(), at, text)));
        });
  }

  /**
   * Deletes a post, and ends the work of writing it to feeds. Entries there stay until they expire.
   */
  void delete(String id) {
    social.transact(PostEntity.delete(id), FanOutEntity.delete(id));
  }
}
