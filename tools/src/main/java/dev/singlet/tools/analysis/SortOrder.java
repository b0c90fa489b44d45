package dev.singlet.tools.analysis;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.SortPart;
import dev.singlet.model.TableDescriptor;
import java.util.ArrayList;
import java.util.List;

/** The order in which a query returns items, and how it can be narrowed, in words. */
final class SortOrder {

  private SortOrder() {}

  static String of(TableDescriptor table, AccessPatternDescriptor pattern) {
    if (pattern.operation() == AccessPatternDescriptor.Operation.GET_ITEM) {
      return "";
    }
    if (pattern.sort().isEmpty()) {
      // A query of one sort key, or of an index without sort keys, returns items in no order.
      return pattern.entities().size() > 1 ? "by sort key, ascending; reverse() turns it" : "";
    }
    List<String> parts = new ArrayList<>();
    for (SortPart part : pattern.sort()) {
      String direction = part.isDescending() ? ", descending" : ", ascending";
      parts.add(part.source() + (isOrdered(table, pattern, part) ? direction : ", by its text"));
    }
    return "by " + String.join("; then by ", parts) + "; reverse() turns it";
  }

  static String narrowing(TableDescriptor table, AccessPatternDescriptor pattern) {
    List<String> parts = new ArrayList<>();
    for (SortPart part : pattern.sort()) {
      parts.add(
          part.source()
              + (isOrdered(table, pattern, part) ? " (a value or a range)" : " (a value)"));
    }
    return parts.isEmpty() ? "" : "to " + String.join(", then ", parts);
  }

  /** Numbers and bytes that are a key attribute themselves are sorted by DynamoDB. */
  private static boolean isOrdered(
      TableDescriptor table, AccessPatternDescriptor pattern, SortPart part) {
    return part.isOrdered()
        || table.entities().stream()
            .filter(entity -> pattern.entities().contains(entity.name()))
            .flatMap(entity -> entity.keysOn(pattern.index()).stream())
            .flatMap(key -> key.sort().stream())
            .anyMatch(
                template ->
                    template.type() != AttributeType.S
                        && TemplateShape.sources(template).contains(part.source()));
  }
}
