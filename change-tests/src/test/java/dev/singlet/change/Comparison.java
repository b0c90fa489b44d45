package dev.singlet.change;

import dev.singlet.internal.write.UniqueItem;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.change.Keeping;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares what is stored with what a program would store. */
record Comparison(
    Program program,
    Map<Object, Map<String, AttributeValue>> before,
    Map<Object, Map<String, AttributeValue>> after,
    Map<Object, Map<String, AttributeValue>> ideal) {

  Keeping keeping() {
    boolean lacksItems = !after.keySet().containsAll(ideal.keySet());
    boolean hasStaleItems =
        after.entrySet().stream()
            .filter(each -> !ideal.containsKey(each.getKey()))
            .anyMatch(each -> isFelt(each.getKey(), each.getValue()));
    if (lacksItems || hasStaleItems) {
      return Keeping.LEAVES_STALE;
    }
    return worst(
        ideal.keySet().stream()
            .flatMap(
                key ->
                    items(
                        named(before.getOrDefault(key, Map.of())),
                        named(after.get(key)),
                        ideal.get(key))));
  }

  /**
   * Returns whether the program feels an item that it would not store. It doesn't feel that another
   * program reserves a value under a key of its own.
   */
  private boolean isFelt(Object key, Map<String, AttributeValue> item) {
    return before.containsKey(key)
        || !UniqueItem.is(item, program.type().table())
        || !program.reservedBy(item).isEmpty();
  }

  /**
   * Compares with what was stored before, if the program can't read the item any more. A write of
   * another value releases the one that was reserved.
   */
  Keeping erasing() {
    boolean isErased =
        before.entrySet().stream()
            .filter(each -> !UniqueItem.is(each.getValue(), program.type().table()))
            .anyMatch(each -> lacks(each.getValue(), after.getOrDefault(each.getKey(), Map.of())));
    return isErased ? Keeping.ERASES : Keeping.KEEPS;
  }

  /** Returns whether a value is gone, at any depth. */
  private static boolean lacks(
      Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
    return before.entrySet().stream()
        .anyMatch(
            each ->
                !after.containsKey(each.getKey())
                    || lacks(each.getValue(), after.get(each.getKey())));
  }

  private static boolean lacks(AttributeValue before, AttributeValue after) {
    if (before.hasM() && after.hasM()) {
      return lacks(before.m(), after.m());
    }
    return before.hasL()
        && after.hasL()
        && (before.l().size() > after.l().size()
            || IntStream.range(0, before.l().size())
                .anyMatch(i -> lacks(before.l().get(i), after.l().get(i))));
  }

  /** Returns an item with its attributes under the names that the program writes. */
  private Map<String, AttributeValue> named(Map<String, AttributeValue> item) {
    return named(item, program.entity().attributes().stream());
  }

  /** Returns a value of records, with the names that the program writes. */
  private AttributeValue named(AttributeValue value) {
    if (value.hasM()) {
      return AttributeValue.fromM(named(value.m(), program.parts()));
    }
    return value.hasL()
        ? AttributeValue.fromL(value.l().stream().map(this::named).toList())
        : value;
  }

  private Map<String, AttributeValue> named(
      Map<String, AttributeValue> item, Stream<AttributeDescriptor> attributes) {
    Map<String, AttributeValue> named = new HashMap<>();
    item.forEach((name, value) -> named.put(name, named(value)));
    attributes
        .filter(each -> !named.containsKey(each.name()))
        .forEach(
            each ->
                each.aliases().stream()
                    .filter(named::containsKey)
                    .findFirst()
                    .ifPresent(alias -> named.put(each.name(), named.remove(alias))));
    return named;
  }

  private Stream<Keeping> items(
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after,
      Map<String, AttributeValue> ideal) {
    return names(before, after, ideal)
        .map(
            name -> {
              AttributeValue old = before.get(name);
              AttributeValue present = after.get(name);
              if (old != null && present == null && program.isFirstVersion(name, old)) {
                return Keeping.KEEPS;
              }
              if (present == null && ideal.get(name) == null && program.isOfKey(name)) {
                return Keeping.KEEPS;
              }
              if (present != null && program.isTimeOfFirstWrite(name)) {
                return Keeping.KEEPS;
              }
              if (present != null && program.isTimeOfLastWrite(name)) {
                return present.equals(old) ? Keeping.LEAVES_STALE : Keeping.KEEPS;
              }
              AttributeDescriptor stamp = stamp(name);
              if (stamp != null && present != null) {
                return !stamp.isOfCreation() && present.equals(old)
                    ? Keeping.LEAVES_STALE
                    : Keeping.KEEPS;
              }
              return present != null && name.startsWith("_")
                  ? Keeping.KEEPS
                  : values(old, present, ideal.get(name), program.knows(name));
            });
  }

  private @Nullable AttributeDescriptor stamp(String name) {
    return program.entity().attributes().stream()
        .filter(each -> each.name().equals(name) && each.isFilledIn())
        .findFirst()
        .orElse(null);
  }

  /**
   * Compares a value, and the values within it.
   *
   * @param isKnown true if the program writes the value, or removes it
   */
  private Keeping values(
      @Nullable AttributeValue before,
      @Nullable AttributeValue after,
      @Nullable AttributeValue ideal,
      boolean isKnown) {
    if (after == null) {
      return before == null ? Keeping.KEEPS : Keeping.ERASES;
    }
    if (ideal == null) {
      return isKnown ? Keeping.LEAVES_STALE : Keeping.KEEPS;
    }
    AttributeValue old = before == null ? after : before;
    if (Stream.of(old, after, ideal).allMatch(AttributeValue::hasM)) {
      return worst(
          names(old.m(), after.m(), ideal.m())
              .map(
                  name ->
                      values(
                          old.m().get(name),
                          after.m().get(name),
                          ideal.m().get(name),
                          isPart(name))));
    }
    if (Stream.of(old, after, ideal).allMatch(AttributeValue::hasL)
        && after.l().size() == ideal.l().size()) {
      return worst(
          IntStream.range(0, after.l().size())
              .mapToObj(
                  i ->
                      values(
                          i < old.l().size() ? old.l().get(i) : null,
                          after.l().get(i),
                          ideal.l().get(i),
                          true)));
    }
    return after.equals(ideal) ? Keeping.KEEPS : Keeping.LEAVES_STALE;
  }

  private boolean isPart(String name) {
    return program
        .parts()
        .anyMatch(each -> each.name().equals(name) || each.aliases().contains(name));
  }

  private static Stream<String> names(
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after,
      Map<String, AttributeValue> ideal) {
    Set<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    names.addAll(ideal.keySet());
    return names.stream();
  }

  private static Keeping worst(Stream<Keeping> all) {
    return all.max(Comparator.naturalOrder()).orElse(Keeping.KEEPS);
  }
}
