package dev.singlet.change;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * A component.
 *
 * @param origin the number that it keeps when it is renamed
 * @param name its name in Java
 * @param stored its name in items
 * @param aliases its older names
 * @param initial its default, of which every other one is for older items only; empty for none
 * @param most the number of characters that it can have; 0 for any
 */
record RandomComponent(
    int origin,
    String name,
    String stored,
    List<String> aliases,
    RandomType type,
    boolean isNullable,
    String initial,
    boolean isReadOnly,
    int most) {

  RandomComponent type(RandomType other) {
    return new RandomComponent(
        origin, name, stored, aliases, other, isNullable, "", isReadOnly, most);
  }

  RandomComponent nullable(boolean nullable) {
    return new RandomComponent(origin, name, stored, aliases, type, nullable, "", isReadOnly, most);
  }

  RandomComponent initial(String text) {
    return new RandomComponent(origin, name, stored, aliases, type, false, text, isReadOnly, most);
  }

  RandomComponent named(String other, List<String> olderNames) {
    return new RandomComponent(
        origin, other, other, olderNames, type, isNullable, initial, isReadOnly, most);
  }

  /** Another component takes its place. Nothing tells that it was this one. */
  RandomComponent replacedBy(int other) {
    return new RandomComponent(
        other, "c" + other, "c" + other, List.of(), type, isNullable, initial, isReadOnly, most);
  }

  RandomComponent namedInJava(String other) {
    return new RandomComponent(
        origin, other, stored, aliases, type, isNullable, initial, isReadOnly, most);
  }

  RandomComponent readOnly(boolean readOnly) {
    return new RandomComponent(
        origin, name, stored, aliases, type, isNullable, initial, readOnly, most);
  }

  RandomComponent most(int characters) {
    return new RandomComponent(
        origin, name, stored, aliases, type, isNullable, initial, isReadOnly, characters);
  }

  /**
   * Returns whether a later form of the component says that it is this one, under one of its names.
   */
  boolean isReadAs(RandomComponent later) {
    List<String> names = new ArrayList<>(later.aliases);
    names.add(later.stored);
    names.retainAll(Stream.concat(Stream.of(stored), aliases.stream()).toList());
    return origin == later.origin && !names.isEmpty();
  }

  boolean isText() {
    return type == RandomType.TEXT || type == RandomType.TRIMMED;
  }

  boolean canBeUnique() {
    return type == RandomType.TEXT && aliases.isEmpty() && !isNullable && initial.isEmpty();
  }

  String source() {
    StringJoiner source = new StringJoiner(" ");
    StringJoiner attribute = new StringJoiner(", ", "@Attribute(", ")").setEmptyValue("");
    if (!stored.equals(name) || !aliases.isEmpty()) {
      attribute.add("value = \"" + stored + "\"");
    }
    if (!aliases.isEmpty()) {
      attribute.add("aliases = {\"" + String.join("\", \"", aliases) + "\"}");
    }
    if (isReadOnly) {
      attribute.add("readOnly = true");
    }
    source.add(attribute.toString());
    if (!initial.isEmpty()) {
      boolean isOfNew = initial.hashCode() % 2 == 0;
      source.add("@Default(value = \"" + initial + "\", newRecords = " + isOfNew + ")");
    }
    if (isText() && most > 0) {
      source.add("@Size(max = " + most + ")");
    }
    if (isNullable) {
      source.add("@Nullable");
    }
    return source.add(type.java(isNullable)).add(name).toString().strip();
  }

  String json(int round) {
    return "'" + stored + "':" + type.json(origin, round);
  }
}
