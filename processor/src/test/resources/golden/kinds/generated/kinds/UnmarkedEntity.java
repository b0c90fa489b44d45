package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.RecordAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.AsRead;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Unmarked} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class UnmarkedEntity {
  /** The attribute {@code Owner}. */
  public static final TextAttribute<Unmarked, InKey> OWNER = new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code Parts}. */
  public static final ListAttribute<
          Unmarked, Unmarked.Part, UnmarkedPartAttribute<InKey, InKey, InKey>, InKey>
      PARTS =
      new ListAttribute<>(Type.at("parts"), new UnmarkedPartAttribute<>(Type.at("parts")));

  /** The attribute {@code Names}. */
  public static final ListAttribute<
          Unmarked, Unmarked.Name, UnmarkedNameAttribute<InKey, InKey, InKey>, InKey>
      NAMES =
      new ListAttribute<>(Type.at("names"), new UnmarkedNameAttribute<>(Type.at("names")));

  private UnmarkedEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Unmarked> put(Unmarked entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the value of {@code owner}
   */
  public static Get<Unmarked> get(String owner) {
    return new Get<>(Type.INSTANCE, key(owner));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the value of {@code owner}
   */
  public static Delete<Unmarked> delete(String owner) {
    return new Delete<>(Type.INSTANCE, key(owner));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the value of {@code owner}
   */
  public static Check<Unmarked> check(String owner) {
    return new Check<>(Type.INSTANCE, key(owner));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Unmarked> get(Unmarked entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Unmarked> delete(Unmarked entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Unmarked entity) { return key(entity.owner()); }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the value of {@code owner}
   */
  public static Update update(String owner) {
    return new Update(UpdateState.update(Type.INSTANCE, key(owner), "owner", owner));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Unmarked> update(Unmarked before, Unmarked after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the value of {@code owner}
   * @param parts the value of {@code parts}
   * @param names the value of {@code names}
   */
  public static Upsert upsert(String owner, List<Unmarked.Part> parts, List<Unmarked.Name> names) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner))
            .given(OWNER, owner).given(PARTS, parts).given(NAMES, names));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Unmarked entity) {
    return new Builder().owner(entity.owner()).parts(entity.parts()).names(entity.names());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Unmarked entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Unmarked fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Unmarked> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the value of {@code owner}
   */
  public static PrimaryKey key(String owner) {
    return new PrimaryKey(primaryPartitionKey(owner), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("partition").literal("UN!").text("owner", owner).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("UN");
  }

  private static AttributeValue unMarkedPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("un.markedPK").literal("U!").text("owner", owner).toKey();
  }

  /** Changes {@link Unmarked} items that exist. */
  public static final class Update extends ItemUpdate<Unmarked, Update> {
    private Update(UpdateState<Unmarked> state) { super(state); }

    @Override
    protected Update with(UpdateState<Unmarked> state) { return new Update(state); }

    /**
     * {@return the update with {@code parts} and what is made of it set}
     * @param parts the value
     * @param currentNames the current value of {@code names}; an item with another one is not
     * changed
     */
    public Update parts(List<Unmarked.Part> parts, List<Unmarked.Name> currentNames) {
      return assume(NAMES, currentNames).assign(PARTS, parts);
    }

    /**
     * {@return the update with {@code names} and what is made of it set}
     * @param names the value
     * @param currentParts the current value of {@code parts}; an item with another one is not
     * changed
     */
    public Update names(List<Unmarked.Name> names, List<Unmarked.Part> currentParts) {
      return assume(PARTS, currentParts).assign(NAMES, names);
    }

    /**
     * {@return the update with all values set that the computed attribute {@code total()} is made
     * of}
     * @param parts the value of {@code parts}
     * @param names the value of {@code names}
     */
    public Update partsAndNames(List<Unmarked.Part> parts, List<Unmarked.Name> names) {
      return replace(PARTS, parts).replace(NAMES, names);
    }
  }

  /** Changes {@link Unmarked} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Unmarked, Upsert> {
    private Upsert(UpdateState<Unmarked> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Unmarked> state) { return new Upsert(state); }
  }

  /** Builds {@link Unmarked} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable List<Unmarked.Part> parts;
    private @Nullable List<Unmarked.Name> names;

    private Builder() {}

    /**
     * {@return this builder with {@code owner} set}
     * @param owner the value
     */
    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    /**
     * {@return this builder with {@code parts} set}
     * @param parts the value
     */
    public Builder parts(List<Unmarked.Part> parts) {
      this.parts = parts;
      return this;
    }

    /**
     * {@return this builder with {@code names} set}
     * @param names the value
     */
    public Builder names(List<Unmarked.Name> names) {
      this.names = names;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Unmarked build() {
      Type.INSTANCE.requireSet("owner", owner, "parts", parts, "names", names);
      return new Unmarked(
          Objects.requireNonNull(owner), Objects.requireNonNull(parts),
          Objects.requireNonNull(names));
    }
  }

  private static final class Type extends EntityType<Unmarked> {
    private static final EntityType<Unmarked> INSTANCE = new Type();
    private static final ListCodec<Unmarked.Part> PARTS_CODEC =
        new ListCodec<>(UnmarkedPartCodec.INSTANCE);
    private static final ListCodec<Unmarked.Name> NAMES_CODEC =
        new ListCodec<>(UnmarkedNameCodec.INSTANCE);

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Unmarked")
              .attributes("owner", "Owner", "parts", "Parts", "names", "Names")
              .modified("", "changed", TimeFormat.MILLIS)
              .indexKey("un.marked", "owner")
              .derived("total()", List.of("Total"), List.of("parts", "names")));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Unmarked entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      List<Unmarked.Part> parts = entity.parts();
      List<Unmarked.Name> names = entity.names();

      violations.requiredText("owner", owner);
      violations.requiredWithin("parts", parts, PARTS_CODEC);
      violations.requiredWithin("names", names, NAMES_CODEC);
      violations.throwIfAny();

      int total = Unmarked.total(AsRead.of(parts, PARTS_CODEC), names);
      ItemWriter item = newItem();
      item.string("Owner", owner);
      item.value("Parts", parts, PARTS_CODEC);
      item.value("Names", names, NAMES_CODEC);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(owner));
      item.put("sort", primarySortKey());
      writeUnMarked(item, owner);
      writeTotal(item, total);
      return item.toItem();
    }

    @Override
    protected Unmarked fromItem(ItemReader item) {
      return new Unmarked(
          item.string("Owner"), item.value("Parts", PARTS_CODEC), item.value("Names", NAMES_CODEC));
    }

    @Override
    protected boolean isUnderKeyOf(Unmarked entity, ItemReader item, int behindTenant) {
      return item.key("partition", behindTenant).text("UN!").text(entity.owner()).isWhole()
          && item.key("sort", 0).text("UN").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return UnmarkedEntity.class.getResourceAsStream("UnmarkedEntity.schema.json");
    }

    private static Location<Unmarked> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "un.marked" -> writeUnMarked(item, values.get("owner"));
        case "total()" ->
            writeTotal(
                item,
                Unmarked.total(
                    AsRead.of(values.<List<Unmarked.Part>>get("parts"), PARTS_CODEC),
                    values.<List<Unmarked.Name>>get("names")));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeUnMarked(ItemWriter item, String owner) {
      item.put("un.markedPK", unMarkedPartitionKey(owner));
    }

    private static void writeTotal(ItemWriter item, int total) {
      item.number("Total", total);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> violations.requiredText(component, (String) value);
        case "parts" ->
            violations.requiredWithin(component, (List<Unmarked.Part>) value, PARTS_CODEC);
        case "names" ->
            violations.requiredWithin(component, (List<Unmarked.Name>) value, NAMES_CODEC);
        default -> {}
      }
    }
  }

  /**
   * A {@link Unmarked.Part} within a {@link Unmarked}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class UnmarkedPartAttribute<W, R, O>
      extends RecordAttribute<Unmarked, Unmarked.Part, W> {
    /** The attribute {@code Weight}. */
    public final NumberAttribute<Unmarked, Integer, R> WEIGHT;

    /** The attribute {@code Name}. */
    public final TextAttribute<Unmarked, R> NAME;

    /** The attribute {@code Colors}. */
    public final ListAttribute<Unmarked, String, TextAttribute<Unmarked, O>, R> COLORS;

    /** The attribute {@code Labels}. */
    public final ListAttribute<Unmarked, String, TextAttribute<Unmarked, O>, R> LABELS;

    private UnmarkedPartAttribute(Location<Unmarked> location) {
      super(location, UnmarkedPartCodec.INSTANCE);
      this.WEIGHT =
          new NumberAttribute<>(
              location.component(UnmarkedPartCodec.INSTANCE, "weight", "Weight"),
              Codecs.intNumber(),
              NumberBounds.NONE.initial("1"));
      this.NAME =
          new TextAttribute<>(location.component(UnmarkedPartCodec.INSTANCE, "name", "Name"));
      this.COLORS =
          new ListAttribute<>(
              location.component(UnmarkedPartCodec.INSTANCE, "colors", "Colors"),
              new TextAttribute<>(
                  location.component(UnmarkedPartCodec.INSTANCE, "colors", "Colors")));
      this.LABELS =
          new ListAttribute<>(
              location.component(UnmarkedPartCodec.INSTANCE, "labels", "Labels"),
              new TextAttribute<>(
                  location.component(UnmarkedPartCodec.INSTANCE, "labels", "Labels")));
    }

    @Override
    protected UnmarkedPartAttribute<W, R, O> at(Location<Unmarked> location) {
      return new UnmarkedPartAttribute<>(location);
    }
  }

  /**
   * A {@link Unmarked.Name} within a {@link Unmarked}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class UnmarkedNameAttribute<W, R, O>
      extends RecordAttribute<Unmarked, Unmarked.Name, W> {
    /** The attribute {@code First}. */
    public final TextAttribute<Unmarked, R> FIRST;

    /** The attribute {@code Place}. */
    public final NumberAttribute<Unmarked, Integer, R> PLACE;

    private UnmarkedNameAttribute(Location<Unmarked> location) {
      super(location, UnmarkedNameCodec.INSTANCE);
      this.FIRST =
          new TextAttribute<>(location.component(UnmarkedNameCodec.INSTANCE, "first", "First"));
      this.PLACE =
          new NumberAttribute<>(
              location.component(UnmarkedNameCodec.INSTANCE, "place", "Place"),
              Codecs.intNumber(),
              NumberBounds.NONE.initial("1"));
    }

    @Override
    protected UnmarkedNameAttribute<W, R, O> at(Location<Unmarked> location) {
      return new UnmarkedNameAttribute<>(location);
    }
  }

  private static final class UnmarkedPartCodec implements RecordCodec<Unmarked.Part> {
    private static final UnmarkedPartCodec INSTANCE = new UnmarkedPartCodec();
    private static final ListCodec<String> COLORS_CODEC = new ListCodec<>(TextCodecs.string());
    private static final ListCodec<String> LABELS_CODEC = new ListCodec<>(TextCodecs.string());

    @Override
    public AttributeValue encode(Unmarked.Part entity) {
      Integer weight = entity.weight() == null ? 1 : entity.weight();
      String name = entity.name();
      List<String> colors = entity.colors() == null ? Unmarked.Part.PLAIN : entity.colors();
      List<String> labels =
          entity.labels() == null && name != null ? Unmarked.Part.labels(name) : entity.labels();
      ItemWriter item = new ItemWriter(4);
      item.number("Weight", weight);
      item.string("Name", name);
      item.value("Colors", colors, COLORS_CODEC);
      item.value("Labels", labels, LABELS_CODEC);
      return item.toValue();
    }

    @Override
    public Unmarked.Part decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      Integer weight = item.has("Weight") ? item.intValue("Weight") : 1;
      String name = item.string("Name");
      List<String> colors =
          item.has("Colors") ? item.value("Colors", COLORS_CODEC) : Unmarked.Part.PLAIN;
      List<String> labels =
          item.has("Labels") ? item.value("Labels", LABELS_CODEC) : Unmarked.Part.labels(name);
      return new Unmarked.Part(weight, name, colors, labels);
    }

    @Override
    public void check(Unmarked.Part entity, Violations violations) {
      String name = entity.name();
      List<String> colors = entity.colors() == null ? Unmarked.Part.PLAIN : entity.colors();
      List<String> labels =
          entity.labels() == null && name != null ? Unmarked.Part.labels(name) : entity.labels();
      violations.requiredText("name", name);
      violations.within("colors", colors, COLORS_CODEC);
      violations.within("labels", labels, LABELS_CODEC);
    }

    @Override
    public void writeDefaults(ItemWriter item) {
      item.value("Colors", Unmarked.Part.PLAIN, COLORS_CODEC);
    }

    @Override
    public Set<String> defaultsMadeOfOthers() { return Set.of("Labels"); }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "name" -> violations.requiredText(component, (String) value);
        case "colors" -> violations.within(component, (List<String>) value, COLORS_CODEC);
        case "labels" -> violations.within(component, (List<String>) value, LABELS_CODEC);
        default -> {}
      }
    }
  }

  private static final class UnmarkedNameCodec implements RecordCodec<Unmarked.Name> {
    private static final UnmarkedNameCodec INSTANCE = new UnmarkedNameCodec();

    @Override
    public AttributeValue encode(Unmarked.Name entity) {
      String first = entity.first();
      int place = entity.place();
      ItemWriter item = new ItemWriter(2);
      item.string("First", first);
      item.number("Place", place);
      return item.toValue();
    }

    @Override
    public Unmarked.Name decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      return new Unmarked.Name(
          item.string("First"), item.has("Place") ? item.intValue("Place") : 1);
    }

    @Override
    public void check(Unmarked.Name entity, Violations violations) {
      String first = entity.first();
      violations.requiredText("first", first);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "first" -> violations.requiredText(component, (String) value);
        default -> {}
      }
    }
  }
}
