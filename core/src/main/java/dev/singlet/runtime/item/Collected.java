package dev.singlet.runtime.item;

import dev.singlet.error.Messages;
import dev.singlet.error.Violation;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The violations found so far, and the current position of the checks. */
public final class Collected {

  /** The kinds of checks to make. */
  enum Scope {
    /** All checks. */
    ALL,
    /** The constraints only, not whether a value exists and can be stored. */
    CONSTRAINTS,
    /** Only the depth: a value that is too deep can't be written. */
    NOTHING
  }

  /** Marks a step to an element of a set. The element itself is its name. */
  private static final Object MEMBER = new Object();

  private static final @Nullable Object[] NOWHERE = {};

  final String entity;
  final Messages messages;
  final @Nullable Clock clock;
  final Scope scope;
  private @Nullable Object[] steps = NOWHERE;
  private int size;
  private int depth;
  private @Nullable List<Violation> found;
  private boolean isTooDeep;

  Collected(String entity, Messages messages, @Nullable Clock clock, Scope scope) {
    this.entity = entity;
    this.messages = messages;
    this.clock = clock;
    this.scope = scope;
  }

  /** Returns an empty copy at the same position. */
  Collected apart() {
    Collected apart = new Collected(entity, messages, clock, scope);
    apart.steps = steps.clone();
    apart.size = size;
    apart.depth = depth;
    return apart;
  }

  /** Goes to a component, or to the value under a key of a map. */
  public void enter(String name) {
    push(name);
    depth++;
  }

  /** Goes to an element of a list. */
  public void enter(int index) {
    push(index);
    depth++;
  }

  /** Goes to an element of a set. */
  public void enterMember(@Nullable Object value) {
    push(MEMBER);
    push(value);
  }

  /** Goes to another element of the same list or set. */
  public void moveTo(@Nullable Object step) {
    steps[size - 1] = step;
  }

  /** Returns the depth of the checks. A member of a set is as deep as the set. */
  public int depth() {
    return depth;
  }

  public void leave() {
    if (size > 1 && steps[size - 2] == MEMBER) {
      size -= 2;
    } else {
      size--;
      depth--;
    }
  }

  private void push(@Nullable Object step) {
    if (size == steps.length) {
      steps = Arrays.copyOf(steps, size + 4);
    }
    steps[size++] = step;
  }

  void add(Violation violation) {
    if (found == null) {
      found = new ArrayList<>();
    }
    found.add(violation);
  }

  /** Marks a value as too deep to be written, whatever else is found. */
  void setTooDeep() {
    isTooDeep = true;
  }

  boolean isTooDeep() {
    return isTooDeep;
  }

  List<Violation> found() {
    return found == null ? List.of() : found;
  }

  /** Returns whether a component and everything within it is free of violations. */
  boolean isClean(String component, boolean isMasked) {
    String path = pathTo(component, isMasked);
    return found().stream().noneMatch(violation -> isWithin(violation.path(), path));
  }

  /** Returns the path to a component of the current position. */
  String pathTo(String component, boolean isMasked) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) {
      if (steps[i] == MEMBER) {
        Object member = steps[++i];
        String shown = isMasked ? Violation.MASK : Violation.shown(member);
        text.append('[').append(shown).append(']');
      } else {
        append(text, steps[i]);
      }
    }
    append(text, component);
    return text.toString();
  }

  private static void append(StringBuilder text, @Nullable Object step) {
    if (step instanceof Integer) {
      text.append('[').append(step).append(']');
    } else if (step instanceof String name) {
      text.append(text.isEmpty() || name.isEmpty() || name.startsWith("[") ? "" : ".").append(name);
    }
  }

  private static boolean isWithin(String path, String outer) {
    return path.startsWith(outer)
        && (path.length() == outer.length() || ".[".indexOf(path.charAt(outer.length())) >= 0);
  }
}
