package dev.singlet.examples.recipes.chat;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a room, newest first.
 *
 * @param until what was sent later is on no page of this range
 * @param older leads to what is before, null if there is nothing
 * @param newer leads to what is after, null on the page of the newest
 */
record Slice(List<Timeline> items, Instant until, @Nullable Cursor older, @Nullable Cursor newer) {}
