package dev.singlet.tools.format.analytics;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplateDescriptor.Part;
import dev.singlet.tools.analysis.key.Values;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Regular expressions for the texts of keys, of what RE2, Java and Perl have in common. A value
 * ends where the text after it begins for the first time, as reads of Singlet have it.
 */
final class KeyPattern {

  private static final Pattern WIDTH = Pattern.compile("(?:pad|reverse)\\((\\d+)\\)");
  private static final String ANYTHING = ".+?";

  private final TableDescriptor table;
  private final EntityDescriptor entity;

  KeyPattern(TableDescriptor table, EntityDescriptor entity) {
    this.table = table;
    this.entity = entity;
  }

  /** Returns the pattern of a tenant's id in a partition key. */
  String tenant() {
    return "(?s)^" + quoted(table.tenantPrefix()) + "(" + textValue() + ")" + delimiter();
  }

  /** Returns the pattern of a key attribute. */
  String of(TemplateDescriptor template) {
    return of(template, "");
  }

  /** Returns the pattern of a key attribute whose group is a value. */
  String of(TemplateDescriptor template, String source) {
    StringBuilder regex = new StringBuilder("(?s)^");
    if (hasTenant(template)) {
      regex.append(quoted(table.tenantPrefix())).append(textValue()).append(delimiter());
    }
    boolean isFound = false;
    for (Part part : template.parts()) {
      if (part instanceof Part.Value value) {
        boolean isWanted = !isFound && value.source().equals(source);
        isFound |= isWanted;
        regex.append(isWanted ? "(" + value(value) + ")" : value(value));
      } else {
        regex.append(quoted(part.toString()));
      }
    }
    return regex.append('$').toString();
  }

  /** A tenant is in the first attribute of the primary partition key, and of those of indexes. */
  private boolean hasTenant(TemplateDescriptor template) {
    return !table.tenantPrefix().isEmpty()
        && entity.keys().stream()
            .anyMatch(key -> key.partition().get(0).attribute().equals(template.attribute()));
  }

  private String value(Part.Value value) {
    for (String format : value.formats()) {
      Matcher width = WIDTH.matcher(format);
      if (width.matches()) {
        return "[0-9]{" + width.group(1) + "}";
      }
    }
    Optional<StoredType> type = Values.type(entity, value.source()).map(StoredType::storedForm);
    return value.formats().isEmpty() ? type.map(this::plain).orElse(ANYTHING) : ANYTHING;
  }

  private String plain(StoredType type) {
    StoredType.Scalar scalar = type.scalar();
    if (!type.constants().isEmpty()) {
      return type.constants().stream()
          .map(EnumConstant::stored)
          .map(KeyPattern::quoted)
          .collect(Collectors.joining("|", "(?:", ")"));
    }
    if (scalar == null) {
      return ANYTHING;
    }
    if (scalar.isBoolean()) {
      return "(?:true|false)";
    }
    if (scalar.isInteger() && !scalar.hasTime()) {
      return "-?[0-9]+";
    }
    return switch (scalar.format()) {
      case "date" -> "[0-9]{4}-[0-9]{2}-[0-9]{2}";
      case "uuid" -> "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
      default -> scalar.isFreeText() ? textValue() : ANYTHING;
    };
  }

  /** A text doesn't hold the delimiter. */
  private String textValue() {
    return table.delimiter().length() == 1 && !"^\\]-".contains(table.delimiter())
        ? "[^" + table.delimiter() + "]+"
        : ANYTHING;
  }

  private String delimiter() {
    return quoted(table.delimiter());
  }

  private static String quoted(String text) {
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '^' || c == '\\') {
        regex.append('\\').append(c);
      } else if (".[]()*+?{}|$".indexOf(c) >= 0) {
        regex.append('[').append(c).append(']');
      } else {
        regex.append(c);
      }
    }
    return regex.toString();
  }

  /** Returns the formats of the values of a source in a template. */
  static List<String> formats(TemplateDescriptor template, String source) {
    return template.values().stream()
        .filter(value -> value.source().equals(source))
        .flatMap(value -> value.formats().stream())
        .toList();
  }
}
