package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A sealed interface over records within an entity. It is stored as a map, with an attribute that
 * tells which record it is; or each record as another DynamoDB type, which tells it.
 *
 * @param id its id within the entity, which {@link StoredType#nested()} refers to
 * @param java the interface, with its type arguments
 * @param discriminator the attribute of the map that tells which record it is; empty if the type
 *     tells it
 * @param variants its records
 */
public record UnionDescriptor(
    String id, String java, String discriminator, List<Variant> variants) {

  /**
   * Copies the list.
   *
   * @param id its id within the entity
   * @param java the interface
   * @param discriminator the attribute that tells which record it is
   * @param variants its records
   */
  public UnionDescriptor {
    variants = List.copyOf(variants);
  }

  /**
   * A record of a sealed interface, or an enum.
   *
   * @param tag its value of the discriminator; empty without one
   * @param nested the id of the record; empty for an enum
   * @param type the type in which it is stored; null with a discriminator
   */
  public record Variant(String tag, String nested, @Nullable StoredType type) {

    static Variant read(JsonObject json) {
      return new Variant(
          json.textOrEmpty("tag"),
          json.textOrEmpty("nested"),
          json.objectOrNull("type", StoredType::read));
    }

    Map<String, Object> write() {
      return new Members()
          .add("tag", tag)
          .add("nested", nested)
          .add("type", type, StoredType::write)
          .all();
    }
  }

  static UnionDescriptor read(JsonObject json) {
    return new UnionDescriptor(
        json.text("id"),
        json.text("java"),
        json.textOrEmpty("discriminator"),
        json.objects("variants", Variant::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("id", id)
        .add("java", java)
        .add("discriminator", discriminator)
        .addAll("variants", variants, Variant::write)
        .all();
  }
}
