package dev.singlet.it.unreadable.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.Table;

/** Orders with their lines, the lines also in an index that holds keys only. */
@Table(name = "Orders", indexes = @Index(value = "products", projection = ProjectionType.KEYS_ONLY))
public sealed interface Orders {

  @ItemCollection(name = "ofOrder")
  sealed interface OrderItems extends Orders {}

  @Entity
  @LinkedKey(partition = "ORDER#{id}", sort = "ORDER")
  record Order(String id, String customer) implements OrderItems {}

  @Entity
  @LinkedKey(name = "ofOrder", partition = "ORDER#{order}", sort = "LINE#{number:pad(3)}")
  @LinkedKey(
      name = "ofProduct",
      index = "products",
      partition = "PRODUCT#{product}",
      sort = "LINE#{number:pad(3)}#{order}")
  record Line(String order, int number, String product, int quantity) implements OrderItems {

    public Line {
      if (quantity == 0) {
        throw new IllegalArgumentException("a line of nothing");
      }
    }
  }

  @Projection(of = Line.class)
  record Quantity(int number, int quantity) {}
}
