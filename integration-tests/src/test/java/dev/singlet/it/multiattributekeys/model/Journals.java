package dev.singlet.it.multiattributekeys.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Journals whose keys have components with defaults that are made of others. */
@Table(
    name = "Journals",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index(value = "ofShelf", partitionKey = "shelf", sortKey = "slug"),
      @Index(
          value = "ofTopic",
          partitionKey = "topic",
          sortKey = "rank",
          sortKeyType = ScalarType.N),
      @Index(value = "ofBox", partitionKey = "box", sortKey = "label"),
      @Index("GSI1")
    })
public sealed interface Journals {

  @Entity
  @LinkedKey(partition = "JOURNAL#{id}", sort = "JOURNAL")
  @LinkedKey(name = "ofShelf", index = "ofShelf", partition = "{shelf}", sort = "{slug}")
  @LinkedKey(name = "ofTopic", index = "ofTopic", partition = "{topic}", sort = "{rank}")
  @LinkedKey(name = "ofBox", index = "ofBox", partition = "{box}", sort = "{label}")
  @LinkedKey(name = "ofCode", index = "GSI1", partition = "CODE#{code}", sort = "{id}")
  record Journal(
      String id,
      @Attribute(aliases = "name") String title,
      @Nullable String author,
      @Default(method = "slug") String slug,
      @Nullable String shelf,
      @Nullable String topic,
      @Default("3") Integer rank,
      @Nullable String box,
      Set<String> tags,
      @Default(method = "label") String label,
      @Default(method = "code") @Nullable String code)
      implements Journals {

    public static String slug(String title, @Nullable String author) {
      return title.toLowerCase(Locale.ROOT) + (author == null ? "" : "-" + author);
    }

    public static String label(Set<String> tags) {
      return "tags" + tags.size();
    }

    public static String code(String title) {
      return title.substring(0, 1);
    }
  }
}
