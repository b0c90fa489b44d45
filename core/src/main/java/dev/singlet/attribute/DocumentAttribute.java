package dev.singlet.attribute;

import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.nested.DocumentCodec;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.SizeBounds;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.value.Document;
import java.math.BigDecimal;

/**
 * A value of any type. {@link #key} and {@link #at} lead into it. {@link #asText}, {@link
 * #asNumber} and the like have the operators and the changes of that type:
 *
 * <pre>{@code
 * META.key("source").asText().beginsWith("web")
 * META.key("sizes").at(0).asNumber().gt(BigDecimal.TEN)
 * }</pre>
 *
 * <p>For conditions on {@code asText()}, a value of another type counts as absent, and so on for
 * the other types. An update that starts from a value of another type is refused; one that sets the
 * value replaces it.
 *
 * @param <T> the entity's record
 * @param <O> the changes that an update can make within it
 * @param <W> the changes that an update can make
 */
public final class DocumentAttribute<T, O, W> extends ScalarAttribute<T, Document, W> {

  private static final DocumentCodec PRESENT = new DocumentCodec();

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   */
  public DocumentAttribute(Location<T> location, ValueCodec<Document> codec) {
    super(location, codec);
  }

  /**
   * Returns the value under a key of a map.
   *
   * @param of the key
   * @return the value as an attribute, {@code #attribute.#key}
   */
  public DocumentAttribute<T, O, O> key(String of) {
    return within(location().key(of, SizeBounds.NONE));
  }

  /**
   * Returns an element of a list.
   *
   * @param index its index, from 0
   * @return the element as an attribute, {@code #attribute[index]}
   */
  public DocumentAttribute<T, O, O> at(int index) {
    return within(location().index(index, SizeBounds.NONE));
  }

  /**
   * Returns the value as a text.
   *
   * @return the same attribute, as S
   */
  public TextAttribute<T, W> asText() {
    return new TextAttribute<>(as(AttributeType.S));
  }

  /**
   * Returns the value as a number.
   *
   * @return the same attribute, as N
   */
  public NumberAttribute<T, BigDecimal, W> asNumber() {
    return new NumberAttribute<>(as(AttributeType.N), Codecs.bigDecimal());
  }

  /**
   * Returns the value as a boolean.
   *
   * @return the same attribute, as BOOL
   */
  public ScalarAttribute<T, Boolean, W> asBoolean() {
    return new ScalarAttribute<>(as(AttributeType.BOOL), Codecs.bool());
  }

  /**
   * Returns the value as bytes.
   *
   * @return the same attribute, as B
   */
  public BinaryAttribute<T, W> asBinary() {
    return new BinaryAttribute<>(as(AttributeType.B));
  }

  /**
   * Returns the value as a set of texts.
   *
   * @return the same attribute, as SS
   */
  public SetAttribute<T, String, W> asTextSet() {
    return new SetAttribute<>(as(AttributeType.SS), TextCodecs.string());
  }

  /**
   * Returns the value as a set of numbers.
   *
   * @return the same attribute, as NS
   */
  public SetAttribute<T, BigDecimal, W> asNumberSet() {
    return new SetAttribute<>(as(AttributeType.NS), Codecs.bigDecimal());
  }

  /**
   * Returns the value as a list.
   *
   * @return the same attribute, as L
   */
  public ListAttribute<T, Document, DocumentAttribute<T, O, O>, W> asList() {
    return new ListAttribute<>(as(AttributeType.L), within(location()));
  }

  /**
   * Returns the value as a map.
   *
   * @return the same attribute, as M
   */
  public MapAttribute<T, String, Document, DocumentAttribute<T, O, O>, W> asMap() {
    return new MapAttribute<>(as(AttributeType.M), TextCodecs.string(), within(location()));
  }

  private Location<T> as(AttributeType type) {
    return location().typed(type.name());
  }

  private static <T, O> DocumentAttribute<T, O, O> within(Location<T> place) {
    return new DocumentAttribute<>(place, PRESENT);
  }

  @Override
  protected DocumentAttribute<T, O, W> at(Location<T> place) {
    return new DocumentAttribute<>(place, codec());
  }
}
