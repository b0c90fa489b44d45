package dev.singlet.it.entities.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.Unique;
import org.jspecify.annotations.Nullable;

/** Items without any attribute that Singlet adds: neither a mark nor stamps. */
@Table(
    name = "Stockroom",
    entityAttribute = "",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes = {
      @Index("GSI1"),
      @Index(value = "GSI2", projection = ProjectionType.INCLUDE, include = "shelf")
    })
public sealed interface Stockroom {

  /** A shelf and its boxes, whose sort keys lie between those of shelves. */
  @ItemCollection(name = "inAisle")
  @ItemCollection(name = "ofOwner", index = "GSI1")
  sealed interface Stored extends Stockroom permits Shelf, Box {}

  @Entity
  @LinkedKey(name = "shelves", partition = "AISLE#{aisle}", sort = "SHELF#{shelf:pad(3)}")
  @LinkedKey(
      name = "byOwner",
      index = "GSI1",
      partition = "OWNER#{owner}",
      sort = "{aisle}#{shelf:pad(3)}")
  @LinkedKey(
      name = "keysByOwner",
      index = "GSI2",
      partition = "OWNER#{owner}",
      sort = "{aisle}#{shelf:pad(3)}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Shelf(String aisle, int shelf, String owner, @Nullable String note) implements Stored {}

  @Projection(of = Shelf.class)
  record ShelfNumber(int shelf) {}

  @Entity
  @LinkedKey(
      name = "boxes",
      partition = "AISLE#{aisle}",
      sort = "SHELF#{shelf:pad(3)}#BOX#{box:pad(3)}")
  @LinkedKey(
      name = "byOwner",
      index = "GSI1",
      partition = "OWNER#{owner}",
      sort = "{aisle}#{box:pad(3)}")
  @LinkedKey(index = "GSI2", partition = "OWNER#{owner}", sort = "{aisle}#{box:pad(3)}")
  record Box(
      String aisle,
      int shelf,
      int box,
      String owner,
      @Unique @Nullable String code,
      @Default("0") int weight)
      implements Stored {}

  @Projection(of = Box.class)
  record Weight(int weight) {}

  /** Has a delimiter of its own key in another place. */
  @Entity
  @LinkedKey(partition = "AISLE#{aisle}#LOG", sort = "SHELF#{shelf:pad(3)}")
  record Log(String aisle, int shelf) implements Stockroom {}
}
