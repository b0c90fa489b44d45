package dev.singlet.internal.update.change;

import dev.singlet.attribute.AttributeType;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One action of an update expression. */
public interface Change {

  /** Returns the place that it changes. */
  Path path();

  /** Returns the clause that contains it. */
  default Clause clause() {
    return Clause.SET;
  }

  /** Writes its text within the clause. */
  void render(Placeholders placeholders, StringBuilder text);

  /**
   * Returns whether its text has nothing but its place and the placeholders of values, so that all
   * changes of the same kind at the same place have one text.
   */
  default boolean isPlain() {
    return false;
  }

  /** Adds the values of a plain change, as {@link #render} does. */
  default void addValues(Placeholders placeholders) {
    throw new IllegalStateException(this + " is not plain.");
  }

  /** Checks the value that it writes. */
  default void check(Violations violations) {}

  /** Returns the value that it gives to an absent attribute; null for none. */
  default @Nullable AttributeValue created() {
    return null;
  }

  /** Returns whether it creates the attribute if there is none. */
  default boolean isCreating() {
    return true;
  }

  /** Returns whether it replaces or removes the whole value. */
  default boolean isWhole() {
    return false;
  }

  /** Returns the type that the current value must have; null for any type. */
  default @Nullable AttributeType startType() {
    return null;
  }

  /** Returns the places whose values it writes elsewhere. */
  default Set<Path> sources() {
    return Set.of();
  }

  /** Returns the same change as DynamoDB can make it to an item. */
  default Change fittedTo(Map<String, AttributeValue> item) {
    return this;
  }

  /** Returns whether it treats NULL as an absent attribute. */
  default boolean isNullAbsent() {
    return !isWhole();
  }

  /** Returns whether the item has its value afterwards, whatever the item had before. */
  default boolean isAlwaysWritten() {
    return true;
  }

  /** Applies the change to the attributes of an item, if it changes a whole attribute. */
  default void applyTo(Map<String, AttributeValue> item) {
    String attribute = path().root();
    AttributeValue value = created();
    if (!path().isTopLevel() || (!isAlwaysWritten() && item.containsKey(attribute))) {
      return;
    }
    if (value == null) {
      item.remove(attribute);
    } else {
      item.put(attribute, value);
    }
  }

  /** Returns the change with its encoded value, so that it is encoded once. */
  default Change stored() {
    return this;
  }

  /** Writes a stored value. */
  record Write(Path path, AttributeValue value) implements Change {
    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public void addValues(Placeholders placeholders) {
      placeholders.value(value);
    }

    @Override
    public boolean isWhole() {
      return true;
    }

    @Override
    public void render(Placeholders placeholders, StringBuilder text) {
      String attribute = placeholders.path(path);
      text.append(attribute).append(" = ").append(placeholders.value(value));
    }

    @Override
    public AttributeValue created() {
      return value;
    }
  }

  /** Writes a stored value if the attribute is absent. */
  record WriteIfAbsent(Path path, AttributeValue value) implements Change {
    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public void addValues(Placeholders placeholders) {
      placeholders.value(value);
    }

    @Override
    public boolean isAlwaysWritten() {
      return false;
    }

    @Override
    public void render(Placeholders placeholders, StringBuilder text) {
      placeholders.countOperator();
      String attribute = placeholders.path(path);
      text.append(attribute).append(" = if_not_exists(").append(attribute);
      text.append(", ").append(placeholders.value(value)).append(')');
    }

    @Override
    public AttributeValue created() {
      return value;
    }
  }

  /** Adds to a number, or to the initial value if the attribute is absent. */
  record Add(Path path, AttributeValue initial, AttributeValue delta) implements Change {

    private static final AttributeValue NONE = AttributeValue.createN("0");
    private static final AttributeValue ONE = AttributeValue.createN("1");

    /** Counts a write of an item. */
    public static Add version(String attribute) {
      return new Add(Path.of(attribute), NONE, ONE);
    }

    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public void addValues(Placeholders placeholders) {
      placeholders.value(initial);
      placeholders.value(delta);
    }

    @Override
    public AttributeType startType() {
      return AttributeType.N;
    }

    @Override
    public void render(Placeholders placeholders, StringBuilder text) {
      placeholders.countOperator();
      placeholders.countOperator();
      String attribute = placeholders.path(path);
      text.append(attribute).append(" = if_not_exists(").append(attribute);
      text.append(", ").append(placeholders.value(initial));
      text.append(") + ").append(placeholders.value(delta));
    }

    @Override
    public AttributeValue created() {
      return AttributeValue.createN(
          new BigDecimal(initial.n()).add(new BigDecimal(delta.n())).toPlainString());
    }
  }

  /** Removes an attribute. */
  record Remove(Path path) implements Change {
    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public void addValues(Placeholders placeholders) {
      // It has none.
    }

    @Override
    public boolean isCreating() {
      return false;
    }

    @Override
    public boolean isWhole() {
      return true;
    }

    @Override
    public Clause clause() {
      return Clause.REMOVE;
    }

    @Override
    public void render(Placeholders placeholders, StringBuilder text) {
      text.append(placeholders.path(path));
    }
  }
}
