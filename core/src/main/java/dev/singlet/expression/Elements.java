package dev.singlet.expression;

import dev.singlet.item.ValueCodec;
import dev.singlet.item.Violations;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Adds elements to a collection, or takes them away.
 *
 * @param attribute the collection
 * @param action what it does with them
 * @param codec how a collection of these elements is stored
 * @param elements the elements, at least one
 * @param <C> the type of the collection
 */
record Elements<C extends Collection<?>>(
    Attribute<?, ?, ?> attribute, Action action, ValueCodec<C> codec, C elements)
    implements Change {

  Elements {
    if (elements.isEmpty()) {
      Location<?> location = attribute.location();
      throw InvalidUpdate.of(
          location.entity(), "there are no elements to add to " + location + " or take from it");
    }
  }

  /**
   * Elements that are all there.
   *
   * @throws dev.singlet.error.InvalidArgumentException if one is null
   */
  static <E> List<E> present(Attribute<?, ?, ?> attribute, Collection<? extends E> elements) {
    List<E> present = new ArrayList<>(elements);
    int absent = present.indexOf(null);
    if (absent >= 0) {
      Location<?> location = attribute.location();
      throw InvalidUpdate.of(
          location.entity(),
          String.format(
              "element %d of those to add to %s or take from it is null. Leave it out",
              absent + 1, location));
    }
    return Collections.unmodifiableList(present);
  }

  /** What there is to do with elements. */
  enum Action {
    APPEND,
    PREPEND,
    ADD,
    DELETE
  }

  @Override
  public Path path() {
    return attribute.path();
  }

  @Override
  public Clause clause() {
    return switch (action) {
      case APPEND, PREPEND -> Clause.SET;
      case ADD -> Clause.ADD;
      case DELETE -> Clause.DELETE;
    };
  }

  @Override
  public AttributeType startType() {
    return switch (action) {
      case APPEND, PREPEND -> AttributeType.L;
      case ADD, DELETE -> AttributeType.valueOf(StoredValues.type(encoded()));
    };
  }

  @Override
  public void render(Placeholders placeholders, StringBuilder text) {
    String name = placeholders.path(path());
    String value = placeholders.value(encoded());
    if (clause() != Clause.SET) {
      text.append(name).append(' ').append(value);
      return;
    }
    placeholders.countOperator();
    placeholders.countOperator();
    String initial = placeholders.value(AttributeValue.createL(initial()));
    String present = "if_not_exists(" + name + ", " + initial + ")";
    boolean isAtEnd = action == Action.APPEND;
    text.append(name).append(" = list_append(").append(isAtEnd ? present : value);
    text.append(", ").append(isAtEnd ? value : present).append(')');
  }

  @Override
  public void check(Violations violations) {
    attribute.location().checkElements(elements, codec, violations);
  }

  @Override
  public @Nullable AttributeValue created() {
    return switch (action) {
      case DELETE -> null;
      case ADD -> encoded();
      case APPEND -> AttributeValue.createL(joined(initial(), encoded().l()));
      case PREPEND -> AttributeValue.createL(joined(encoded().l(), initial()));
    };
  }

  /** What elements are added to where there is no list. */
  private List<AttributeValue> initial() {
    AttributeValue initial = Defaults.at(attribute.location());
    return initial == null ? List.of() : initial.l();
  }

  private static List<AttributeValue> joined(
      List<AttributeValue> first, List<AttributeValue> second) {
    List<AttributeValue> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private AttributeValue encoded() {
    return Objects.requireNonNull(codec.encode(elements));
  }
}
