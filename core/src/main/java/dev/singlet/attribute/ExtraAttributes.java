package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.codec.nested.DocumentCodec;
import dev.singlet.runtime.codec.nested.ExtrasCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.SizeBounds;
import java.util.Objects;
import java.util.function.Function;

/**
 * The attributes that a component with {@link dev.singlet.annotation.Extras} keeps, by their names,
 * for conditions and updates:
 *
 * <pre>{@code
 * ProductEntity.update("p1").set(EXTRAS.key("color"), Document.of("red"))
 * EXTRAS.key("color").asText().beginsWith("r")
 * }</pre>
 *
 * @param <T> the entity's record
 * @param <W> the changes that an update can make
 */
public final class ExtraAttributes<T, W> {

  private static final DocumentCodec CODEC = new DocumentCodec();

  private final String owner;
  private final ExtrasCodec extras;
  private final Function<String, Location<T>> place;

  /**
   * Made by generated code, for the attributes of an item.
   *
   * @param entity the entity
   * @param component the component that keeps them
   * @param extras tells them from the attributes of the model
   */
  public ExtraAttributes(EntityType<T> entity, String component, ExtrasCodec extras) {
    this(
        entity.name() + "." + component,
        extras,
        name -> Location.ofExtra(entity, component + "." + name, name));
  }

  /**
   * Made by generated code, for the attributes of a record within an item.
   *
   * @param record the place of the record
   * @param component the component that keeps them
   * @param extras tells them from the attributes of the model
   */
  public ExtraAttributes(Location<T> record, String component, ExtrasCodec extras) {
    this(record + "." + component, extras, name -> record.key(name, SizeBounds.NONE));
  }

  private ExtraAttributes(String owner, ExtrasCodec extras, Function<String, Location<T>> place) {
    this.owner = owner;
    this.extras = Objects.requireNonNull(extras, "extras");
    this.place = place;
  }

  /**
   * Returns an attribute that the model doesn't declare.
   *
   * @param name its name as it is stored
   * @return the attribute, {@code #name}, with a value of any type
   * @throws InvalidArgumentException if the name is empty, or if the record or the library writes
   *     an attribute of this name
   */
  public DocumentAttribute<T, W, W> key(String name) {
    if (Objects.requireNonNull(name, "name").isEmpty() || extras.known().contains(name)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          name.isEmpty()
              ? owner + ".key(\"\"): an attribute's name has at least one character."
              : "%s.key(\"%s\"): the record or Singlet writes the attribute %s. Use its own constant."
                  .formatted(owner, name, name));
    }
    return new DocumentAttribute<>(place.apply(name), CODEC);
  }

  @Override
  public String toString() {
    return owner;
  }
}
