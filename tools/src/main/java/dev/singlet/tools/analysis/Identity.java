package dev.singlet.tools.analysis;

import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.TemplateDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The values of an entity's primary key, which tell its items apart. */
final class Identity {

  /** Names that many entities have for values of their own. */
  private static final Set<String> COMMON =
      Set.of(
          "id",
          "key",
          "name",
          "number",
          "no",
          "nr",
          "num",
          "seq",
          "sequence",
          "code",
          "uuid",
          "type",
          "kind",
          "title",
          "value",
          "index",
          "rank",
          "text",
          "date",
          "day",
          "time",
          "at",
          "timestamp",
          "created",
          "createdat",
          "begin",
          "start",
          "state",
          "status",
          "version",
          "path",
          "slug",
          "url",
          "uri",
          "address",
          "parent",
          "parentid",
          "label",
          "tag");

  /** Names that say whose an item is, but not which entity's key they are. */
  private static final Set<String> VAGUE = Set.of("owner", "user", "tenant", "author", "group");

  private final EntityDescriptor entity;
  private final List<String> values;
  private final List<String> words = new ArrayList<>();

  Identity(EntityDescriptor entity) {
    this.entity = entity;
    LinkedKeyDescriptor key = entity.primaryKey();
    this.values = TemplateShape.sources(key.templates());
    words.add(entity.name());
    for (TemplateDescriptor template : key.templates()) {
      words.addAll(TemplateShape.words(template));
    }
  }

  EntityDescriptor entity() {
    return entity;
  }

  List<String> values() {
    return values;
  }

  /**
   * Tells whether the primary keys of both are built alike, so that an item is one or the other.
   */
  boolean sharesKeysWith(Identity other) {
    return shape(entity).equals(shape(other.entity));
  }

  /** How sure it is that a value of another entity is one of these. */
  enum Certainty {
    NO,
    PERHAPS,
    SURE
  }

  /** Tells whether a value in a key of another entity is one of these, by its name and type. */
  Certainty isNamed(String value, EntityDescriptor other, String otherValue) {
    if (!haveSameType(entity, value, other, otherValue)) {
      return Certainty.NO;
    }
    String name = lower(value);
    String otherName = lower(otherValue);
    if (name.equals(otherName) && !COMMON.contains(name)) {
      return VAGUE.contains(name) ? Certainty.PERHAPS : Certainty.SURE;
    }
    boolean isOfThis = words.stream().anyMatch(word -> otherName.equals(lower(word) + name));
    boolean isThis = values.size() == 1 && otherName.equals(lower(entity.name()));
    return isOfThis || isThis ? Certainty.SURE : Certainty.NO;
  }

  static boolean haveSameType(
      EntityDescriptor one, String value, EntityDescriptor other, String otherValue) {
    Optional<StoredType> type = type(one, value);
    Optional<StoredType> otherType = type(other, otherValue);
    return type.isPresent()
        && otherType.isPresent()
        && Objects.equals(type.get().java(), otherType.get().java());
  }

  /** Tells whether the texts of the key name the entity, as those of an owner's key do. */
  boolean isNamedByItsPartition() {
    String name = lower(entity.name());
    return entity.primaryKey().partition().stream()
        .flatMap(template -> TemplateShape.words(template).stream())
        .map(Identity::lower)
        .anyMatch(word -> name.startsWith(word) || word.startsWith(name));
  }

  private static Optional<StoredType> type(EntityDescriptor entity, String source) {
    return entity
        .attribute(source)
        .map(attribute -> attribute.type())
        .or(
            () ->
                entity.computed().stream()
                    .filter(computed -> computed.name().equals(source))
                    .map(ComputedDescriptor::type)
                    .findFirst());
  }

  private static List<String> shape(EntityDescriptor entity) {
    return entity.primaryKey().templates().stream().map(TemplateShape::of).toList();
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
