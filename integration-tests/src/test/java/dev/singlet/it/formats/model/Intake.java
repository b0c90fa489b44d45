package dev.singlet.it.formats.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.FromContext;
import dev.singlet.annotation.FromContext.On;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Set;

/** Entities that come from requests. */
@Table(name = "Intake")
public sealed interface Intake {

  /** It has each value that writes give. */
  @Entity
  @LinkedKey(partition = "REPORT#{id}", sort = "REPORT")
  record Report(
      @GeneratedId(IdFormat.ULID) String id,
      String text,
      @Default("1") int pages,
      @Default("now") Instant noticedAt,
      @Attribute(readOnly = true) String channel,
      @CreatedAt Instant createdAt,
      @UpdatedAt Instant updatedAt,
      @Version long version,
      @FromContext(name = "user", on = On.CREATE) String createdBy,
      @FromContext(name = "user") String changedBy)
      implements Intake {}

  /** It has values that last, each in a form that JSON can write in several ways. */
  @Entity
  @LinkedKey(partition = "OFFER#{id}", sort = "OFFER")
  record Offer(
      String id,
      String text,
      @Attribute(readOnly = true) BigDecimal price,
      @Attribute(readOnly = true) Set<String> regions,
      @CreatedAt Instant createdAt)
      implements Intake {}

  /** Its key is made of two values, and its version can be absent in JSON. */
  @Entity
  @LinkedKey(partition = "LINE#{report}", sort = "{number:pad(4)}")
  record Line(String report, int number, String text, @Version Integer version) implements Intake {}
}
