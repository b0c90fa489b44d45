package dev.singlet.examples.recipes.chat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A place between two pages of a room.
 *
 * @param until the end of the range in which the token is a position; a later end is another query
 * @param token null for the page of the newest
 */
record Cursor(Instant until, @Nullable String token) {

  /** A text for a URL. */
  String text() {
    return token == null ? until.toString() : until + "_" + token;
  }

  /** The cursor of such a text. */
  static Cursor of(String text) {
    int end = text.indexOf('_');
    return end < 0
        ? new Cursor(Instant.parse(text), null)
        : new Cursor(Instant.parse(text.substring(0, end)), text.substring(end + 1));
  }
}
