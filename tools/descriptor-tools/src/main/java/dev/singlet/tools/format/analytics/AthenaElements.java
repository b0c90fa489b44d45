package dev.singlet.tools.format.analytics;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Values that are made of others, as arrays, maps and rows. A record that contains itself, a union
 * and a document have no type in SQL: they stay the text of their JSON.
 */
final class AthenaElements {

  private final AthenaSql sql;
  private final EntityDescriptor entity;
  private final Deque<String> within = new ArrayDeque<>();
  private int variables;

  AthenaElements(AthenaSql sql, EntityDescriptor entity) {
    this.sql = sql;
    this.entity = entity;
  }

  /**
   * A value.
   *
   * @param sql an expression of it
   * @param type the name of its type
   */
  record Typed(String sql, String type) {}

  /** Returns the type of a set. */
  static String setType(StoredType type) {
    return "array(" + AthenaSql.name(elementType(type.storedForm())) + ")";
  }

  /**
   * Returns a value.
   *
   * @param at the object that has its type as a member: {@code {"S": "..."}}
   */
  Typed value(Path at, StoredType declared) {
    StoredType type = unwrapped(declared);
    String member = SqlType.member(type);
    Path path = at.member(member);
    return switch (member) {
      case "SS", "NS", "BS" -> set(path, type.storedForm());
      case "L" -> list(path, type.storedForm());
      case "M" -> map(path, type.storedForm());
      case "ANY" -> document(at);
      default -> scalar(path, type);
    };
  }

  private StoredType unwrapped(StoredType type) {
    return type.isUnwrapped() ? entity.unwrapped(type).type() : type;
  }

  private Typed scalar(Path path, StoredType type) {
    SqlType simple = simple(type);
    String text = Prefixes.removed(sql, sql.text(path), type);
    return new Typed(sql.typed(text, simple), AthenaSql.name(simple));
  }

  /** Returns a type that cuts nothing off, because there is no second column for the exact text. */
  private static SqlType simple(StoredType type) {
    SqlType simple = SqlType.of(type, List.of());
    return simple.kind() == SqlType.Kind.FINE_TIMESTAMP ? SqlType.TEXT : simple;
  }

  private Typed document(Path path) {
    return new Typed(sql.document(path), "varchar");
  }

  private static SqlType elementType(StoredType set) {
    if (set.stored().name().equals("BS")) {
      return SqlType.BYTES;
    }
    StoredType element = set.element();
    return element == null ? SqlType.TEXT : simple(element);
  }

  private Typed set(Path path, StoredType type) {
    String array = "CAST(" + sql.json(path) + " AS array(varchar))";
    SqlType element = elementType(type);
    String variable = variable("e");
    String text =
        type.element() == null ? variable : Prefixes.removed(sql, variable, type.element());
    String value = sql.typed(text, element);
    return new Typed(
        value.equals(variable)
            ? array
            : "transform(" + array + ", " + variable + " -> " + value + ")",
        setType(type));
  }

  private Typed list(Path path, StoredType type) {
    if (!type.nested().isEmpty() || type.element() == null) {
      return nested(path, type);
    }
    String variable = variable("e");
    Typed element = element(variable, type);
    return new Typed(
        "transform(CAST("
            + sql.json(path)
            + " AS array(json)), "
            + variable
            + " -> "
            + element.sql()
            + ")",
        "array(" + element.type() + ")");
  }

  private Typed map(Path path, StoredType type) {
    if (!type.nested().isEmpty() || type.element() == null) {
      return nested(path, type);
    }
    String key = variable("k");
    String variable = variable("e");
    Typed element = element(variable, type);
    return new Typed(
        "transform_values(CAST("
            + sql.json(path)
            + " AS map(varchar, json)), ("
            + key
            + ", "
            + variable
            + ") -> "
            + element.sql()
            + ")",
        "map(varchar, " + element.type() + ")");
  }

  private Typed element(String variable, StoredType holder) {
    StoredType type = Objects.requireNonNull(holder.element());
    return value(Path.of(variable), type);
  }

  /** Returns a row; the text of its JSON if it is not a record. */
  private Typed nested(Path path, StoredType type) {
    Optional<NestedDescriptor> record =
        entity.records().stream().filter(each -> each.id().equals(type.nested())).findFirst();
    if (record.isEmpty() || within.contains(type.nested())) {
      return document(path);
    }
    within.push(type.nested());
    List<String> values = new ArrayList<>();
    List<String> fields = new ArrayList<>();
    ColumnNames names = new ColumnNames();
    int place = 0;
    for (AttributeDescriptor attribute : record.get().attributes()) {
      if (!attribute.keepsOthers()) {
        List<Path> places = new ArrayList<>();
        if (record.get().isTuple()) {
          places.add(path.element(place));
        } else {
          places.add(path.member(attribute.name()));
          attribute.aliases().forEach(alias -> places.add(path.member(alias)));
        }
        Typed value = field(attribute, places);
        values.add(value.sql());
        fields.add(Dialect.quoted(names.give(attribute.component())) + " " + value.type());
      }
      place++;
    }
    within.pop();
    if (fields.isEmpty()) {
      return document(path);
    }
    String row = "row(" + String.join(", ", fields) + ")";
    return new Typed(
        "IF("
            + sql.isThere(path)
            + ", CAST(ROW("
            + String.join(", ", values)
            + ") AS "
            + row
            + "))",
        row);
  }

  /** Returns the first value that is there, or else the default. */
  private Typed field(AttributeDescriptor attribute, List<Path> places) {
    StoredType type = attribute.type();
    List<String> values = new ArrayList<>();
    String name = "";
    for (Path place : places) {
      Typed value = value(place, type);
      values.add(value.sql());
      name = value.type();
    }
    if (type.isSet() && !attribute.isNullable() && !SqlType.isOnlyBytes(type)) {
      values.add(sql.emptySet(type));
    } else if (attribute.initial() != null && !SqlType.isOnlyBytes(type)) {
      DefaultText.of(attribute.initial(), type)
          .ifPresent(text -> values.add(sql.typed(sql.literal(text), simple(type))));
    }
    return new Typed(Dialect.first(values), name);
  }

  private String variable(String name) {
    return name + ++variables;
  }
}
