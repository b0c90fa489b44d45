package dev.singlet.it.evolution;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.CreatedAt;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Extras;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Union;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Books of which a newer program knows more. Package-private, to test that such a model works: its
 * entity and its projection.
 */
@Table(name = "Library", indexes = @Index("GSI1"))
sealed interface PackagePrivateLibrary {

  @Entity
  @LinkedKey(partition = "BOOK#{isbn}", sort = "BOOK")
  @LinkedKey(name = "by", index = "GSI1", partition = "AUTHOR#{author}", sort = "{isbn}")
  record Book(
      String isbn,
      @Attribute(aliases = "writer") String author,
      Print print,
      List<Print> reprints,
      @Nullable Medium medium,
      @CreatedAt @Nullable Instant created,
      @Extras Map<String, Document> extras)
      implements PackagePrivateLibrary {

    @Computed(stored = true)
    static String label(String isbn) {
      return "label " + isbn;
    }
  }

  /** One of the times it was printed. */
  record Print(int year, @Extras Map<String, Document> extras) {}

  /** What it can be read on. */
  @Union(discriminator = "kind")
  sealed interface Medium {}

  record Paper(@Extras Map<String, Document> more, int pages) implements Medium {}

  record Audio(String voice) implements Medium {}

  /** What needs no more than a part of it. */
  @Projection(of = Book.class)
  record Imprint(Print print) {}
}
