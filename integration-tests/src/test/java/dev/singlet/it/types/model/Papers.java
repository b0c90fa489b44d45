package dev.singlet.it.types.model;

import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import dev.singlet.value.Document;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Open content in each place where it can be. */
@Table(name = "Papers", createdAttribute = "", modifiedAttribute = "")
public sealed interface Papers {

  @Entity
  @LinkedKey(partition = "PAPER#{id}", sort = "PAPER")
  record Paper(
      String id,
      Document content,
      @Nullable Document note,
      Optional<Document> hint,
      @Default(constant = "STANDARD") Document style,
      Cover cover,
      List<Document> pages,
      Map<String, Document> marks,
      @Extras Map<String, Document> extras)
      implements Papers {

    public static final Document STANDARD = Document.of("standard");

    @Computed(stored = true)
    public static String summary(@Nullable Document note, Optional<Document> hint, Document style) {
      return (note == null) + " " + hint.isEmpty() + " " + style.isNull();
    }
  }

  /** What is within another record. */
  record Cover(Document front, @Nullable Document back) {}
}
