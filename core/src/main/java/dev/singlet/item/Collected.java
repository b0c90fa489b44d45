package dev.singlet.item;

import dev.singlet.error.Messages;
import dev.singlet.error.Violation;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was found so far, and where the checks are at. */
final class Collected {

  /** What is checked. */
  enum Scope {
    /** All. */
    ALL,
    /** What a value must satisfy, but not whether it is there and can be stored. */
    CONSTRAINTS,
    /** Nothing that matters. */
    NOTHING
  }

  /** An element of a set, which is named by itself. */
  private record Member(@Nullable Object value) {}

  final String entity;
  final Messages messages;
  final @Nullable Clock clock;
  final Scope scope;
  private final List<Object> steps = new ArrayList<>(4);
  private @Nullable List<Violation> found;

  Collected(String entity, Messages messages, @Nullable Clock clock, Scope scope) {
    this.entity = entity;
    this.messages = messages;
    this.clock = clock;
    this.scope = scope;
  }

  /** The same checks, of which nothing is found yet, at the same place. */
  Collected apart() {
    Collected apart = new Collected(entity, messages, clock, scope);
    apart.steps.addAll(steps);
    return apart;
  }

  /** Goes to a component, or to the value under a key of a map. */
  void enter(String name) {
    steps.add(name);
  }

  /** Goes to an element of a list. */
  void enter(int index) {
    steps.add(index);
  }

  /** Goes to an element of a set. */
  void enterMember(@Nullable Object value) {
    steps.add(new Member(value));
  }

  /** How deep the checks are. A member of a set is as deep as the set. */
  int depth() {
    return (int) steps.stream().filter(step -> !(step instanceof Member)).count();
  }

  void leave() {
    steps.remove(steps.size() - 1);
  }

  void add(Violation violation) {
    if (found == null) {
      found = new ArrayList<>();
    }
    found.add(violation);
  }

  List<Violation> found() {
    return found == null ? List.of() : found;
  }

  /** Whether nothing was found of a component, or within it. */
  boolean isClean(String component, boolean isMasked) {
    String path = pathTo(component, isMasked);
    return found().stream().noneMatch(violation -> isWithin(violation.path(), path));
  }

  /**
   * The way to a component of what is checked.
   *
   * @param isMasked whether values on the way are not to be shown
   */
  String pathTo(String component, boolean isMasked) {
    StringBuilder text = new StringBuilder();
    for (Object step : steps) {
      append(text, step, isMasked);
    }
    append(text, component, false);
    return text.toString();
  }

  private static void append(StringBuilder text, Object step, boolean isMasked) {
    if (step instanceof Integer) {
      text.append('[').append(step).append(']');
    } else if (step instanceof Member member) {
      String shown = isMasked ? Violation.MASK : Violation.shown(member.value());
      text.append('[').append(shown).append(']');
    } else {
      String name = (String) step;
      text.append(text.isEmpty() || name.isEmpty() || name.startsWith("[") ? "" : ".").append(name);
    }
  }

  private static boolean isWithin(String path, String outer) {
    return path.startsWith(outer)
        && (path.length() == outer.length() || ".[".indexOf(path.charAt(outer.length())) >= 0);
  }
}
