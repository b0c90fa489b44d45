package keys;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.Condition;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.constraint.SizeConstraints;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.PartitionKey;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.search.PartialSearch;
import dev.singlet.search.VectorSearch;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Repair} items of {@link Voyages}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class RepairEntity {
  /** The attribute {@code id}. */
  public static final TextAttribute<Repair, InKey> ID = new TextAttribute<>(Type.at("id"));

  /** The attribute {@code port}. */
  public static final TextAttribute<Repair, InKey> PORT = new TextAttribute<>(Type.at("port"));

  /** The attribute {@code yard}. */
  public static final TextAttribute<Repair, InKey> YARD = new TextAttribute<>(Type.at("yard"));

  /** The attribute {@code state}: the state of the work. */
  public static final ScalarAttribute<Repair, Repair.State, InKey> STATE =
      new ScalarAttribute<>(Type.at("state"), Type.STATE_CODEC);

  /** The attribute {@code urgent}. */
  public static final ScalarAttribute<Repair, Boolean, InKey> URGENT =
      new ScalarAttribute<>(Type.at("urgent"), Codecs.bool());

  /** The attribute {@code sailsAt}. */
  public static final OrderedAttribute<Repair, Instant, InKey> SAILS_AT =
      new OrderedAttribute<>(Type.at("sailsAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code notes}. */
  public static final ListAttribute<
          Repair, Float, NumberAttribute<Repair, Float, Removable>, Settable>
      NOTES =
      new ListAttribute<>(
          Type.at("notes"), new NumberAttribute<>(Type.at("notes"), Codecs.floatNumber()), 3, 3);

  /** The attribute {@code version}. */
  public static final NumberAttribute<Repair, Integer, Managed> VERSION =
      new NumberAttribute<>(Type.at("version"), Codecs.intNumber(), NumberBounds.NONE.initial("0"));

  private RepairEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Repair> put(Repair entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Get<Repair> get(String id) { return new Get<>(Type.INSTANCE, key(id)); }

  /**
   * {@return a delete of an item by its primary key, if it still has the given version}
   * @param id the value of {@code id}
   * @param version the version it was read with
   */
  public static Delete<Repair> delete(String id, int version) {
    return new Delete<>(Type.INSTANCE, key(id), version);
  }

  /**
   * {@return a delete of an item by its primary key, whatever version it has}
   * @param id the value of {@code id}
   */
  public static Delete<Repair> deleteAnyVersion(String id) {
    return new Delete<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param id the value of {@code id}
   */
  public static Check<Repair> check(String id) {
    return new Check<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Repair> get(Repair entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version}
   * @param entity the record
   */
  public static Delete<Repair> delete(Repair entity) {
    return new Delete<>(Type.INSTANCE, key(entity), entity.version());
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Repair entity) { return key(entity.id()); }

  /**
   * Queries the index {@code byPort} for {@link Repair} items with {@code state != DONE && urgent}:
   * partition {@code {port}, REPAIR#{state}#{yard}},
   * sort {@code {sailsAt}}.
   * @param port the value of {@code port}
   * @param stateValue the state of the work
   * @param yard the value of {@code yard}
   * @return the query
   */
  public static Open open(String port, Repair.State stateValue, String yard) {
    return new Open(
        KeyCondition.beginsWith(
            PartitionKey.of(openPartitionKey(port), openPartitionKey2(stateValue, yard)), ""));
  }

  /**
   * Work in a port that has been described in other words.
   * Searches the index {@code byNotes} for the {@link Repair} items with the closest vectors.
   * @param port the value of {@code port}
   * @param vector the vector to search for, of 3 dimensions
   * @return the search
   * @throws dev.singlet.error.InvalidArgumentException if the vector has another length, or a
   * number that isn't finite
   */
  public static Alike alike(String port, float[] vector) {
    return new Alike(new KeyCondition(alikePartitionKey(port), SortCondition.all()), vector);
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param id the value of {@code id}
   */
  public static Update update(String id) {
    return new Update(UpdateState.update(Type.INSTANCE, key(id), "id", id));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Repair> update(Repair before, Repair after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param id the value of {@code id}
   * @param port the value of {@code port}
   * @param yard the value of {@code yard}
   * @param stateValue the state of the work
   * @param urgent the value of {@code urgent}
   * @param sailsAt the value of {@code sailsAt}
   * @param notes the value of {@code notes}
   */
  public static Upsert upsert(
      String id, String port, String yard, Repair.State stateValue, boolean urgent, Instant sailsAt,
      List<Float> notes) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(id))
            .given(ID, id).given(PORT, port).given(YARD, yard).given(STATE, stateValue)
            .given(URGENT, urgent).given(SAILS_AT, sailsAt).given(NOTES, notes));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Repair entity) {
    return new Builder()
        .id(entity.id()).port(entity.port()).yard(entity.yard()).state(entity.state())
        .urgent(entity.urgent()).sailsAt(entity.sailsAt()).notes(entity.notes())
        .version(entity.version());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Repair entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Repair fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Repair> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param id the value of {@code id}
   */
  public static PrimaryKey key(String id) {
    return new PrimaryKey(primaryPartitionKey(id), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String id) {
    return Type.INSTANCE.partitionKey("PK").literal("REPAIR#").text("id", id).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("REPAIR");
  }

  private static AttributeValue openPartitionKey(String port) {
    return Type.INSTANCE.partitionKey("port").text("port", port).toKey();
  }

  private static AttributeValue openPartitionKey2(Repair.State stateValue, String yard) {
    return Type.INSTANCE.partitionKey("P2")
        .literal("REPAIR#")
        .text("state", Type.STATE_CODEC.text(stateValue))
        .literal("#")
        .text("yard", yard)
        .toKey();
  }

  private static AttributeValue openSortKey(Instant sailsAt) {
    return Type.INSTANCE.sortKey("sailsAt").millis("sailsAt", sailsAt).toKey();
  }

  private static AttributeValue alikePartitionKey(String port) {
    return Type.INSTANCE.partitionKey("byNotesPK").literal("REPAIRS#").text("port", port).toKey();
  }

  /** The query {@link #open(String, Repair.State, String)}, which {@code sailsAt} can narrow. */
  public static final class Open extends Query<Repair> {
    private Open(KeyCondition condition) { super(Type.OPEN_QUERY, condition); }

    /**
     * {@return the query of items with this {@code sailsAt}}
     * @param sailsAt the value
     */
    public Query<Repair> sailsAt(Instant sailsAt) {
      return narrow(condition().equalTo(text().millis("sailsAt", sailsAt)));
    }

    /**
     * {@return the query of items whose {@code sailsAt} is in a range}
     * @param range the range
     */
    public Query<Repair> sailsAt(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> ends().millis("sailsAt", value))));
    }
  }

  /**
   * A search for the closest items by {@code alike}.
   * Call {@code project} to read a part of each item from the index, or
   * {@code hydrate} for whole items.
   */
  public static final class Alike extends PartialSearch<Repair> {
    private Alike(KeyCondition condition, float[] vector) {
      super(Type.ALIKE_QUERY, condition, vector);
    }

    private Alike(Alike search, Condition<Repair> filter) { super(search, filter); }

    /**
     * {@return the search of items with this {@code yard}}
     * @param yard the value
     */
    public Alike yard(String yard) { return new Alike(this, YARD.eq(yard)); }

    /**
     * {@return the search of items with this {@code state}}
     * @param stateValue the state of the work
     */
    public Alike state(Repair.State stateValue) {
      return new Alike(this, STATE.eq(stateValue));
    }

    /**
     * {@return the search of a projection, which it reads from the index alone}
     * @param projection a projection that the index holds
     * @param <P> the projection's record
     */
    public <P> VectorSearch<P> project(ByNotesProjection<P> projection) {
      return toSearch(projection);
    }
  }

  /** Changes {@link Repair} items that exist. */
  public static final class Update extends ItemUpdate<Repair, Update> {
    private Update(UpdateState<Repair> state) { super(state); }

    @Override
    protected Update with(UpdateState<Repair> state) { return new Update(state); }

    /**
     * {@return the update with {@code port} set}
     * @param port the value
     */
    public Update port(String port) { return assign(PORT, port); }

    /**
     * {@return the update with {@code yard} and what is made of it set}
     * @param yard the value
     * @param currentState the current value of {@code state}; an item with another one is not
     * changed
     * @param currentUrgent the current value of {@code urgent}; an item with another one is not
     * changed
     */
    public Update yard(String yard, Repair.State currentState, boolean currentUrgent) {
      return assume(STATE, currentState).assume(URGENT, currentUrgent).assign(YARD, yard);
    }

    /**
     * {@return the update with {@code state} and what is made of it set} If the value takes the
     * item out of an index, {@link #leaveByState} asks for less.
     * @param stateValue the state of the work
     * @param currentYard the current value of {@code yard}; an item with another one is not changed
     * @param currentUrgent the current value of {@code urgent}; an item with another one is not
     * changed
     */
    public Update state(Repair.State stateValue, String currentYard, boolean currentUrgent) {
      return assume(YARD, currentYard).assume(URGENT, currentUrgent).assign(STATE, stateValue);
    }

    /**
     * {@return the update with {@code state} set to a value that takes the item out of the index
     * byPort}
     * @param stateValue the state of the work
     * @throws dev.singlet.error.InvalidArgumentException if the item can stay in it with this value
     */
    public Update leaveByState(Repair.State stateValue) {
      return assign(STATE, stateValue).leaving(STATE, "byPort");
    }

    /**
     * {@return the update with {@code urgent} and what is made of it set} If the value takes the
     * item out of an index, {@link #leaveByUrgent} asks for less.
     * @param urgent the value
     * @param currentYard the current value of {@code yard}; an item with another one is not changed
     * @param currentState the current value of {@code state}; an item with another one is not
     * changed
     */
    public Update urgent(boolean urgent, String currentYard, Repair.State currentState) {
      return assume(YARD, currentYard).assume(STATE, currentState).assign(URGENT, urgent);
    }

    /**
     * {@return the update with {@code urgent} set to a value that takes the item out of the index
     * byPort}
     * @param urgent the value
     * @throws dev.singlet.error.InvalidArgumentException if the item can stay in it with this value
     */
    public Update leaveByUrgent(boolean urgent) {
      return assign(URGENT, urgent).leaving(URGENT, "byPort");
    }

    /**
     * {@return the update with {@code sailsAt} set}
     * @param sailsAt the value
     */
    public Update sailsAt(Instant sailsAt) { return assign(SAILS_AT, sailsAt); }

    /**
     * {@return the update with {@code notes} set}
     * @param notes the value
     */
    public Update notes(List<Float> notes) { return set(NOTES, notes); }

    /**
     * {@return the update with elements added at the end of {@code notes}}
     * @param elements the elements
     */
    public Update appendToNotes(Float... elements) {
      return append(NOTES, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements added at the beginning of {@code notes}}
     * @param elements the elements
     */
    public Update prependToNotes(Float... elements) {
      return prepend(NOTES, Arrays.asList(elements));
    }

    /**
     * {@return the update with all values set that the key of the index {@code byPort} is made of}
     * @param yard the value of {@code yard}
     * @param stateValue the state of the work
     * @param urgent the value of {@code urgent}
     */
    public Update yardAndStateAndUrgent(String yard, Repair.State stateValue, boolean urgent) {
      return replace(YARD, yard).replace(STATE, stateValue).replace(URGENT, urgent);
    }

    /**
     * {@return the update on condition that the item still has the given version}
     * @param version the version it was read with
     */
    public Update ifVersion(int version) { return requireVersion(version); }
  }

  /** Changes {@link Repair} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Repair, Upsert> {
    private Upsert(UpdateState<Repair> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Repair> state) { return new Upsert(state); }
  }

  /**
   * A projection of {@link Repair} that the index {@code byNotes} holds.
   * Generated classes of projections implement it.
   * The index lacks {@code notes}.
   * @param <P> the projection's record
   */
  public interface ByNotesProjection<P> extends ProjectedType<Repair, P> {}

  /** Builds {@link Repair} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String id;
    private @Nullable String port;
    private @Nullable String yard;
    private Repair.@Nullable State stateValue;
    private @Nullable Boolean urgent;
    private @Nullable Instant sailsAt;
    private @Nullable List<Float> notes;
    private @Nullable Integer version;

    private Builder() {}

    /**
     * {@return this builder with {@code id} set}
     * @param id the value
     */
    public Builder id(String id) {
      this.id = id;
      return this;
    }

    /**
     * {@return this builder with {@code port} set}
     * @param port the value
     */
    public Builder port(String port) {
      this.port = port;
      return this;
    }

    /**
     * {@return this builder with {@code yard} set}
     * @param yard the value
     */
    public Builder yard(String yard) {
      this.yard = yard;
      return this;
    }

    /**
     * {@return this builder with {@code state} set}
     * @param stateValue the state of the work
     */
    public Builder state(Repair.State stateValue) {
      this.stateValue = stateValue;
      return this;
    }

    /**
     * {@return this builder with {@code urgent} set}
     * @param urgent the value
     */
    public Builder urgent(boolean urgent) {
      this.urgent = urgent;
      return this;
    }

    /**
     * {@return this builder with {@code sailsAt} set}
     * @param sailsAt the value
     */
    public Builder sailsAt(Instant sailsAt) {
      this.sailsAt = sailsAt;
      return this;
    }

    /**
     * {@return this builder with {@code notes} set}
     * @param notes the value
     */
    public Builder notes(List<Float> notes) {
      this.notes = notes;
      return this;
    }

    /**
     * {@return this builder with {@code version} set} An item without a version is a new one. Every
     * write adds 1.
     * @param version the value
     */
    public Builder version(int version) {
      this.version = version;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Repair build() {
      Type.INSTANCE.requireSet(
          "id", id, "port", port, "yard", yard, "state", stateValue, "urgent", urgent, "sailsAt",
          sailsAt, "notes", notes);
      return new Repair(
          Objects.requireNonNull(id),
          Objects.requireNonNull(port),
          Objects.requireNonNull(yard),
          Objects.requireNonNull(stateValue),
          Objects.requireNonNull(urgent),
          Objects.requireNonNull(sailsAt),
          Objects.requireNonNull(notes),
          version == null ? 0 : version);
    }
  }

  private static final class Type extends EntityType<Repair> {
    private static final EntityType<Repair> INSTANCE = new Type();
    private static final AccessPattern<Repair> OPEN_QUERY =
        new AccessPattern<>(INSTANCE, "open", VoyagesTable.SCHEMA.index("byPort"), false);
    private static final AccessPattern<Repair> ALIKE_QUERY =
        new AccessPattern<>(INSTANCE, "alike", VoyagesTable.SCHEMA.index("byNotes"), false);
    private static final EnumCodec<Repair.State> STATE_CODEC =
        new EnumCodec<>(Repair.State.class)
            .constant(Repair.State.OPEN, "OPEN").constant(Repair.State.DONE, "DONE");
    private static final ListCodec<Float> NOTES_CODEC = new ListCodec<>(Codecs.floatNumber());

    private Type() {
      super(
          new EntityDescription(VoyagesTable.SCHEMA, "Repair")
              .attributes(
                  "id", "id", "port", "port", "yard", "yard", "state", "state", "urgent", "urgent",
                  "sailsAt", "sailsAt", "notes", "notes", "version", "version")
              .version("version", Integer.MAX_VALUE)
              .created("", "_ct", TimeFormat.MILLIS)
              .modified("", "_md", TimeFormat.MILLIS)
              .derived("byPort", List.of("P2"), List.of("state", "yard", "urgent"))
              .indexKey("byNotes", "port")
              .derived("{port}", List.of("port"), List.of("port"))
              .derived("{sailsAt}", List.of("sailsAt"), List.of("sailsAt")));
    }

    @Override
    public Map<String, AttributeValue> toItem(Repair entity, Stamps stamps, Violations violations) {
      String id = entity.id();
      String port = entity.port();
      String yard = entity.yard();
      Repair.State stateValue = entity.state();
      boolean urgent = entity.urgent();
      Instant sailsAt = entity.sailsAt();
      List<Float> notes = entity.notes();
      int version = entity.version();

      violations.requiredText("id", id);
      violations.requiredText("port", port);
      violations.requiredText("yard", yard);
      violations.required("state", stateValue);
      violations.requiredTime("sailsAt", sailsAt);
      checkNotes(notes, violations);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("id", id);
      item.string("yard", yard);
      item.value("state", stateValue, STATE_CODEC);
      item.bool("urgent", urgent);
      item.value("notes", notes, NOTES_CODEC);
      item.number("version", version);
      item.instant("_ct", stamps.created(null), TimeFormat.MILLIS);
      item.instant("_md", stamps.modified(), TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(id));
      item.put("SK", primarySortKey());
      writeByPort(item, stateValue, yard, urgent);
      writeByNotes(item, port);
      writePort(item, port);
      writeSailsAt(item, sailsAt);
      return item.toItem();
    }

    @Override
    protected Repair fromItem(ItemReader item) {
      return new Repair(
          item.string("id"),
          item.string("port"),
          item.string("yard"),
          item.value("state", STATE_CODEC),
          item.bool("urgent"),
          item.instant("sailsAt", TimeFormat.MILLIS),
          item.value("notes", NOTES_CODEC),
          item.isGivenLater("version") ? 0 : item.has("version") ? item.intValue("version") : 0);
    }

    @Override
    protected boolean isUnderKeyOf(Repair entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("REPAIR#").text(entity.id()).isWhole()
          && item.key("SK", 0).text("REPAIR").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return RepairEntity.class.getResourceAsStream("RepairEntity.schema.json");
    }

    private static Location<Repair> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.number("version", 0);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "byPort" ->
            writeByPort(item, values.get("state"), values.get("yard"), values.get("urgent"));
        case "byNotes" -> writeByNotes(item, values.get("port"));
        case "{port}" -> writePort(item, values.get("port"));
        case "{sailsAt}" -> writeSailsAt(item, values.get("sailsAt"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeByPort(
        ItemWriter item, Repair.State stateValue, String yard, boolean urgent) {
      if (stateValue != Repair.State.DONE && urgent) {
        item.put("P2", openPartitionKey2(stateValue, yard));
      }
    }

    private static void writeByNotes(ItemWriter item, String port) {
      item.put("byNotesPK", alikePartitionKey(port));
    }

    private static void writePort(ItemWriter item, String port) {
      item.put("port", openPartitionKey(port));
    }

    private static void writeSailsAt(ItemWriter item, Instant sailsAt) {
      item.put("sailsAt", openSortKey(sailsAt));
    }

    @Override
    public boolean isLeft(String name, Values values) {
      return switch (name) {
        case "byPort" ->
            values.has("state") && !mayBeInByPort(values.get("state"))
                || values.has("urgent") && !mayBeInByPort2(values.get("urgent"));
        default -> super.isLeft(name, values);
      };
    }

    private static boolean mayBeInByPort(Repair.State stateValue) {
      return stateValue != Repair.State.DONE;
    }

    private static boolean mayBeInByPort2(boolean urgent) { return urgent; }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "id", "port", "yard" -> violations.requiredText(component, (String) value);
        case "state" -> violations.required(component, value);
        case "sailsAt" -> violations.requiredTime(component, (Instant) value);
        case "notes" -> checkNotes((List<Float>) value, violations);
        default -> {}
      }
    }

    private static void checkNotes(@Nullable List<Float> notes, Violations violations) {
      SizeConstraints.size(violations, "notes", notes, 3, 3);
      violations.requiredWithin("notes", notes, NOTES_CODEC);
    }
  }
}
