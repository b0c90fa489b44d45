package dev.singlet.tools.format.analytics;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.ConstraintDescriptor;
import dev.singlet.model.DefaultDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.UnionDescriptor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a view. A record within the entity has a column for each of its values, so that
 * programs that know no nested types can use them.
 */
final class ViewColumns {

  private final EntityDescriptor entity;
  private final Dialect dialect;
  private final ColumnNames names = new ColumnNames();
  private final List<Column> columns = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final Deque<String> within = new ArrayDeque<>();

  ViewColumns(EntityDescriptor entity, Dialect dialect) {
    this.entity = entity;
    this.dialect = dialect;
  }

  List<Column> all() {
    return List.copyOf(columns);
  }

  /** Returns what has no column. */
  List<String> missing() {
    return List.copyOf(missing);
  }

  List<String> warnings() {
    return List.copyOf(warnings);
  }

  /** Says what has no column. */
  void lacks(String what) {
    missing.add("Not here: " + what + ".");
    warnings.add("The view of " + entity.name() + " lacks " + what + ".");
  }

  void add(String javaName, String sql, List<String> notes) {
    columns.add(new Column(names.give(javaName), sql, notes));
  }

  /** Adds the columns of a component that is an attribute of the item. */
  void add(AttributeDescriptor attribute, Path item) {
    String name = ComponentPath.joined(attribute.component());
    add(Value.of(attribute, name, places(attribute, List.of(item)), ""));
  }

  /** Adds the columns of a computed value that is stored. */
  void add(ComputedDescriptor computed, Path item) {
    add(
        new Value(
            ComponentPath.joined(computed.name()),
            List.of(item.member(computed.stored())),
            computed.type(),
            null,
            true,
            List.of(),
            List.of(),
            ""));
  }

  /** Adds a time that Singlet stores and no component has. */
  void addStamp(String javaName, String stored, String format) {
    SqlType.Kind kind =
        switch (format) {
          case "epoch" -> SqlType.Kind.EPOCH_SECONDS;
          case "epochMillis" -> SqlType.Kind.EPOCH_MILLIS;
          default -> SqlType.Kind.TIMESTAMP;
        };
    String member = kind == SqlType.Kind.TIMESTAMP ? "S" : "N";
    String text = dialect.text(dialect.item().member(stored, member));
    add(javaName, dialect.typed(text, new SqlType(kind, 0, 0)), List.of("attribute " + stored));
  }

  /**
   * A value of the record.
   *
   * @param name the name of its column in Java's spelling
   * @param places where it can be, under its own name first
   * @param guard the condition of its default; empty if it always has it
   */
  private record Value(
      String name,
      List<Path> places,
      StoredType type,
      @Nullable DefaultDescriptor initial,
      boolean isNullable,
      List<ConstraintDescriptor> constraints,
      List<String> notes,
      String guard) {

    static Value of(AttributeDescriptor attribute, String name, List<Path> places, String guard) {
      return new Value(
          name,
          places,
          attribute.type(),
          attribute.initial(),
          attribute.isNullable() || !attribute.wrapper().isEmpty(),
          attribute.constraints(),
          attribute.isSensitive() ? List.of("sensitive") : List.of(),
          guard);
    }

    Value of(StoredType other) {
      return new Value(name, places, other, initial, isNullable, constraints, notes, guard);
    }
  }

  private void add(Value value) {
    StoredType type = value.type;
    if (type.isUnwrapped()) {
      add(value.of(entity.unwrapped(type).type()));
      return;
    }
    switch (SqlType.member(type)) {
      case "SS", "NS", "BS" -> addSet(value);
      case "L", "M", "ANY" -> addNested(value);
      default -> addScalar(value);
    }
  }

  private void addScalar(Value value) {
    SqlType type = SqlType.of(value.type, value.constraints);
    List<String> notes = new ArrayList<>(value.notes);
    if (SqlType.isOnlyBytes(value.type)) {
      notes.add("compressed or encrypted: the bytes as they are stored");
    }
    Optional<String> initial = initial(value);
    if (type.equals(SqlType.BOOLEAN)) {
      List<String> flags =
          new ArrayList<>(
              value.places.stream().map(at -> dialect.flag(at.member("BOOL"))).toList());
      initial.ifPresent(text -> flags.add(guarded(text, value)));
      columns.add(new Column(names.give(value.name), Dialect.first(flags), notes));
      return;
    }
    String member = SqlType.member(value.type);
    List<String> texts = new ArrayList<>();
    for (Path place : value.places) {
      texts.add(Prefixes.removed(dialect, dialect.text(place.member(member)), value.type));
    }
    initial.ifPresent(text -> texts.add(guarded(dialect.literal(text), value)));
    String text = Dialect.first(texts);
    if (type.equals(SqlType.TEXT) && member.equals("N")) {
      notes.add("text, because no decimal holds all of DynamoDB's numbers");
    }
    String name = names.give(value.name);
    columns.add(new Column(name, dialect.typed(text, type), notes));
    if (type.kind() == SqlType.Kind.FINE_TIMESTAMP) {
      columns.add(
          new Column(names.give(name + "_text"), text, List.of(name + " with all its digits")));
    }
  }

  private void addSet(Value value) {
    List<String> sets = wholes(value);
    // DynamoDB has no empty sets: an item lacks them.
    if (!value.isNullable) {
      sets.add(guarded(dialect.emptySet(value.type), value));
    }
    columns.add(new Column(names.give(value.name), Dialect.first(sets), value.notes));
  }

  private void addNested(Value value) {
    StoredType type = value.type.storedForm();
    if (value.initial != null) {
      lacks("the default of " + value.name + ", which is made in Java");
    }
    Optional<NestedDescriptor> record =
        entity.records().stream().filter(each -> each.id().equals(type.nested())).findFirst();
    if (record.isPresent() && !within.contains(type.nested())) {
      within.push(type.nested());
      addRecord(value, record.get());
      within.pop();
      return;
    }
    columns.add(new Column(names.give(value.name), Dialect.first(wholes(value)), value.notes));
    for (UnionDescriptor union : entity.unions()) {
      if (union.id().equals(type.nested()) && !union.discriminator().isEmpty()) {
        List<String> kinds = new ArrayList<>();
        for (Path place : value.places) {
          kinds.add(dialect.text(place.member("M", union.discriminator(), "S")));
        }
        String name = value.name + "_" + union.discriminator();
        columns.add(new Column(names.give(name), Dialect.first(kinds), List.of()));
      }
    }
  }

  private void addRecord(Value value, NestedDescriptor record) {
    String member = record.isTuple() ? "L" : "M";
    List<Path> holders = value.places.stream().map(place -> place.member(member)).toList();
    String guard = String.join(" OR ", holders.stream().map(dialect::isThere).toList());
    int element = 0;
    for (AttributeDescriptor attribute : record.attributes()) {
      String name = value.name + "_" + ComponentPath.joined(attribute.component());
      if (attribute.keepsOthers()) {
        lacks("all other attributes within " + value.name);
      } else if (record.isTuple()) {
        int place = element;
        add(
            Value.of(
                attribute,
                name,
                holders.stream().map(holder -> holder.element(place)).toList(),
                guard));
      } else {
        add(Value.of(attribute, name, places(attribute, holders), guard));
      }
      element++;
    }
  }

  private static List<Path> places(AttributeDescriptor attribute, List<Path> holders) {
    List<Path> places = new ArrayList<>();
    for (Path holder : holders) {
      places.add(holder.member(attribute.name()));
      attribute.aliases().forEach(alias -> places.add(holder.member(alias)));
    }
    return places;
  }

  private List<String> wholes(Value value) {
    List<String> wholes = new ArrayList<>();
    value.places.forEach(place -> wholes.add(dialect.whole(place, value.type, entity)));
    return wholes;
  }

  private static String guarded(String sql, Value value) {
    return value.guard.isEmpty() ? sql : "CASE WHEN " + value.guard + " THEN " + sql + " END";
  }

  /** The time and the id of a read would be others in each query. */
  private static boolean isMadeAnew(DefaultDescriptor initial) {
    return initial.kind() == DefaultDescriptor.Kind.NOW
        || initial.kind() == DefaultDescriptor.Kind.ID;
  }

  private Optional<String> initial(Value value) {
    if (value.initial == null) {
      return Optional.empty();
    }
    Optional<String> text =
        SqlType.isOnlyBytes(value.type)
            ? Optional.empty()
            : DefaultText.of(value.initial, value.type);
    if (text.isEmpty() && !isMadeAnew(value.initial)) {
      lacks("the default of " + value.name + ", which is made in Java");
    }
    return text;
  }
}
