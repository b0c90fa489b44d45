package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Convert;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.GeneratedId;
import dev.singlet.annotation.IdFormat;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.UpdatedAt;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity
@LinkedKey(name = "ofReader", partition = "{reader}", sort = "{loan}")
@LinkedKey(name = "byShelf", index = "byShelf", partition = "{shelf}", sort = "{due}")
public record Loan(
    String reader,
    @GeneratedId(IdFormat.UUID_V4) String loan,
    String shelf,
    Instant due,
    @Convert(with = NumberAsBoolean.class) boolean paid,
    boolean renewed,
    Set<String> remarks,
    State state,
    @StoredTime(TimeFormat.EPOCH_MILLIS) @Nullable Instant returnedAt,
    @Attribute("book_") Book book,
    @Version long version,
    @UpdatedAt Instant changed)
    implements Lending {

  /** A loan is open until the book is back. */
  public enum State {
    OPEN,
    BACK
  }

  public record Book(String title, @Nullable Integer pages) {}
}
