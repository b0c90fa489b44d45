package dev.singlet.examples.recipes.feed;

import java.time.Instant;
import java.util.Comparator;

/**
 * The place of a post among those of all authors. It stays right if the list of authors changes.
 */
record Position(Instant at, String id) {

  static final Comparator<Post> NEWEST_FIRST =
      Comparator.comparing(Post::at).thenComparing(Post::id).reversed();

  static Position of(Post post) {
    return new Position(post.at(), post.id());
  }

  /** A text for a URL. */
  String text() {
    return at + "_" + id;
  }

  /** The position of such a text. */
  static Position of(String text) {
    int end = text.indexOf('_');
    return new Position(Instant.parse(text.substring(0, end)), text.substring(end + 1));
  }
}
