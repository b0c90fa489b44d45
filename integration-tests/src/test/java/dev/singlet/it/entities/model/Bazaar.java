package dev.singlet.it.entities.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.Index;
import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Mark;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.Table;

/** Items that are marked by several attributes, one of them a number. */
@Table(
    name = "Bazaar",
    entityAttribute = "kind",
    createdAttribute = "",
    modifiedAttribute = "",
    indexes =
        @Index(
            value = "GSI1",
            projection = ProjectionType.INCLUDE,
            include = {"kind", "type"}))
public sealed interface Bazaar {

  /** Everything of a user but the notes. An order and a cart share their keys. */
  @ItemCollection(name = "ofUser")
  sealed interface Held extends Bazaar permits User, Order, Cart {}

  @Entity(name = "user")
  @LinkedKey(partition = "USER#{user}", sort = "AT#PROFILE")
  @LinkedKey(index = "GSI1", partition = "CITY#{city}", sort = "{user}")
  record User(String user, String city) implements Held {}

  @Entity(name = "3", aliases = "30")
  @Mark(attribute = "type", type = ScalarType.N)
  @LinkedKey(name = "orders", partition = "USER#{user}", sort = "AT#{no}")
  @LinkedKey(name = "inCity", index = "GSI1", partition = "CITY#{city}", sort = "{no}")
  @SuppressWarnings("singlet:swallowed-prefix")
  record Order(String user, String no, String city, @Default("0") int total) implements Held {}

  @Entity(name = "cart")
  @Mark(attribute = "class")
  @LinkedKey(partition = "USER#{user}", sort = "AT#{no}")
  record Cart(String user, String no, int pieces) implements Held {}

  @Entity(name = "note")
  @LinkedKey(partition = "USER#{user}", sort = "AT##{text}")
  record Note(String user, String text) implements Bazaar {}

  @Projection(of = Order.class)
  record Total(int total) {}
}
