package dev.singlet.runtime.key;

import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.ValueCodec;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that an item has in its key and in no attribute.
 *
 * @param <T> its type
 */
public final class KeyValue<T> {

  private final KeyLayout layout;
  private final String placeholder;
  private final UnaryOperator<String> unformatted;
  private final ValueCodec<T> codec;

  /**
   * Describes a value.
   *
   * @param unformatted returns the value's text from its text in the key
   */
  KeyValue(
      KeyLayout layout,
      String placeholder,
      UnaryOperator<String> unformatted,
      ValueCodec<T> codec) {
    this.layout = layout;
    this.placeholder = placeholder;
    this.unformatted = unformatted;
    this.codec = codec;
  }

  /** Reads the value; null if the item lacks the key attribute, because it is not in the index. */
  public @Nullable T readIfPresent(ItemReader item) {
    return item.has(layout.attribute()) ? read(item) : null;
  }

  /**
   * Reads the value.
   *
   * @throws DecodeFailure if the item lacks the key attribute, or if its text doesn't fit; the
   *     failure names the key attribute
   */
  public T read(ItemReader item) {
    String text = item.string(layout.attribute());
    try {
      String value = unformatted.apply(layout.find(placeholder, text));
      return codec instanceof TextCodec<T> texts
          ? texts.parse(value)
          : codec.decode(AttributeValue.createS(value));
    } catch (DecodeFailure failure) {
      throw failure.in(layout.attribute());
    } catch (IllegalArgumentException unfit) {
      throw DecodeFailure.ofKey(layout.attribute(), String.valueOf(unfit.getMessage()));
    }
  }
}
