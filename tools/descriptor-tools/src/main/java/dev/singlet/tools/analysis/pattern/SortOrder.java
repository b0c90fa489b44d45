package dev.singlet.tools.analysis.pattern;

import dev.singlet.model.AccessPatternDescriptor;
import java.util.ArrayList;
import java.util.List;

/** The order in which a query returns items, and how it can be narrowed, in words. */
final class SortOrder {

  /** The dot and the word "query" tell the method from the format of keys. */
  private static final String REVERSED = "; .reverse() on the query reads it backwards";

  private SortOrder() {}

  static String of(AccessPatternDescriptor pattern) {
    if (pattern.operation() == AccessPatternDescriptor.Operation.GET_ITEM) {
      return "";
    }
    if (pattern.operation() == AccessPatternDescriptor.Operation.SEARCH_VECTORS) {
      return "by distance, closest first, 1 to 100 items";
    }
    if (pattern.sort().isEmpty()) {
      // A query of one sort key, or of an index without sort keys, returns items in no order.
      return pattern.entities().size() > 1 ? "by sort key, ascending" + REVERSED : "";
    }
    List<String> parts = new ArrayList<>();
    for (AccessPatternDescriptor.SortPart part : pattern.sort()) {
      String text = part.isByText() ? " (as text)" : "";
      String direction = part.isDescending() ? ", descending" : ", ascending";
      parts.add(part.source() + (part.isOrdered() ? text + direction : ", as it is stored"));
    }
    return "by " + String.join("; then by ", parts) + REVERSED;
  }

  static String narrowing(AccessPatternDescriptor pattern) {
    List<String> parts = new ArrayList<>();
    for (AccessPatternDescriptor.SortPart part : pattern.sort()) {
      parts.add(part.source() + (part.isOrdered() ? " (a value or a range)" : " (a value)"));
    }
    return parts.isEmpty() ? "" : "to " + String.join(", then ", parts);
  }
}
