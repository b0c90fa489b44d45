package dev.singlet.examples.recipes.onetable;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;

/** A line of an order. */
@Entity
@LinkedKey(partition = "ORDER#{order}", sort = "LINE#{number:pad(4)}")
public record Line(
    String order,
    int number,
    String product,
    int quantity,
    long version,
    @Default("false") boolean deleted)
    implements OrderItems, Versioned<Line> {

  @Override
  public Line with(long other, boolean isDeleted) {
    return new Line(order, number, product, quantity, other, isDeleted);
  }
}
