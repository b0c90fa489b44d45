package dev.singlet.it.vectors.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Compress;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.annotation.Encrypt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.FromContext.On;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.OnlyInKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.it.docs.model.PatientCipher;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Clips with vectors that no key needs. */
@Table(name = "Clips", indexes = @Index("GSI1"))
public sealed interface Clips
    permits Clips.Clip, Clips.Reel, Clips.Take, Clips.Shot, Clips.Cut, Clips.Still {

  /** A clip whose topic is only in a key that its state is in, too. */
  @Entity
  @LinkedKey(partition = "CLIP#{id}", sort = "CLIP")
  @LinkedKey(name = "ofTopic", index = "GSI1", partition = "TOPIC#{topic}#{state}", sort = "{id}")
  record Clip(
      String id,
      @Attribute(aliases = "name") String title,
      @Attribute(readOnly = true) @Nullable String source,
      @OnlyInKey String topic,
      String state,
      @Attribute(aliases = "embedding") @EmbeddingOf({"title", "source", "topic"})
          @Nullable List<Float> vector)
      implements Clips {

    /** Returns the same clip with another state. */
    public Clip in(String other) {
      return new Clip(id, title, source, topic, other, vector);
    }

    /** Returns the same clip with another topic. */
    public Clip of(String other) {
      return new Clip(id, title, source, other, state, vector);
    }

    /** Returns the same clip with another source. */
    public Clip from(@Nullable String other) {
      return new Clip(id, title, other, topic, state, vector);
    }

    /** Returns the same clip without a vector. */
    public Clip withoutVector() {
      return new Clip(id, title, source, topic, state, null);
    }
  }

  /** A take of a scene, which stays that of this scene. */
  @Entity
  @LinkedKey(partition = "TAKE#{id}", sort = "TAKE")
  record Take(
      String id,
      @Attribute(readOnly = true) String film,
      @Attribute(readOnly = true) int scene,
      @Attribute(readOnly = true) List<String> cast,
      String note,
      @EmbeddingOf({"film", "scene", "cast", "note"}) @Nullable List<Float> vector)
      implements Clips {}

  /** A shot with a script that no condition can compare. */
  @Entity
  @LinkedKey(partition = "SHOT#{id}", sort = "SHOT")
  record Shot(
      String id,
      @Attribute(readOnly = true) @Compress String script,
      @Nullable String note,
      @EmbeddingOf({"script", "note"}) @Nullable List<Float> vector)
      implements Clips {}

  /** A cut whose film older items lack. */
  @Entity
  @LinkedKey(partition = "CUT#{id}", sort = "CUT")
  record Cut(
      String id,
      @Attribute(readOnly = true) @Default(value = "unknown", newRecords = false) String film,
      @Nullable String note,
      @EmbeddingOf({"film", "note"}) @Nullable List<Float> vector)
      implements Clips {}

  /** A still of whom an item gets once. */
  @Entity
  @LinkedKey(partition = "STILL#{id}", sort = "STILL")
  record Still(
      String id,
      String title,
      @FromContext(name = "user", on = On.CREATE) @Nullable String maker,
      @EmbeddingOf({"title", "maker"}) @Nullable List<Float> vector)
      implements Clips {}

  /** A reel whose item has much beside its text. */
  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "REEL#{id}", sort = "REEL")
  @LinkedKey(name = "ofMaker", index = "GSI1", partition = "MAKER#{maker}", sort = "{changed}#{id}")
  @SuppressWarnings("ArrayRecordComponent") // A double[] is one of the types of a vector.
  record Reel(
      String id,
      @Encrypt(with = PatientCipher.class) String text,
      @Compress @Default("none") String notes,
      Set<String> tags,
      @FromContext(name = "user", on = On.CREATE) @Nullable String maker,
      @FromContext(name = "user") @Nullable String editor,
      @CreatedAt @Nullable Instant made,
      @UpdatedAt @Nullable Instant changed,
      @EmbeddingOf({"text", "notes"}) double @Nullable [] vector,
      @Extras Map<String, Document> others)
      implements Clips {

    @Migrate(from = 1)
    static Map<String, AttributeValue> asItIs(Map<String, AttributeValue> item) {
      return item;
    }

    /** Returns the same reel with another text. */
    public Reel saying(String other) {
      return new Reel(id, other, notes, tags, maker, editor, made, changed, vector, others);
    }
  }
}
