package dev.singlet.it.unreadable.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Migrate;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import java.util.Locale;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items whose keys are made of what they hold, or should be. */
@Table(name = "Places", indexes = @Index(value = "GSI1", projection = ProjectionType.KEYS_ONLY))
public sealed interface Places {

  @Entity
  @LinkedKey(name = "of", partition = "TEAM#{team}", sort = "user_{no:pad(2)}")
  @LinkedKey(name = "named", index = "GSI1", partition = "NAME#{name}", sort = "{no:pad(2)}")
  record User(String team, int no, String name) implements Places {}

  @Projection(of = User.class)
  record Name(String name) {}

  /** Has a region since later. */
  @Entity
  @LinkedKey(partition = "SITE#{region}#{id}", sort = "SITE")
  @SuppressWarnings("singlet:argument-order")
  record Site(String id, @Default("eu") String region) implements Places {}

  /** Is named in lower case since version 2. */
  @Entity(schemaVersion = 2)
  @LinkedKey(partition = "PAGE#{path}", sort = "PAGE")
  record Page(String path) implements Places {

    @Migrate(from = 1)
    static Map<String, AttributeValue> lower(Map<String, AttributeValue> item) {
      item.computeIfPresent(
          "path", (name, path) -> AttributeValue.fromS(path.s().toLowerCase(Locale.ROOT)));
      return item;
    }
  }

  @Entity
  @LinkedKey(partition = "PASS#{code}", sort = "PASS")
  record Pass(@Sensitive String code) implements Places {}

  /** What shares its keys. */
  sealed interface Text extends Places {}

  @Entity
  @LinkedKey(partition = "DOC#{id}", sort = "DOC")
  record Draft(String id, String text) implements Text {}

  @Entity
  @LinkedKey(partition = "DOC#{id}", sort = "DOC")
  record Paper(String id, String text) implements Text {}
}
