package dev.singlet.it.keys.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table whose indexes hold items by the presence of attributes, and by texts. */
@Table(
    name = "Mailroom",
    indexes = {@Index("GSI1"), @Index("GSI2"), @Index("GSI3")})
public sealed interface Mailroom {

  /** A letter with a text that tells its kind, and attributes that may be absent. */
  @Entity
  @LinkedKey(partition = "LETTER#{box}#{id}", sort = "LETTER")
  @LinkedKey(
      name = "invoices",
      index = "GSI1",
      when = "kind == 'invoice' && topic != ''",
      partition = "INVOICES#{box}",
      sort = "{topic}#{id}")
  @LinkedKey(
      name = "odd",
      index = "GSI1",
      when = "kind in ('it''s (a) && b, c || d', '== x') && topic != ''",
      partition = "ODD#{box}",
      sort = "{topic}#{id}")
  @LinkedKey(
      name = "answered",
      index = "GSI2",
      when = "answer exists && kind != 'spam'",
      partition = "ANSWERED#{box}",
      sort = "{id}")
  @LinkedKey(
      name = "open",
      index = "GSI2",
      when = "answer not exists && kind != 'spam'",
      partition = "OPEN#{box}",
      sort = "{id}")
  @LinkedKey(
      name = "graded",
      index = "GSI3",
      when = "grade exists && weight exists",
      partition = "GRADED#{box}",
      sort = "{id}")
  record Letter(
      String box,
      String id,
      @Nullable String kind,
      String topic,
      @Nullable String answer,
      @Nullable Integer stars,
      Optional<Long> weight)
      implements Mailroom {

    @Computed
    static @Nullable String grade(@Nullable Integer stars) {
      return stars == null || stars == 0 ? null : "*".repeat(stars);
    }
  }
}
