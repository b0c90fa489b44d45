package dev.singlet.it.projections.model;

import dev.singlet.annotation.Attribute;
import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.LetterCase;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.StoredCase;
import dev.singlet.annotation.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes with names that no expression takes as they are, and indexes that hold little. */
@Table(
    name = "Library",
    entityAttribute = "entity.type",
    indexes = {
      @Index("whole"),
      @Index(value = "keys", projection = ProjectionType.KEYS_ONLY),
      @Index(
          value = "some",
          projection = ProjectionType.INCLUDE,
          include = {"entity.type", "the title", "size"}),
      @Index(
          value = "untyped",
          projection = ProjectionType.INCLUDE,
          include = {"the title"}),
      @Index(
          value = "local",
          type = IndexType.LOCAL,
          sortKey = "local.sk",
          projection = ProjectionType.INCLUDE,
          include = {"entity.type", "the title"}),
    })
public sealed interface Library {

  enum State {
    IN,
    OUT
  }

  record Author(String name, @Nullable String born, List<String> works) {}

  @Entity
  @LinkedKey(name = "ofShelf", partition = "SHELF#{shelf}", sort = "BOOK#{number:pad(4)}")
  @LinkedKey(
      name = "byTitle",
      index = "whole",
      partition = "LIBRARY#{shelf}",
      sort = "TITLE#{title}#{number:pad(4)}")
  @LinkedKey(
      name = "byNumber",
      index = "keys",
      partition = "LIBRARY#{shelf}",
      sort = "NUMBER#{number:reverse(4)}")
  @LinkedKey(
      name = "bySize",
      index = "some",
      partition = "LIBRARY#{shelf}",
      sort = "SIZE#{size:pad(4)}#{number:pad(4)}")
  @LinkedKey(
      name = "untyped",
      index = "untyped",
      partition = "LIBRARY#{shelf}",
      sort = "BOOK#{number:pad(4)}")
  @LinkedKey(name = "localByTitle", index = "local", sort = "TITLE#{title}#{number:pad(4)}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Book(
      String shelf,
      @Attribute("#number") int number,
      @Attribute("the title") String title,
      @Attribute("size") int size,
      @Attribute("a.b.c") @Nullable String dotted,
      @Attribute("status") @StoredCase(LetterCase.LOWER) @Default("IN") State state,
      @Attribute("values[0]") List<Author> authors,
      @Attribute(":colon") @Default("7") int weight,
      String notes)
      implements Library {}

  /** Lies in the ranges of books. */
  @Entity
  @LinkedKey(partition = "SHELF#{shelf}", sort = "BOX#{code}")
  @LinkedKey(index = "some", partition = "LIBRARY#{shelf}", sort = "SIZE#{code}")
  @LinkedKey(index = "keys", partition = "LIBRARY#{shelf}", sort = "NUMBER#{code}")
  record Box(String shelf, String code) implements Library {}

  @Projection(of = Book.class)
  record Label(
      State state,
      String title,
      @Nullable String dotted,
      int number,
      List<Author> authors,
      int weight) {}

  @Projection(of = Book.class)
  record Title(String title) {}

  @Projection(of = Book.class)
  record TitleAndSize(int size, String title) {}
}
