package dev.singlet.tools.analysis.relationship;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.tools.analysis.key.TemplateShape;
import dev.singlet.tools.analysis.key.Values;
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
  private final List<String> shape;
  private final List<HeldKey> keys;
  private final List<String> words = new ArrayList<>();

  Identity(EntityDescriptor entity) {
    this.entity = entity;
    LinkedKeyDescriptor key = entity.primaryKey();
    this.values = TemplateShape.sources(key.templates());
    this.shape = key.templates().stream().map(TemplateShape::of).toList();
    this.keys = entity.keys().stream().map(HeldKey::of).toList();
    words.add(entity.name());
    words.addAll(TemplateShape.words(key.templates()));
  }

  EntityDescriptor entity() {
    return entity;
  }

  List<String> values() {
    return values;
  }

  /** Returns the keys, with what comparing them with other entities needs again and again. */
  List<HeldKey> keys() {
    return keys;
  }

  /**
   * A key of an entity.
   *
   * @param key the key
   * @param sources its values
   * @param shapes the shape of each of its templates, those of the partition first
   */
  record HeldKey(LinkedKeyDescriptor key, List<String> sources, List<String> shapes) {

    static HeldKey of(LinkedKeyDescriptor key) {
      return new HeldKey(
          key,
          TemplateShape.sources(key.templates()),
          key.templates().stream().map(TemplateShape::of).toList());
    }
  }

  /**
   * Returns whether the primary keys of both are built alike, so that an item is one or the other.
   */
  boolean sharesKeysWith(Identity other) {
    return shape.equals(other.shape);
  }

  /** The certainty that a value of another entity is one of these. */
  enum Certainty {
    NO,
    PERHAPS,
    SURE
  }

  /** Returns whether a value in a key of another entity is one of these, by its name and type. */
  Certainty isNamed(String value, EntityDescriptor other, String otherValue) {
    Certainty certainty = byName(lower(value), lower(otherValue));
    return certainty == Certainty.NO || haveSameType(entity, value, other, otherValue)
        ? certainty
        : Certainty.NO;
  }

  private Certainty byName(String name, String otherName) {
    if (name.equals(otherName) && !COMMON.contains(name)) {
      return VAGUE.contains(name) ? Certainty.PERHAPS : Certainty.SURE;
    }
    boolean isOfThis =
        otherName.endsWith(name)
            && words.stream().anyMatch(word -> otherName.equals(lower(word) + name));
    boolean isThis = values.size() == 1 && otherName.equals(lower(entity.name()));
    return isOfThis || isThis ? Certainty.SURE : Certainty.NO;
  }

  static boolean haveSameType(
      EntityDescriptor one, String value, EntityDescriptor other, String otherValue) {
    Optional<StoredType> type = Values.type(one, value);
    Optional<StoredType> otherType = Values.type(other, otherValue);
    return type.isPresent()
        && otherType.isPresent()
        && Objects.equals(type.get().java(), otherType.get().java());
  }

  /**
   * Returns whether a value of another item of this entity is one of these, as that of a parent is.
   */
  boolean isOfAnother(String value, String otherValue) {
    String otherName = lower(otherValue);
    boolean endsAlike =
        otherName.endsWith(lower(value)) || otherName.endsWith(lower(entity.name()));
    return !otherName.equals(lower(value)) && (endsAlike || otherName.startsWith("parent"));
  }

  /** Returns whether the texts of its partition name the entity, as those of an owner do. */
  boolean isNamedByItsPartition() {
    String name = lower(entity.name());
    return lower(TemplateShape.words(entity.primaryKey().partition())).stream()
        .anyMatch(word -> name.startsWith(word) || word.startsWith(name));
  }

  /** Returns whether its sort key names a part of what the partition is about. */
  boolean isPart() {
    LinkedKeyDescriptor key = entity.primaryKey();
    List<String> partition = lower(TemplateShape.words(key.partition()));
    return !partition.containsAll(lower(TemplateShape.words(key.sort())));
  }

  private static List<String> lower(List<String> texts) {
    return texts.stream().map(Identity::lower).toList();
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
