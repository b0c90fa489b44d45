package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A sealed interface over records within an entity, stored as a map.
 *
 * @param id its id within the entity, to which {@link StoredType#nested()} refers
 * @param java the interface, with its type arguments
 * @param discriminator the attribute of the map that tells which record it is
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
   * A record of a sealed interface.
   *
   * @param tag its value of the discriminator
   * @param nested the id of the record
   */
  public record Variant(String tag, String nested) {

    static Variant read(JsonObject json) {
      return new Variant(json.textOrEmpty("tag"), json.text("nested"));
    }

    Map<String, Object> write() {
      return new Members().add("tag", tag).add("nested", nested).all();
    }
  }

  static UnionDescriptor read(JsonObject json) {
    return new UnionDescriptor(
        json.text("id"),
        json.text("java"),
        json.text("discriminator"),
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
