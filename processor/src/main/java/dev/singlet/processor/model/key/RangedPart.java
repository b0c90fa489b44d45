package dev.singlet.processor.model.key;

import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a sort key that a query may take a range of.
 *
 * @param key the key
 * @param attribute the index of its attribute in the sort key
 * @param position its index in the attribute's template
 * @param delimiter the delimiter of the table
 */
public record RangedPart(LinkedKeyModel key, int attribute, int position, String delimiter) {

  /**
   * Returns whether a query takes a range of its values. DynamoDB sorts numbers by their values;
   * nothing is known of the order of what a converter makes.
   */
  public boolean takesRange() {
    return !value().isConverted() && (isInOrder() || hasTextsInOrder()) && isInOrderWithRest();
  }

  /**
   * Returns whether a query takes a range of its values in the order of their texts, which need not
   * be that of the values in Java.
   */
  public boolean takesRangeOfTexts() {
    return takesRange() && !isInOrder();
  }

  /**
   * Returns the parts over which a query takes one range of tuples: this one, and those that follow
   * it in the attribute. Their tuples are in the order of the key, or all in its reverse. They end
   * at the first part that has no ranges, that sorts in the other direction, or that follows a
   * value that the query already has.
   *
   * @return two parts or more; none if this part stands alone
   */
  public List<RangedPart> tuple() {
    List<RangedPart> tuple = new ArrayList<>();
    for (OpenPart open : OpenPart.of(key)) {
      if (open.attribute() == attribute && open.position() >= position) {
        RangedPart next = new RangedPart(key, attribute, open.position(), delimiter);
        boolean isNext = tuple.isEmpty() || tuple.get(tuple.size() - 1).leadsTo(next);
        if (!isNext || !next.takesRange()) {
          break;
        }
        tuple.add(next);
      }
    }
    return tuple.size() > 1 ? tuple : List.of();
  }

  private boolean leadsTo(RangedPart next) {
    return value().isDescending() == next.value().isDescending()
        && parts().subList(position + 1, next.position).stream()
            .allMatch(part -> part instanceof Part.Literal);
  }

  public Part.Value value() {
    return (Part.Value) parts().get(position);
  }

  private List<Part> parts() {
    return key.sort().get(attribute).parts();
  }

  private boolean isInOrder() {
    return value().isOrdered() || key.key().sort().get(attribute).type() == ScalarType.N;
  }

  /** Returns whether the order of its texts is known, which is not that of its values. */
  private boolean hasTextsInOrder() {
    Part.Value value = value();
    return value.type() instanceof ValueType.Enumeration enumeration
        ? enumeration.constants().stream()
            .allMatch(c -> value.inCase(c.stored()).chars().allMatch(this::isAfterDelimiter))
        : value.type().is(Kind.UUID) || value.type().is(Kind.BOOLEAN);
  }

  private boolean isAfterDelimiter(int character) {
    return character > delimiter.charAt(0);
  }

  /** Returns whether what follows its texts doesn't change their order. */
  private boolean isInOrderWithRest() {
    Part.Value value = value();
    if (value.width() > 0 || position + 1 == parts().size()) {
      return true;
    }
    boolean isDelimited =
        parts().get(position + 1) instanceof Part.Literal next && next.text().startsWith(delimiter);
    // The characters of other texts are known, or all of them sort after the delimiter.
    boolean canHoldAny = value.isOrdered() && !value.has(Format.Kind.ESCAPE);
    boolean isAnyText = key.givesUp().contains(KeyProperty.ORDER) && value.isFreeText();
    return isDelimited && !(canHoldAny && (isAnyText || value.isMisplacedBy(delimiter)));
  }
}
