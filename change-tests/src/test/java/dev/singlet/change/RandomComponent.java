package dev.singlet.change;

import java.util.List;
import java.util.StringJoiner;

/**
 * A component.
 *
 * @param origin the number that it keeps when it is renamed
 * @param name its name in Java
 * @param stored its name in items
 * @param aliases its older names
 * @param initial its default; empty for none
 */
record RandomComponent(
    int origin,
    String name,
    String stored,
    List<String> aliases,
    RandomType type,
    boolean isNullable,
    String initial) {

  RandomComponent type(RandomType other) {
    return new RandomComponent(origin, name, stored, aliases, other, isNullable, "");
  }

  RandomComponent nullable(boolean nullable) {
    return new RandomComponent(origin, name, stored, aliases, type, nullable, "");
  }

  RandomComponent initial(String text) {
    return new RandomComponent(origin, name, stored, aliases, type, false, text);
  }

  RandomComponent named(String other, List<String> olderNames) {
    return new RandomComponent(origin, other, other, olderNames, type, isNullable, initial);
  }

  /** Another component takes its place. Nothing tells that it was this one. */
  RandomComponent replacedBy(int other) {
    return new RandomComponent(
        other, "c" + other, "c" + other, List.of(), type, isNullable, initial);
  }

  RandomComponent namedInJava(String other) {
    return new RandomComponent(origin, other, stored, aliases, type, isNullable, initial);
  }

  boolean canBeUnique() {
    return type == RandomType.TEXT && aliases.isEmpty() && !isNullable && initial.isEmpty();
  }

  String source() {
    StringJoiner source = new StringJoiner(" ");
    String names =
        aliases.isEmpty() ? "" : ", aliases = {\"" + String.join("\", \"", aliases) + "\"}";
    if (!stored.equals(name) || !aliases.isEmpty()) {
      source.add("@Attribute(value = \"" + stored + "\"" + names + ")");
    }
    if (!initial.isEmpty()) {
      source.add("@Default(\"" + initial + "\")");
    }
    if (isNullable) {
      source.add("@Nullable");
    }
    return source.add(type.java(isNullable)).add(name).toString();
  }

  String json(int round) {
    return "'" + stored + "':" + type.json(origin, round);
  }
}
