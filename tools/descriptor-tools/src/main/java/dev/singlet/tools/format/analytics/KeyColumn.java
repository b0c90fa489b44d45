package dev.singlet.tools.format.analytics;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TemplateDescriptor;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A column whose value only a key has. */
final class KeyColumn {

  /** The formats whose texts SQL reads as they are. */
  private static final Pattern PLAIN =
      Pattern.compile("any|pad\\(\\d+\\)|nanos|millis|seconds|epoch|epochMillis");

  private static final Pattern REVERSE = Pattern.compile("reverse\\((\\d+)\\)");

  private final EntityDescriptor entity;
  private final Dialect dialect;
  private final KeyPattern patterns;

  KeyColumn(EntityDescriptor entity, Dialect dialect, KeyPattern patterns) {
    this.entity = entity;
    this.dialect = dialect;
    this.patterns = patterns;
  }

  void addTo(ViewColumns columns, AttributeDescriptor attribute) {
    TemplateDescriptor template = template(attribute);
    List<String> formats =
        template == null ? List.of() : KeyPattern.formats(template, attribute.component());
    Optional<String> sql =
        template == null ? Optional.empty() : value(template, attribute, formats);
    if (sql.isPresent()) {
      columns.add(
          attribute.component(), sql.get(), List.of("only in the key: " + attribute.onlyInKey()));
    } else {
      columns.lacks(
          attribute.component() + ", which only the key " + attribute.onlyInKey() + " has");
    }
  }

  private @Nullable TemplateDescriptor template(AttributeDescriptor attribute) {
    return entity.keys().stream()
        .flatMap(key -> key.templates().stream())
        .filter(each -> each.attribute().equals(attribute.onlyInKey()))
        .filter(
            each ->
                each.values().stream()
                    .anyMatch(value -> value.source().equals(attribute.component())))
        .findFirst()
        .orElse(null);
  }

  private Optional<String> value(
      TemplateDescriptor template, AttributeDescriptor attribute, List<String> formats) {
    Path path = dialect.item().member(template.attribute(), "S");
    String text =
        dialect.extracted(dialect.text(path), patterns.of(template, attribute.component()));
    StoredType type = attribute.type();
    SqlType sql = inKey(SqlType.of(type, attribute.constraints()), formats);
    List<String> others =
        formats.stream().filter(format -> !PLAIN.matcher(format).matches()).toList();
    if (!type.converter().isEmpty() || others.size() > 1) {
      return Optional.empty();
    }
    if (others.isEmpty()) {
      return Optional.of(dialect.typed(text, sql));
    }
    Matcher reverse = REVERSE.matcher(others.get(0));
    return reverse.matches()
        ? Optional.of(
            "9".repeat(Integer.parseInt(reverse.group(1))) + " - " + dialect.typed(text, sql))
        : Optional.empty();
  }

  /** Returns the type of a text in a key, where times are numbers only by their formats. */
  private static SqlType inKey(SqlType type, List<String> formats) {
    if (formats.contains("epoch")) {
      return new SqlType(SqlType.Kind.EPOCH_SECONDS, 0, 0);
    }
    if (formats.contains("epochMillis")) {
      return new SqlType(SqlType.Kind.EPOCH_MILLIS, 0, 0);
    }
    return type.kind() == SqlType.Kind.EPOCH_SECONDS || type.kind() == SqlType.Kind.EPOCH_MILLIS
        ? new SqlType(SqlType.Kind.TIMESTAMP, 0, 0)
        : type;
  }
}
