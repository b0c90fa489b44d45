package dev.singlet.processor.models;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A random entity: its record with keys, computed attributes, stamps and checks. */
final class RandomEntity {

  private static final String OURS = "@dev.singlet.annotation.";

  private final Dice dice;
  private final OddNames names;
  private final RandomTable table;
  private final int number;
  private final List<Component> components = new ArrayList<>();
  private final List<String> methods = new ArrayList<>();

  /** The names that a template may use: components that are keys, and computed attributes. */
  private final List<Component> keyParts = new ArrayList<>();

  private final Set<String> scope;
  private final Set<String> patterns = new HashSet<>();

  /**
   * Makes an entity.
   *
   * @param number tells its keys from those of the table's other entities
   * @param own types that it may hold
   */
  RandomEntity(Dice dice, OddNames names, RandomTable table, int number, List<String> own) {
    this.dice = dice;
    this.names = names;
    this.table = table;
    this.number = number;
    this.scope = new HashSet<>();
    components.addAll(
        new Components(dice, names, own).some(dice.between(1, dice.of(3, 6, 10)), scope, true));
    addManaged();
    components.stream().filter(Component::isKeyPart).forEach(keyParts::add);
    addMethods();
  }

  List<Component> components() {
    return components;
  }

  /**
   * The source of the record.
   *
   * @param modifiers what is before {@code record}
   * @param name its simple name
   * @param parent the interface it implements
   * @param shared a partition template that it has in common with others; empty if none
   */
  String source(String modifiers, String name, String parent, String shared) {
    StringBuilder text = new StringBuilder();
    text.append("@java.lang.SuppressWarnings(\"singlet:swallowed-prefix\")\n");
    text.append(OURS + "Entity\n");
    text.append(primary(shared)).append(secondary());
    text.append(modifiers).append("record ").append(name).append("(\n    ");
    text.append(
        components.stream().map(Component::toString).collect(Collectors.joining(",\n    ")));
    text.append(")\n    implements ").append(parent).append(" {\n");
    methods.forEach(text::append);
    return text.append("}\n").toString();
  }

  private void addManaged() {
    if (dice.percent(10)) {
      managed(OURS + "CreatedAt ", "java.time.Instant");
    }
    if (dice.percent(10)) {
      managed(OURS + "UpdatedAt ", "java.time.Instant");
    }
    if (dice.percent(15)) {
      managed(
          OURS + "Version ",
          dice.of("int", "long", "java.lang.@org.jspecify.annotations.Nullable Long"));
    }
    if (dice.percent(10)) {
      managed(OURS + "GeneratedId ", dice.of("java.util.UUID", "java.lang.String"));
    }
    if (number == 0 && dice.percent(10)) {
      managed(OURS + "TimeToLive ", "java.time.@org.jspecify.annotations.Nullable Instant");
    }
    if (dice.percent(15)) {
      managed(
          OURS + "Attribute(readOnly = true) ",
          dice.of(
              "int",
              "java.lang.String",
              "java.lang.@org.jspecify.annotations.Nullable Integer",
              "java.util.Set<java.lang.String>"));
    }
    if (dice.percent(8)) {
      managed(OURS + "Extras ", "java.util.Map<java.lang.String, dev.singlet.value.Document>");
    }
    if (dice.percent(8)) {
      managed(OURS + "Compress ", dice.of("java.lang.String", "java.util.List<java.lang.String>"));
    }
  }

  private void managed(String annotation, String type) {
    components.add(
        dice.between(0, components.size()),
        new Component(names.component(scope), annotation, type, List.of(), List.of()));
  }

  private void addMethods() {
    for (int i = dice.of(0, 0, 0, 1, 2); i > 0; i--) {
      Component of = dice.oneOf(components);
      String name = names.component(scope);
      boolean isText = dice.percent(60);
      boolean isStored = dice.percent(40);
      methods.add(
          "  %sComputed%s\n  static %s %s(%s) { return %s; }\n"
              .formatted(
                  OURS,
                  isStored ? "(stored = true)" : "",
                  isText ? "java.lang.String" : "int",
                  name,
                  of.parameter(),
                  isText ? "\"x\"" : "7"));
      List<String> formats = isText ? List.of("", ":upper") : List.of(":pad(4)", ":ordered");
      keyParts.add(new Component(name, "", isText ? "java.lang.String" : "int", formats, formats));
    }
    if (dice.percent(15)) {
      Component one = dice.oneOf(components);
      Component other = dice.oneOf(components);
      methods.add(
          "  %sValidate\n  static boolean %s(%s%s) { return true; }\n"
              .formatted(
                  OURS,
                  names.component(scope),
                  one.parameter(),
                  one.equals(other) ? "" : ", " + other.parameter()));
    }
    if (dice.percent(15)) {
      addDefaultMethod();
    }
  }

  private void addDefaultMethod() {
    int place = dice.between(0, components.size() - 1);
    Component given = components.get(place);
    if (!given.annotations().isEmpty() || !given.isText()) {
      return;
    }
    String name = names.component(scope);
    boolean isMethod = dice.percent(60);
    List<Component> others =
        components.stream().filter(each -> !each.name().equals(given.name())).toList();
    methods.add(
        isMethod
            ? "  static java.lang.String %s(%s) { return \"d\"; }\n"
                .formatted(name, others.isEmpty() ? "" : dice.oneOf(others).parameter())
            : "  static final java.lang.String %s = \"d\";\n".formatted(name));
    String annotation =
        OURS + "Default(%s = \"%s\") ".formatted(isMethod ? "method" : "constant", name);
    components.set(
        place,
        new Component(given.name(), annotation, given.type(), given.partition(), given.sort()));
    keyParts.replaceAll(each -> each.name().equals(given.name()) ? components.get(place) : each);
  }

  private String primary(String shared) {
    String name = dice.percent(40) ? "name = \"%s\", ".formatted(pattern()) : "";
    String partition = shared.isEmpty() ? template("E" + number, false, dice.of(1, 1, 2)) : shared;
    String sort = dice.percent(25) ? "E" + number : template("S" + number, true, dice.of(1, 2, 3));
    return OURS
        + "LinkedKey(%spartition = \"%s\", sort = \"%s\")\n".formatted(name, partition, sort);
  }

  private String secondary() {
    StringBuilder keys = new StringBuilder();
    for (RandomTable.RandomIndex index : table.indexes()) {
      if (dice.percent(55)) {
        continue;
      }
      String name = dice.percent(85) ? "name = \"%s\", ".formatted(pattern()) : "";
      String when = when();
      String partition =
          index.isLocal()
              ? ""
              : ", partition = \"%s\"".formatted(template("G" + number, false, dice.of(1, 1, 2)));
      String sort = template(dice.percent(50) ? "" : "S" + number, true, dice.of(1, 1, 2, 3));
      keys.append(OURS)
          .append(
              "LinkedKey(%sindex = \"%s\"%s%s, sort = \"%s\")\n"
                  .formatted(name, index.name(), when, partition, sort));
    }
    return keys.toString();
  }

  private String pattern() {
    Set<String> near = components.stream().map(Component::name).collect(Collectors.toSet());
    return names.pattern(patterns, near);
  }

  private String when() {
    List<Component> booleans =
        components.stream().filter(each -> each.type().equals("boolean")).toList();
    return booleans.isEmpty() || dice.percent(60)
        ? ""
        : ", when = \"%s%s\"".formatted(dice.of("", "!"), dice.oneOf(booleans).name());
  }

  private String template(String literal, boolean isSort, int parts) {
    StringBuilder text = new StringBuilder(literal);
    for (int i = 0; i < (keyParts.isEmpty() ? 0 : parts); i++) {
      Component part = dice.oneOf(keyParts);
      String format = dice.oneOf(isSort ? part.sort() : part.partition());
      text.append(text.isEmpty() ? "" : "#").append("{" + part.name() + format + "}");
    }
    return text.isEmpty() ? "ALL" : text.toString();
  }
}
