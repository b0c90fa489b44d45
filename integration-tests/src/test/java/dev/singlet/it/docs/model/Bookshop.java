package dev.singlet.it.docs.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.StoredAs;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.annotation.Tuple;
import dev.singlet.value.Document;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** A table with a local index, a delimiter and an entity attribute of its own. */
@Table(
    name = "Bookshop",
    delimiter = "/",
    entityAttribute = "kind",
    indexes = {
      @Index(value = "byYear", type = IndexType.LOCAL, sortKey = "yearKey"),
      @Index(value = "inLanguage", projection = ProjectionType.KEYS_ONLY)
    })
public sealed interface Bookshop {

  /** The states of a book in the shop. */
  enum State {
    ON_SALE,
    @StoredAs("gone")
    SOLD_OUT
  }

  /** The rooms of the shop. */
  enum Room {
    SHOP,
    CELLAR
  }

  /** The size of a page, in millimetres. */
  @Tuple
  record Format(int width, int height) {}

  /** A book, whose author may be written in any case. */
  @Entity(name = "book")
  @LinkedKey(name = "byAuthor", partition = "AUTHOR/{author:lower}", sort = "BOOK/{id}")
  @LinkedKey(name = "byYear", index = "byYear", sort = "{year:pad(4)}")
  @LinkedKey(
      name = "inLanguage",
      index = "inLanguage",
      partition = "LANGUAGE/{language}",
      sort = "{id}")
  record Book(
      String author,
      String id,
      int year,
      String language,
      State state,
      Map<Room, Integer> copies,
      Format format,
      @Nullable SdkBytes cover,
      @Nullable Document notes,
      @Attribute(hidden = true) @Nullable String supplier,
      @StoredTime(TimeFormat.EPOCH) @Nullable Instant boughtAt)
      implements Bookshop {}
}
