package dev.singlet.model.comparison;

import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The keys that items of an entity can have. */
final class KeySpaces {

  private static final char VALUE = '\uffff';

  private KeySpaces() {}

  /** Returns whether two primary keys in a table can be the same. */
  static boolean canMeet(
      TableDescriptor table, LinkedKeyDescriptor one, LinkedKeyDescriptor other) {
    return canMeet(table, one.partition(), other.partition())
        && canMeet(table, one.sort(), other.sort());
  }

  private static boolean canMeet(
      TableDescriptor table, List<TemplateDescriptor> one, List<TemplateDescriptor> other) {
    return one.isEmpty() || other.isEmpty() || canMeet(table.delimiter(), one.get(0), other.get(0));
  }

  /** A value that may hold the delimiter can be several parts of another key. */
  private static boolean canMeet(
      String delimiter, TemplateDescriptor one, TemplateDescriptor other) {
    if (isAny(one) || isAny(other)) {
      return canMeet(text(one), text(other));
    }
    String[] parts = text(one).split(Pattern.quote(delimiter), -1);
    String[] others = text(other).split(Pattern.quote(delimiter), -1);
    if (parts.length != others.length) {
      return false;
    }
    for (int i = 0; i < parts.length; i++) {
      if (!canMeet(parts[i], others[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAny(TemplateDescriptor template) {
    return template.values().stream().anyMatch(each -> each.formats().contains("any"));
  }

  private static String text(TemplateDescriptor template) {
    return template.parts().stream()
        .map(part -> part instanceof Part.Text text ? text.text() : String.valueOf(VALUE))
        .collect(Collectors.joining());
  }

  /** Compares what is before the first value, and what is after the last one. */
  private static boolean canMeet(String one, String other) {
    int first = one.indexOf(VALUE);
    int otherFirst = other.indexOf(VALUE);
    if (first < 0 && otherFirst < 0) {
      return one.equals(other);
    }
    String start = first < 0 ? one : one.substring(0, first);
    String otherStart = otherFirst < 0 ? other : other.substring(0, otherFirst);
    String end = one.substring(one.lastIndexOf(VALUE) + 1);
    String otherEnd = other.substring(other.lastIndexOf(VALUE) + 1);
    return (start.startsWith(otherStart) || otherStart.startsWith(start))
        && (end.endsWith(otherEnd) || otherEnd.endsWith(end));
  }
}
