package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.DocumentAttribute;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.RecordAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.attribute.UnionAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.LazyCodec;
import dev.singlet.runtime.codec.nested.DocumentCodec;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.OptionalDocumentCodec;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.codec.nested.UnionCodec;
import dev.singlet.runtime.constraint.NumberConstraints;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.Document;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Paid} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class PaidEntity {
  /** The attribute {@code Id}. */
  public static final TextAttribute<Paid, InKey> ID = new TextAttribute<>(Type.at("id"));

  /** The attribute {@code Means}. */
  public static final PaidMeansAttribute<Settable, Settable, Removable> MEANS =
      new PaidMeansAttribute<>(Type.at("means"));

  /** The attribute {@code Others}. */
  public static final ListAttribute<
          Paid, Paid.Means, PaidMeansAttribute<Removable, Settable, Removable>, Settable>
      OTHERS =
      new ListAttribute<>(Type.at("others"), new PaidMeansAttribute<>(Type.at("others")));

  /** The attribute {@code Charge}. */
  public static final PaidChargeAttribute<Removable, Settable, Removable> CHARGE =
      new PaidChargeAttribute<>(Type.at("charge"));

  /** The attribute {@code Meta}. */
  public static final DocumentAttribute<Paid, Removable, Removable> META =
      new DocumentAttribute<>(Type.at("meta"), Type.META_CODEC);

  private PaidEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Paid> put(Paid entity) { return new Put<>(Type.INSTANCE, entity); }

  /**
   * {@return a get of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Get<Paid> get(String id) { return new Get<>(Type.INSTANCE, key(id)); }

  /**
   * {@return a delete of an item by its primary key}
   * @param id the value of {@code id}
   */
  public static Delete<Paid> delete(String id) {
    return new Delete<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param id the value of {@code id}
   */
  public static Check<Paid> check(String id) {
    return new Check<>(Type.INSTANCE, key(id));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Paid> get(Paid entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Paid> delete(Paid entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Paid entity) { return key(entity.id()); }

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
  public static RecordUpdate<Paid> update(Paid before, Paid after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param id the value of {@code id}
   * @param means the value of {@code means}
   * @param others the value of {@code others}
   */
  public static Upsert upsert(String id, Paid.Means means, List<Paid.Means> others) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(id))
            .given(ID, id).given(MEANS, means).given(OTHERS, others));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Paid entity) {
    return new Builder()
        .id(entity.id()).means(entity.means()).others(entity.others()).charge(entity.charge())
        .meta(entity.meta());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Paid entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Paid fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Paid> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param id the value of {@code id}
   */
  public static PrimaryKey key(String id) {
    return new PrimaryKey(primaryPartitionKey(id), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String id) {
    return Type.INSTANCE.partitionKey("partition").literal("PAID!").text("id", id).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("PAID");
  }

  /**
   * The methods that updates and upserts of {@link Paid} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Paid, S> {
    private AnyUpdate(UpdateState<Paid> state) { super(state); }

    /**
     * {@return the update with {@code charge} set; null removes it}
     * @param charge the value
     */
    public S charge(Paid.@Nullable Charge charge) { return replace(CHARGE, charge); }

    /** {@return the update with {@code charge} removed} */
    public S removeCharge() { return remove(CHARGE); }

    /**
     * {@return the update with {@code meta} set; null removes it}
     * @param meta the value
     */
    public S meta(@Nullable Document meta) { return replace(META, meta); }

    /** {@return the update with {@code meta} removed} */
    public S removeMeta() { return remove(META); }
  }

  /** Changes {@link Paid} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Paid> state) { super(state); }

    @Override
    protected Update with(UpdateState<Paid> state) { return new Update(state); }

    /**
     * {@return the update with {@code means} set}
     * @param means the value
     */
    public Update means(Paid.Means means) { return set(MEANS, means); }

    /**
     * {@return the update with {@code others} set}
     * @param others the value
     */
    public Update others(List<Paid.Means> others) { return set(OTHERS, others); }

    /**
     * {@return the update with elements added at the end of {@code others}}
     * @param elements the elements
     */
    public Update appendToOthers(Paid.Means... elements) {
      return append(OTHERS, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements added at the beginning of {@code others}}
     * @param elements the elements
     */
    public Update prependToOthers(Paid.Means... elements) {
      return prepend(OTHERS, Arrays.asList(elements));
    }
  }

  /** Changes {@link Paid} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Paid> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Paid> state) { return new Upsert(state); }
  }

  /** Builds {@link Paid} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String id;
    private Paid.@Nullable Means means;
    private @Nullable List<Paid.Means> others;
    private Paid.@Nullable Charge charge;
    private @Nullable Document meta;

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
     * {@return this builder with {@code means} set}
     * @param means the value
     */
    public Builder means(Paid.Means means) {
      this.means = means;
      return this;
    }

    /**
     * {@return this builder with {@code others} set}
     * @param others the value
     */
    public Builder others(List<Paid.Means> others) {
      this.others = others;
      return this;
    }

    /**
     * {@return this builder with {@code charge} set}
     * @param charge the value; null for none
     */
    public Builder charge(Paid.@Nullable Charge charge) {
      this.charge = charge;
      return this;
    }

    /**
     * {@return this builder with {@code meta} set}
     * @param meta the value; null for none
     */
    public Builder meta(@Nullable Document meta) {
      this.meta = meta;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Paid build() {
      Type.INSTANCE.requireSet("id", id, "means", means, "others", others);
      return new Paid(
          Objects.requireNonNull(id), Objects.requireNonNull(means), Objects.requireNonNull(others),
          charge, meta);
    }
  }

  private static final class Type extends EntityType<Paid> {
    private static final EntityType<Paid> INSTANCE = new Type();
    private static final ValueCodec<Paid.Means> MEANS_CODEC = PaidMeansCodec.INSTANCE;
    private static final ListCodec<Paid.Means> OTHERS_CODEC =
        new ListCodec<>(PaidMeansCodec.INSTANCE);
    private static final ValueCodec<Paid.Charge> CHARGE_CODEC = PaidChargeCodec.INSTANCE;
    private static final ValueCodec<Document> META_CODEC = new OptionalDocumentCodec();

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Paid")
              .attributes(
                  "id", "Id", "means", "Means", "others", "Others", "charge", "Charge", "meta",
                  "Meta")
              .modified("", "changed", TimeFormat.MILLIS)
              .sensitiveWithin("Charge"));
    }

    @Override
    public Map<String, AttributeValue> toItem(Paid entity, Stamps stamps, Violations violations) {
      String id = entity.id();
      Paid.Means means = entity.means();
      List<Paid.Means> others = entity.others();
      Paid.Charge charge = entity.charge();
      Document meta = entity.meta();

      violations.requiredText("id", id);
      violations.requiredWithin("means", means, MEANS_CODEC);
      violations.requiredWithin("others", others, OTHERS_CODEC);
      violations.within("charge", charge, CHARGE_CODEC);
      violations.within("meta", meta, META_CODEC);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("Id", id);
      item.value("Means", means, MEANS_CODEC);
      item.value("Others", others, OTHERS_CODEC);
      item.value("Charge", charge, CHARGE_CODEC);
      item.value("Meta", meta, META_CODEC);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(id));
      item.put("sort", primarySortKey());
      return item.toItem();
    }

    @Override
    protected Paid fromItem(ItemReader item) {
      return new Paid(
          item.string("Id"),
          item.value("Means", MEANS_CODEC),
          item.value("Others", OTHERS_CODEC),
          item.has("Charge") ? item.value("Charge", CHARGE_CODEC) : null,
          item.has("Meta") ? item.value("Meta", META_CODEC) : null);
    }

    @Override
    protected boolean isUnderKeyOf(Paid entity, ItemReader item, int behindTenant) {
      return item.key("partition", behindTenant).text("PAID!").text(entity.id()).isWhole()
          && item.key("sort", 0).text("PAID").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return PaidEntity.class.getResourceAsStream("PaidEntity.schema.json");
    }

    private static Location<Paid> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "id" -> violations.requiredText(component, (String) value);
        case "means" -> violations.requiredWithin(component, (Paid.Means) value, MEANS_CODEC);
        case "others" ->
            violations.requiredWithin(component, (List<Paid.Means>) value, OTHERS_CODEC);
        case "charge" -> violations.within(component, (Paid.Charge) value, CHARGE_CODEC);
        case "meta" -> violations.within(component, (Document) value, META_CODEC);
        default -> {}
      }
    }
  }

  /**
   * A {@link Paid.Charge} within a {@link Paid}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class PaidChargeAttribute<W, R, O>
      extends RecordAttribute<Paid, Paid.Charge, W> {
    private final Location<Paid> location;

    /** The element {@code [0]}. */
    public final NumberAttribute<Paid, Integer, R> CENTS;

    /** The element {@code [1]}. */
    public final TextAttribute<Paid, R> REASON;

    private PaidChargeAttribute(Location<Paid> location) {
      super(location, PaidChargeCodec.INSTANCE);
      this.location = location;
      this.CENTS =
          new NumberAttribute<>(
              location.element(PaidChargeCodec.INSTANCE, "cents", 0, 3),
              Codecs.intNumber(),
              NumberBounds.NONE.positive());
      this.REASON = new TextAttribute<>(location.element(PaidChargeCodec.INSTANCE, "reason", 1, 3));
    }

    /** {@return the element {@code [2]}} */
    public ListAttribute<Paid, Paid.Charge, PaidChargeAttribute<O, R, O>, R> parts() {
      return new ListAttribute<>(
          location.element(PaidChargeCodec.INSTANCE, "parts", 2, 3),
          new PaidChargeAttribute<>(location.element(PaidChargeCodec.INSTANCE, "parts", 2, 3)));
    }

    @Override
    protected PaidChargeAttribute<W, R, O> at(Location<Paid> location) {
      return new PaidChargeAttribute<>(location);
    }
  }

  /**
   * A {@link Paid.Card} within a {@link Paid}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class PaidCardAttribute<W, R, O> extends RecordAttribute<Paid, Paid.Card, W> {
    private final Location<Paid> location;

    /** The attribute {@code Digits}. */
    public final TextAttribute<Paid, R> DIGITS;

    private PaidCardAttribute(Location<Paid> location) {
      super(location, PaidCardCodec.INSTANCE);
      this.location = location;
      this.DIGITS =
          new TextAttribute<>(location.component(PaidCardCodec.INSTANCE, "digits", "Digits"));
    }

    /** {@return the attribute {@code Instead}} */
    public PaidMeansAttribute<O, R, O> instead() {
      return new PaidMeansAttribute<>(
          location.component(PaidCardCodec.INSTANCE, "instead", "Instead"));
    }

    @Override
    protected PaidCardAttribute<W, R, O> at(Location<Paid> location) {
      return new PaidCardAttribute<>(location);
    }
  }

  /**
   * A {@link Paid.Account} within a {@link Paid}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class PaidAccountAttribute<W, R, O>
      extends RecordAttribute<Paid, Paid.Account, W> {
    /** The attribute {@code Number}. */
    public final NumberAttribute<Paid, Integer, R> NUMBER;

    /** The attribute {@code Notes}. */
    public final ListAttribute<Paid, Document, DocumentAttribute<Paid, O, O>, R> NOTES;

    private PaidAccountAttribute(Location<Paid> location) {
      super(location, PaidAccountCodec.INSTANCE);
      this.NUMBER =
          new NumberAttribute<>(
              location.component(PaidAccountCodec.INSTANCE, "number", "Number"),
              Codecs.intNumber());
      this.NOTES =
          new ListAttribute<>(
              location.component(PaidAccountCodec.INSTANCE, "notes", "Notes"),
              new DocumentAttribute<>(
                  location.component(PaidAccountCodec.INSTANCE, "notes", "Notes"),
                  new DocumentCodec()));
    }

    @Override
    protected PaidAccountAttribute<W, R, O> at(Location<Paid> location) {
      return new PaidAccountAttribute<>(location);
    }
  }

  /**
   * A {@link Paid.Old.Card} within a {@link Paid}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class PaidOldCardAttribute<W, R, O>
      extends RecordAttribute<Paid, Paid.Old.Card, W> {
    /** The attribute {@code Digits}. */
    public final TextAttribute<Paid, R> DIGITS;

    private PaidOldCardAttribute(Location<Paid> location) {
      super(location, PaidOldCardCodec.INSTANCE);
      this.DIGITS =
          new TextAttribute<>(location.component(PaidOldCardCodec.INSTANCE, "digits", "Digits"));
    }

    @Override
    protected PaidOldCardAttribute<W, R, O> at(Location<Paid> location) {
      return new PaidOldCardAttribute<>(location);
    }
  }

  /**
   * A {@link Paid.Means} within a {@link Paid}, as each of its records.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what one of its records always has
   * @param <O> what an update can do with what one of its records need not have
   */
  public static final class PaidMeansAttribute<W, R, O>
      extends UnionAttribute<Paid, Paid.Means, W> {
    private PaidMeansAttribute(Location<Paid> location) {
      super(location, PaidMeansCodec.INSTANCE);
    }

    /** {@return the value as a {@link Paid.Card}} Conditions and updates need it to be one. */
    public PaidCardAttribute<W, R, O> asPaidCard() {
      return new PaidCardAttribute<>(variant(Paid.Card.class));
    }

    /** {@return the value as a {@link Paid.Account}} Conditions and updates need it to be one. */
    public PaidAccountAttribute<W, R, O> asPaidAccount() {
      return new PaidAccountAttribute<>(variant(Paid.Account.class));
    }

    /** {@return the value as a {@link Paid.Old.Card}} Conditions and updates need it to be one. */
    public PaidOldCardAttribute<W, R, O> asPaidOldCard() {
      return new PaidOldCardAttribute<>(variant(Paid.Old.Card.class));
    }

    @Override
    protected PaidMeansAttribute<W, R, O> at(Location<Paid> location) {
      return new PaidMeansAttribute<>(location);
    }
  }

  private static final class PaidChargeCodec implements RecordCodec<Paid.Charge> {
    private static final PaidChargeCodec INSTANCE = new PaidChargeCodec();
    private static final ListCodec<Paid.Charge> PARTS_CODEC =
        new ListCodec<>(new LazyCodec<Paid.Charge>(() -> PaidChargeCodec.INSTANCE));

    @Override
    public AttributeValue encode(Paid.Charge entity) {
      int cents = entity.cents();
      String reason = entity.reason();
      List<Paid.Charge> parts = entity.parts();
      ItemWriter item = new ItemWriter(3);
      item.number("[0]", cents);
      item.string("[1]", reason);
      item.value("[2]", parts, PARTS_CODEC);
      return item.toList();
    }

    @Override
    public Paid.Charge decode(StoredValue stored) {
      try {
        ItemReader item = stored.tuple("[0]", "[1]", "[2]");
        return new Paid.Charge(
            item.intValue("[0]"), item.string("[1]"), item.value("[2]", PARTS_CODEC));
      } catch (DecodeFailure failure) {
        throw failure.masking(List.of("[1]"));
      }
    }

    @Override
    public void check(Paid.Charge entity, Violations violations) {
      int cents = entity.cents();
      String reason = entity.reason();
      List<Paid.Charge> parts = entity.parts();
      checkCents(cents, violations);
      violations.masking().requiredText("reason", reason);
      violations.requiredWithin("parts", parts, PARTS_CODEC);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "cents" -> checkCents((int) Objects.requireNonNull(value), violations);
        case "reason" -> violations.masking().requiredText(component, (String) value);
        case "parts" ->
            violations.requiredWithin(component, (List<Paid.Charge>) value, PARTS_CODEC);
        default -> {}
      }
    }

    private static void checkCents(int cents, Violations violations) {
      NumberConstraints.positive(violations, "cents", cents);
    }
  }

  private static final class PaidCardCodec implements RecordCodec<Paid.Card> {
    private static final PaidCardCodec INSTANCE = new PaidCardCodec();
    private static final ValueCodec<Paid.Means> INSTEAD_CODEC =
        new LazyCodec<Paid.Means>(() -> PaidMeansCodec.INSTANCE);

    @Override
    public AttributeValue encode(Paid.Card entity) {
      String digits = entity.digits();
      Paid.Means instead = entity.instead();
      ItemWriter item = new ItemWriter(2);
      item.string("Digits", digits);
      item.value("Instead", instead, INSTEAD_CODEC);
      return item.toValue();
    }

    @Override
    public Paid.Card decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      return new Paid.Card(
          item.string("Digits"), item.has("Instead") ? item.value("Instead", INSTEAD_CODEC) : null);
    }

    @Override
    public void check(Paid.Card entity, Violations violations) {
      String digits = entity.digits();
      Paid.Means instead = entity.instead();
      violations.requiredText("digits", digits);
      violations.within("instead", instead, INSTEAD_CODEC);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "digits" -> violations.requiredText(component, (String) value);
        case "instead" -> violations.within(component, (Paid.Means) value, INSTEAD_CODEC);
        default -> {}
      }
    }
  }

  private static final class PaidAccountCodec implements RecordCodec<Paid.Account> {
    private static final PaidAccountCodec INSTANCE = new PaidAccountCodec();
    private static final ListCodec<Document> NOTES_CODEC = new ListCodec<>(new DocumentCodec());

    @Override
    public AttributeValue encode(Paid.Account entity) {
      int number = entity.number();
      List<Document> notes = entity.notes();
      ItemWriter item = new ItemWriter(2);
      item.number("Number", number);
      item.value("Notes", notes, NOTES_CODEC);
      return item.toValue();
    }

    @Override
    public Paid.Account decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      return new Paid.Account(item.intValue("Number"), item.value("Notes", NOTES_CODEC));
    }

    @Override
    public void check(Paid.Account entity, Violations violations) {
      List<Document> notes = entity.notes();
      violations.requiredWithin("notes", notes, NOTES_CODEC);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "notes" -> violations.requiredWithin(component, (List<Document>) value, NOTES_CODEC);
        default -> {}
      }
    }
  }

  private static final class PaidOldCardCodec implements RecordCodec<Paid.Old.Card> {
    private static final PaidOldCardCodec INSTANCE = new PaidOldCardCodec();

    @Override
    public AttributeValue encode(Paid.Old.Card entity) {
      String digits = entity.digits();
      ItemWriter item = new ItemWriter(1);
      item.string("Digits", digits);
      return item.toValue();
    }

    @Override
    public Paid.Old.Card decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      return new Paid.Old.Card(item.string("Digits"));
    }

    @Override
    public void check(Paid.Old.Card entity, Violations violations) {
      String digits = entity.digits();
      violations.requiredText("digits", digits);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "digits" -> violations.requiredText(component, (String) value);
        default -> {}
      }
    }
  }

  private static final class PaidMeansCodec {
    private static final UnionCodec<Paid.Means> INSTANCE =
        new UnionCodec<Paid.Means>("by")
            .variant(
                "card", Paid.Card.class, new LazyCodec<Paid.Card>(() -> PaidCardCodec.INSTANCE))
            .variant("Account", Paid.Account.class, PaidAccountCodec.INSTANCE)
            .variant("old", Paid.Old.Card.class, PaidOldCardCodec.INSTANCE);

    private PaidMeansCodec() {}
  }
}
