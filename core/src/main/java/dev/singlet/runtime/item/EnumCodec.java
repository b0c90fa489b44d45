package dev.singlet.runtime.item;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stores an enum's constants as text. */
public final class EnumCodec<E extends Enum<E>> implements TextCodec<E> {

  private final Class<E> type;
  private final Map<E, AttributeValue> byConstant;
  private final Map<String, E> byText = new HashMap<>();

  /** Makes a codec without constants. */
  public EnumCodec(Class<E> type) {
    this.type = type;
    this.byConstant = new EnumMap<>(type);
  }

  /** Adds a constant. */
  public EnumCodec<E> constant(E constant, String text) {
    byConstant.put(constant, AttributeValue.createS(text));
    byText.put(text, constant);
    return this;
  }

  /**
   * Adds constants by their names. One call for each of thousands of constants would be too much
   * for a compiler, and for a method.
   *
   * @throws IllegalArgumentException if the enum has no constant of a name
   */
  public EnumCodec<E> constants(char separator, String... lists) {
    for (String list : lists) {
      int start = 0;
      while (start <= list.length()) {
        int next = list.indexOf(separator, start);
        int end = next < 0 ? list.length() : next;
        int space = list.indexOf(' ', start);
        constant(Enum.valueOf(type, list.substring(start, space)), list.substring(space + 1, end));
        start = end + 1;
      }
    }
    return this;
  }

  /**
   * Returns the stored text of a constant.
   *
   * @return the text; null for null
   */
  public @Nullable String text(@Nullable E constant) {
    return constant == null ? null : format(constant);
  }

  @Override
  public AttributeValue encode(E constant) {
    AttributeValue value = byConstant.get(constant);
    if (value == null) {
      throw new IllegalStateException(
          "%s.%s was added after the entity was compiled. Compile the entity again."
              .formatted(type.getName(), constant.name()));
    }
    return value;
  }

  @Override
  public String format(E constant) {
    return encode(constant).s();
  }

  @Override
  public E parse(String text) {
    E constant = byText.get(text);
    if (constant == null) {
      throw Scalars.notAmong(byText.keySet(), text);
    }
    return constant;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EnumCodec<?> codec && type == codec.type && byText.equals(codec.byText);
  }

  @Override
  public int hashCode() {
    return type.hashCode();
  }
}
