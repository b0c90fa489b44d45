package dev.singlet.it.updates.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Computed;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Sensitive;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import dev.singlet.annotation.Validate;
import dev.singlet.annotation.Version;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Items with values that stay as they were at first. */
@Table(name = "Library", indexes = @Index("GSI1"))
public sealed interface Library {

  /** Nothing is made of what stays here. */
  @Entity
  @LinkedKey(partition = "NOTE#{id}", sort = "NOTE")
  record Note(
      String id,
      @Attribute(aliases = "writer", readOnly = true) String author,
      String title,
      @Attribute(readOnly = true) @Nullable String source,
      @Attribute(readOnly = true) @Default("en") String language,
      @Attribute(readOnly = true) Set<String> subjects,
      @Default(method = "signed") String signature)
      implements Library {

    public static String signed(String author) {
      return "by " + author;
    }
  }

  /** The key of an index is made of what stays. */
  @Entity
  @LinkedKey(partition = "ARTICLE#{id}", sort = "ARTICLE")
  @LinkedKey(
      name = "byAuthor",
      index = "GSI1",
      partition = "AUTHOR#{author}",
      sort = "{state}#{id}")
  record Article(
      String id, @Attribute(aliases = "writer", readOnly = true) String author, String state)
      implements Library {}

  /** An item is in the index only if it has a value that stays, given or by default. */
  @Entity
  @LinkedKey(partition = "LETTER#{id}", sort = "LETTER")
  @LinkedKey(name = "from", index = "GSI1", partition = "FROM#{sender}", sort = "{sentAt}#{state}")
  record Letter(
      String id,
      @Attribute(readOnly = true) @Default("nobody") @Nullable String sender,
      @Attribute(readOnly = true) Instant sentAt,
      String state)
      implements Library {}

  /** An item is in the index only if it has the time that a put gives it. */
  @Entity
  @LinkedKey(partition = "PARCEL#{id}", sort = "PARCEL")
  @LinkedKey(name = "inState", index = "GSI1", partition = "STATE#{state}", sort = "{sentAt}#{id}")
  record Parcel(
      String id, @Attribute(readOnly = true) @Default("now") @Nullable Instant sentAt, String state)
      implements Library {}

  /** A default that stays is made of values that are declared after it. */
  @Entity
  @LinkedKey(partition = "CARD#{id}", sort = "CARD")
  @LinkedKey(name = "underLetter", index = "GSI1", partition = "LETTER#{letter}", sort = "{id}")
  record Card(
      String id,
      @Attribute(readOnly = true) @Default(method = "letterOf") @Nullable String letter,
      @Attribute(readOnly = true) String author,
      @Default("Z") @Nullable String shelf)
      implements Library {

    public static String letterOf(String author, String shelf) {
      return shelf + author.charAt(0);
    }
  }

  /** A value that stays is unique, and another attribute is computed from it. */
  @Entity
  @LinkedKey(partition = "BOOK#{id}", sort = "BOOK")
  record Book(
      String id,
      @Version long version,
      @Attribute(readOnly = true) @Unique String isbn,
      @Attribute(readOnly = true) @Nullable String publisher,
      String title)
      implements Library {

    @Computed(stored = true)
    public static String label(String isbn, String title) {
      return isbn + " " + title;
    }
  }

  /** A method checks a value that stays together with one that changes. */
  @Entity
  @LinkedKey(partition = "LOAN#{id}", sort = "LOAN")
  record Loan(String id, @Attribute(readOnly = true) @Sensitive String owner, String reader)
      implements Library {

    @Validate
    public static boolean isToAnother(String owner, String reader) {
      return !owner.equals(reader);
    }
  }
}
