package dev.singlet.it.vectors.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Flatten;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Version;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Posts and notes of tenants, with vectors that are made of other components. */
@Table(
    name = "Posts",
    tenant = "TENANT#{tenant}",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(
          value = "ByMeaning",
          type = IndexType.VECTOR,
          vector = "embedding",
          dimensions = 2,
          filters = "state"),
      @Index("GSI1")
    })
public sealed interface Posts permits Posts.Post, Posts.Note {

  /** A post is in one index while it has a vector, and in another one while it has none. */
  @Entity
  @LinkedKey(partition = "BLOG#{blog}", sort = "POST#{number:pad(4)}")
  @LinkedKey(
      name = "similar",
      index = "ByMeaning",
      partition = "POSTS#{blog}",
      when = "embedding exists && state != 'hidden'")
  @LinkedKey(
      name = "toEmbed",
      index = "GSI1",
      partition = "TO_EMBED#{blog}",
      sort = "{number:pad(4)}",
      when = "embedding not exists")
  record Post(
      String blog,
      int number,
      String title,
      @Nullable Body body,
      List<String> tags,
      String state,
      int likes,
      @Unique @Nullable String slug,
      @EmbeddingOf({"title", "body", "tags", "likes"}) @Nullable List<Float> embedding)
      implements Posts {

    /** Returns the same post with another title. */
    public Post titled(String other) {
      return new Post(blog, number, other, body, tags, state, likes, slug, embedding);
    }

    /** Returns the same post with another vector. */
    public Post embedded(@Nullable List<Float> other) {
      return new Post(blog, number, title, body, tags, state, likes, slug, other);
    }
  }

  /** The text of a post, within the item. */
  record Body(String text, @Nullable String language) {}

  /** A note has a version, a summary that is made of its text, and one vector of each. */
  @Entity
  @LinkedKey(partition = "BLOG#{blog}", sort = "NOTE#{id}")
  @SuppressWarnings("ArrayRecordComponent") // A float[] is one of the types of a vector.
  record Note(
      String blog,
      String id,
      @Flatten Content content,
      @EmbeddingOf("content.summary") float @Nullable [] ofSummary,
      @EmbeddingOf("ofSummary") double @Nullable [] shortened,
      @Version int version)
      implements Posts {}

  /** The text of a note. */
  record Content(String text, @Default(method = "summaryOf") @Nullable String summary) {

    /** Returns the first word. */
    public static String summaryOf(String text) {
      return text.split(" ", 2)[0];
    }
  }
}
