package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.BinaryAttribute;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.AsRead;
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.runtime.key.TypedKey;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Keyed} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class KeyedEntity {
  /** The attribute {@code Uuid}: the id. */
  public static final ScalarAttribute<Keyed, java.util.UUID, InKey> UUID =
      new ScalarAttribute<>(Type.at("uuid"), TextCodecs.uuid());

  /** The attribute {@code Flag}. */
  public static final ScalarAttribute<Keyed, Boolean, InKey> FLAG =
      new ScalarAttribute<>(Type.at("flag"), Codecs.bool());

  /** The attribute {@code Exact}. */
  public static final NumberAttribute<Keyed, BigDecimal, InKey> EXACT =
      new NumberAttribute<>(Type.at("exact"), Codecs.bigDecimal());

  /** The attribute {@code Big}: a number of at most 30 digits. */
  public static final NumberAttribute<Keyed, BigInteger, InKey> BIG =
      new NumberAttribute<>(Type.at("big"), Codecs.bigInteger());

  /** The attribute {@code Number}. */
  public static final NumberAttribute<Keyed, Integer, InKey> NUMBER =
      new NumberAttribute<>(Type.at("number"), Codecs.intNumber());

  /** The attribute {@code Time}. */
  public static final OrderedAttribute<Keyed, Instant, InKey> TIME =
      new OrderedAttribute<>(Type.at("time"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Mood}. */
  public static final ScalarAttribute<Keyed, Keyed.Mood, InKey> MOOD =
      new ScalarAttribute<>(Type.at("mood"), Type.MOOD_CODEC);

  /** The attribute {@code Price}: the price; null for what is free. */
  public static final NumberAttribute<Keyed, BigDecimal, InKey> PRICE =
      new NumberAttribute<>(Type.at("price"), Codecs.bigDecimal());

  /** The attribute {@code Maybe}. */
  public static final ScalarAttribute<Keyed, Boolean, InKey> MAYBE =
      new ScalarAttribute<>(Type.at("maybe"), Codecs.bool());

  /** The attribute {@code Digest}. */
  public static final BinaryAttribute<Keyed, InKey> DIGEST =
      new BinaryAttribute<>(Type.at("digest"));

  /** The attribute {@code Made}. */
  public static final OrderedAttribute<Keyed, Instant, Managed> MADE =
      new OrderedAttribute<>(Type.at("made"), TimeCodecs.instant(TimeFormat.MILLIS));

  private KeyedEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Keyed> put(Keyed entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   */
  public static Get<Keyed> get(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number, Instant time,
      Keyed.Mood mood) {
    return new Get<>(Type.INSTANCE, key(uuid, flag, exact, big, number, time, mood));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   */
  public static Delete<Keyed> delete(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number, Instant time,
      Keyed.Mood mood) {
    return new Delete<>(Type.INSTANCE, key(uuid, flag, exact, big, number, time, mood));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   */
  public static Check<Keyed> check(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number, Instant time,
      Keyed.Mood mood) {
    return new Check<>(Type.INSTANCE, key(uuid, flag, exact, big, number, time, mood));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Keyed> get(Keyed entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Keyed> delete(Keyed entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Keyed entity) {
    return key(
        entity.uuid(), entity.flag(), entity.exact(), entity.big(), entity.number(), entity.time(),
        entity.mood());
  }

  /**
   * Queries the table for {@link Keyed} items:
   * partition {@code K!{uuid}{flag}!{exact}!{big}!{number}},
   * sort {@code {big:pad(30)}{time:epochMillis:pad(14)}{uuid}!{mood}}.
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @return the query
   */
  public static All all(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number) {
    return new All(
        KeyCondition.beginsWith(
            primaryPartitionKey(uuid, flag, exact, big, number),
            Type.INSTANCE.sortKey("sort").pad("big", big, 30).toPart()),
        uuid);
  }

  /**
   * Queries the index {@code ByTime} for {@link Keyed} items:
   * partition {@code {digest}}.
   * @param digest the value of {@code digest}
   * @return the query
   */
  public static Query<Keyed> byDigest(byte[] digest) {
    return new Query<>(
        Type.BY_DIGEST_QUERY, new KeyCondition(byDigestPartitionKey(digest), SortCondition.all()));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   */
  public static Update update(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number, Instant time,
      Keyed.Mood mood) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(uuid, flag, exact, big, number, time, mood), "uuid", uuid, "flag",
            flag, "exact", exact, "big", big, "number", number, "time", time, "mood", mood));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Keyed> update(Keyed before, Keyed after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   * @param price the price; null for what is free
   * @param maybe the value of {@code maybe}
   * @param digest the value of {@code digest}
   */
  public static Upsert upsert(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number, Instant time,
      Keyed.Mood mood, @Nullable BigDecimal price, @Nullable Boolean maybe, byte[] digest) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(uuid, flag, exact, big, number, time, mood))
            .given(UUID, uuid).given(FLAG, flag).given(EXACT, exact).given(BIG, big)
            .given(NUMBER, number).given(TIME, time).given(MOOD, mood).given(PRICE, price)
            .given(MAYBE, maybe).given(DIGEST, digest));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Keyed entity) {
    return new Builder()
        .uuid(entity.uuid()).flag(entity.flag()).exact(entity.exact()).big(entity.big())
        .number(entity.number()).time(entity.time()).mood(entity.mood()).price(entity.price())
        .maybe(entity.maybe()).digest(entity.digest()).made(entity.made());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Keyed entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Keyed fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Keyed> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param uuid the id
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big a number of at most 30 digits
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   */
  public static PrimaryKey key(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number, Instant time,
      Keyed.Mood mood) {
    return new PrimaryKey(
        primaryPartitionKey(uuid, flag, exact, big, number), primarySortKey(big, time, uuid, mood));
  }

  private static AttributeValue primaryPartitionKey(
      java.util.UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number) {
    return Type.INSTANCE.partitionKey("partition")
        .literal("K!").uuid("uuid", uuid).bool("flag", flag).literal("!").number("exact", exact)
        .literal("!").integer("big", big).literal("!").integer("number", number).toKey();
  }

  private static AttributeValue primarySortKey(
      BigInteger big, Instant time, java.util.UUID uuid, Keyed.Mood mood) {
    return Type.INSTANCE.sortKey("sort")
        .pad("big", big, 30).pad("time", KeyValues.epochMillis(time), 14).uuid("uuid", uuid)
        .literal("!").text("mood", Type.MOOD_CODEC.text(mood)).toKey();
  }

  private static AttributeValue byNumberPKPartitionKey(String weekday) {
    return Type.INSTANCE.partitionKey("byNumberPK").literal("N!").text("weekday", weekday).toKey();
  }

  private static AttributeValue byNumberSortKey(BigDecimal price) {
    return TypedKey.number("price", price);
  }

  private static AttributeValue byNumberSortKey2(Instant time) {
    return TypedKey.number("time", KeyValues.epoch(time));
  }

  private static AttributeValue byNumberPartitionKey() {
    return AttributeValue.createS("M");
  }

  private static AttributeValue byNumberSortKey3(int number) {
    return TypedKey.number("number", number);
  }

  private static AttributeValue byDigestPartitionKey(byte[] digest) {
    return TypedKey.binary("digest", digest, 2048);
  }

  /**
   * The query {@link #all(UUID, boolean, BigDecimal, BigInteger, int)}, which {@code time} can
   * narrow.
   */
  public static final class All extends ConsistentQuery<Keyed> {
    private final java.util.UUID uuid;

    private All(KeyCondition condition, java.util.UUID uuid) {
      super(Type.ALL_QUERY, condition);
      this.uuid = uuid;
    }

    /**
     * {@return the query of items with this {@code time}}
     * @param time the value
     */
    public AllTime time(Instant time) {
      return new AllTime(
          condition().beginsWith(
              text().pad("time", KeyValues.epochMillis(time), 14).uuid("uuid", uuid).literal("!")));
    }

    /**
     * {@return the query of items whose {@code time} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Keyed> time(Range<Instant> range) {
      return narrow(
          condition().fixedWidthPart(
              range.map(value -> ends().pad("time", KeyValues.epochMillis(value), 14))));
    }
  }

  /**
   * The query {@link #all(UUID, boolean, BigDecimal, BigInteger, int)}, which {@code mood} can
   * narrow.
   */
  public static final class AllTime extends ConsistentQuery<Keyed> {
    private AllTime(KeyCondition condition) { super(Type.ALL_QUERY, condition); }

    /**
     * {@return the query of items with this {@code mood}}
     * @param mood the value
     */
    public ConsistentQuery<Keyed> mood(Keyed.Mood mood) {
      return narrow(condition().equalTo(text().text("mood", Type.MOOD_CODEC.text(mood))));
    }

    /**
     * {@return the query of items whose {@code mood} is in a range}
     * The constants are in the order of their texts in the key.
     * @param range the range
     */
    public ConsistentQuery<Keyed> mood(Range<Keyed.Mood> range) {
      return narrow(
          condition().lastPart(
              range.map(value -> ends().text("mood", Type.MOOD_CODEC.text(value)))));
    }
  }

  /** Changes {@link Keyed} items that exist. */
  public static final class Update extends ItemUpdate<Keyed, Update> {
    private Update(UpdateState<Keyed> state) { super(state); }

    @Override
    protected Update with(UpdateState<Keyed> state) { return new Update(state); }

    /**
     * {@return the update with {@code price} and what is made of it set; null removes it}
     * @param price the price; null for what is free
     * @param currentMaybe the current value of {@code maybe}; an item with another one is not
     * changed
     */
    public Update price(@Nullable BigDecimal price, @Nullable Boolean currentMaybe) {
      return assume(MAYBE, currentMaybe).replace(PRICE, price);
    }

    /**
     * {@return the update with {@code price} and what is made of it removed}
     * @param currentMaybe the current value of {@code maybe}; an item with another one is not
     * changed
     */
    public Update removePrice(@Nullable Boolean currentMaybe) {
      return assume(MAYBE, currentMaybe).unset(PRICE);
    }

    /**
     * {@return the update with {@code maybe} and what is made of it set; null removes it}
     * @param maybe the value
     * @param currentPrice the current value of {@code price}; an item with another one is not
     * changed
     */
    public Update maybe(@Nullable Boolean maybe, @Nullable BigDecimal currentPrice) {
      return assume(PRICE, currentPrice).replace(MAYBE, maybe);
    }

    /**
     * {@return the update with {@code maybe} and what is made of it removed}
     * @param currentPrice the current value of {@code price}; an item with another one is not
     * changed
     */
    public Update removeMaybe(@Nullable BigDecimal currentPrice) {
      return assume(PRICE, currentPrice).unset(MAYBE);
    }

    /**
     * {@return the update with {@code digest} set}
     * @param digest the value
     */
    public Update digest(byte[] digest) { return assign(DIGEST, digest); }

    /**
     * {@return the update with all values set that the key of the index {@code byNumber} is made
     * of}
     * @param price the price; null for what is free
     * @param maybe the value of {@code maybe}
     */
    public Update priceAndMaybe(@Nullable BigDecimal price, @Nullable Boolean maybe) {
      return replace(PRICE, price).replace(MAYBE, maybe);
    }
  }

  /** Changes {@link Keyed} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Keyed, Upsert> {
    private Upsert(UpdateState<Keyed> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Keyed> state) { return new Upsert(state); }
  }

  /** Builds {@link Keyed} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private java.util.@Nullable UUID uuid;
    private @Nullable Boolean flag;
    private @Nullable BigDecimal exact;
    private @Nullable BigInteger big;
    private @Nullable Integer number;
    private @Nullable Instant time;
    private Keyed.@Nullable Mood mood;
    private @Nullable BigDecimal price;
    private @Nullable Boolean maybe;
    private byte @Nullable [] digest;
    private @Nullable Instant made;

    private Builder() {}

    /**
     * {@return this builder with {@code uuid} set}
     * @param uuid the id
     */
    public Builder uuid(java.util.UUID uuid) {
      this.uuid = uuid;
      return this;
    }

    /**
     * {@return this builder with {@code flag} set}
     * @param flag the value
     */
    public Builder flag(boolean flag) {
      this.flag = flag;
      return this;
    }

    /**
     * {@return this builder with {@code exact} set}
     * @param exact the value
     */
    public Builder exact(BigDecimal exact) {
      this.exact = exact;
      return this;
    }

    /**
     * {@return this builder with {@code big} set}
     * @param big a number of at most 30 digits
     */
    public Builder big(BigInteger big) {
      this.big = big;
      return this;
    }

    /**
     * {@return this builder with {@code number} set}
     * @param number the value
     */
    public Builder number(int number) {
      this.number = number;
      return this;
    }

    /**
     * {@return this builder with {@code time} set}
     * @param time the value
     */
    public Builder time(Instant time) {
      this.time = time;
      return this;
    }

    /**
     * {@return this builder with {@code mood} set}
     * @param mood the value
     */
    public Builder mood(Keyed.Mood mood) {
      this.mood = mood;
      return this;
    }

    /**
     * {@return this builder with {@code price} set}
     * @param price the price; null for what is free
     */
    public Builder price(@Nullable BigDecimal price) {
      this.price = price;
      return this;
    }

    /**
     * {@return this builder with {@code maybe} set}
     * @param maybe the value; null for none
     */
    public Builder maybe(@Nullable Boolean maybe) {
      this.maybe = maybe;
      return this;
    }

    /**
     * {@return this builder with {@code digest} set}
     * @param digest the value
     */
    public Builder digest(byte[] digest) {
      this.digest = digest;
      return this;
    }

    /**
     * {@return this builder with {@code made} set} Without it a put sets the current time.
     * @param made the value
     */
    public Builder made(Instant made) {
      this.made = made;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Keyed build() {
      Type.INSTANCE.requireSet(
          "uuid", uuid, "flag", flag, "exact", exact, "big", big, "number", number, "time", time,
          "mood", mood, "digest", digest);
      return new Keyed(
          Objects.requireNonNull(uuid), Objects.requireNonNull(flag), Objects.requireNonNull(exact),
          Objects.requireNonNull(big), Objects.requireNonNull(number), Objects.requireNonNull(time),
          Objects.requireNonNull(mood), price, maybe, Objects.requireNonNull(digest),
          Stamps.orLater(made));
    }
  }

  private static final class Type extends EntityType<Keyed> {
    private static final EntityType<Keyed> INSTANCE = new Type();
    private static final AccessPattern<Keyed> ALL_QUERY =
        new AccessPattern<>(INSTANCE, "all", null, false);
    private static final AccessPattern<Keyed> BY_DIGEST_QUERY =
        new AccessPattern<>(INSTANCE, "byDigest", KindsTable.SCHEMA.index("ByTime"), false);
    private static final EnumCodec<Keyed.Mood> MOOD_CODEC =
        new EnumCodec<>(Keyed.Mood.class)
            .constant(Keyed.Mood.GOOD, "GOOD").constant(Keyed.Mood.FINE, "FINE")
            .constant(Keyed.Mood.BAD, "BAD");

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Keyed")
              .attributes(
                  "uuid", "Uuid", "flag", "Flag", "exact", "Exact", "big", "Big", "number",
                  "Number", "time", "Time", "mood", "Mood", "price", "Price", "maybe", "Maybe",
                  "digest", "Digest", "made", "Made")
              .created("made", "Made", TimeFormat.MILLIS)
              .modified("", "changed", TimeFormat.MILLIS)
              .indexKey("byNumber", "time", "price", "mood", "flag", "number", "maybe")
              .indexKey("ByTime", "digest")
              .derived("doubled()", List.of("Doubled"), List.of("price")));
    }

    @Override
    public Map<String, AttributeValue> toItem(Keyed entity, Stamps stamps, Violations violations) {
      java.util.UUID uuid = entity.uuid();
      boolean flag = entity.flag();
      BigDecimal exact = entity.exact();
      BigInteger big = entity.big();
      int number = entity.number();
      Instant time = entity.time();
      Keyed.Mood mood = entity.mood();
      BigDecimal price = entity.price();
      Boolean maybe = entity.maybe();
      byte[] digest = entity.digest();
      Instant made = stamps.created(entity.made());

      violations.required("uuid", uuid);
      violations.requiredNumber("exact", exact);
      violations.requiredNumber("big", big);
      violations.requiredTime("time", time);
      violations.required("mood", mood);
      violations.number("price", price);
      violations.required("digest", digest);
      violations.time("made", made);
      violations.throwIfAny();

      String weekday = Keyed.weekday(AsRead.of(time, TimeFormat.MILLIS));
      BigDecimal doubled = Keyed.doubled(AsRead.of(price));
      ItemWriter item = newItem();
      item.uuid("Uuid", uuid);
      item.bool("Flag", flag);
      item.number("Exact", exact);
      item.number("Big", big);
      item.number("Number", number);
      item.instant("Time", time, TimeFormat.MILLIS);
      item.value("Mood", mood, MOOD_CODEC);
      item.number("Price", price);
      item.bool("Maybe", maybe);
      item.bytes("Digest", digest);
      item.instant("Made", made, TimeFormat.MILLIS);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(uuid, flag, exact, big, number));
      item.put("sort", primarySortKey(big, time, uuid, mood));
      writeByNumber(item, weekday, price, mood, time, flag, number, maybe);
      writeByTime(item, digest);
      writeDoubled(item, doubled);
      return item.toItem();
    }

    @Override
    protected Keyed fromItem(ItemReader item) {
      return new Keyed(
          item.uuid("Uuid"),
          item.bool("Flag"),
          item.bigDecimal("Exact"),
          item.bigInteger("Big"),
          item.intValue("Number"),
          item.instant("Time", TimeFormat.MILLIS),
          item.value("Mood", MOOD_CODEC),
          item.has("Price") ? item.bigDecimal("Price") : null,
          item.has("Maybe") ? item.bool("Maybe") : null,
          item.bytes("Digest"),
          item.isGivenLater("Made")
              ? Stamps.orLater(null)
              : item.instant("Made", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Keyed entity, ItemReader item, int behindTenant) {
      return item.key("partition", behindTenant)
          .text("K!")
          .uuid(entity.uuid())
          .text(Type.INSTANCE.partitionKey("partition").bool("flag", entity.flag()).toPart())
          .text("!")
          .text(Type.INSTANCE.partitionKey("partition").number("exact", entity.exact()).toPart())
          .text("!")
          .text(Type.INSTANCE.partitionKey("partition").integer("big", entity.big()).toPart())
          .text("!")
          .integer(entity.number())
          .isWhole()
          && item.key("sort", 0)
              .text(Type.INSTANCE.sortKey("sort").pad("big", entity.big(), 30).toPart())
              .text(
                  Type.INSTANCE.sortKey("sort")
                      .pad("time", KeyValues.epochMillis(entity.time()), 14)
                      .toPart())
              .uuid(entity.uuid())
              .text("!")
              .text(Type.MOOD_CODEC.text(entity.mood()))
              .isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return KeyedEntity.class.getResourceAsStream("KeyedEntity.schema.json");
    }

    private static Location<Keyed> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "byNumber" ->
            writeByNumber(
                item,
                Keyed.weekday(AsRead.of(values.<Instant>get("time"), TimeFormat.MILLIS)),
                values.get("price"),
                values.get("mood"),
                values.get("time"),
                values.get("flag"),
                values.get("number"),
                values.get("maybe"));
        case "ByTime" -> writeByTime(item, values.get("digest"));
        case "doubled()" ->
            writeDoubled(item, Keyed.doubled(AsRead.of(values.<BigDecimal>get("price"))));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeByNumber(
        ItemWriter item, String weekday, @Nullable BigDecimal price, Keyed.Mood mood, Instant time,
        boolean flag, int number, @Nullable Boolean maybe) {
      if ((mood == Keyed.Mood.GOOD || mood == Keyed.Mood.FINE) && price != null) {
        item.put("byNumberPK", byNumberPKPartitionKey(weekday));
        item.put("byNumberSK", byNumberSortKey(price));
      } else if (mood == Keyed.Mood.BAD && !flag) {
        item.put("byNumberPK", byNumberPKPartitionKey(weekday));
        item.put("byNumberSK", byNumberSortKey2(time));
      } else if (mood == Keyed.Mood.BAD && flag && Boolean.TRUE.equals(maybe)) {
        item.put("byNumberPK", byNumberPartitionKey());
        item.put("byNumberSK", byNumberSortKey3(number));
      }
    }

    private static void writeByTime(ItemWriter item, byte[] digest) {
      item.put("ByTimePK", byDigestPartitionKey(digest));
    }

    private static void writeDoubled(ItemWriter item, @Nullable BigDecimal doubled) {
      item.number("Doubled", doubled);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "uuid", "mood", "digest" -> violations.required(component, value);
        case "exact" -> violations.requiredNumber(component, (BigDecimal) value);
        case "big" -> violations.requiredNumber(component, (BigInteger) value);
        case "time" -> violations.requiredTime(component, (Instant) value);
        case "price" -> violations.number(component, (BigDecimal) value);
        case "made" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }
  }
}
