package kinds;

import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.Query;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.EnumCodec;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.KeyText;
import dev.singlet.key.PrimaryKey;
import dev.singlet.key.Range;
import dev.singlet.key.SortCondition;
import dev.singlet.key.TypedKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Keyed} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
final class KeyedEntity {
  private static final EntityType<Keyed> TYPE = new Type();

  private static final AccessPattern<Keyed> ALL = new AccessPattern<>(TYPE, "all", null, false);

  private static final AccessPattern<Keyed> BY_DIGEST =
      new AccessPattern<>(TYPE, "byDigest", KindsTable.SCHEMA.index("ByTime"), false);

  private KeyedEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Keyed> put(Keyed entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param uuid the value of {@code uuid}
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big the value of {@code big}
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   * @return the operation
   */
  public static Get<Keyed> get(
      UUID uuid,
      boolean flag,
      BigDecimal exact,
      BigInteger big,
      int number,
      Instant time,
      Keyed.Mood mood) {
    return new Get<>(TYPE, primaryKey(uuid, flag, exact, big, number, time, mood));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param uuid the value of {@code uuid}
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big the value of {@code big}
   * @param number the value of {@code number}
   * @param time the value of {@code time}
   * @param mood the value of {@code mood}
   * @return the operation
   */
  public static Delete<Keyed> delete(
      UUID uuid,
      boolean flag,
      BigDecimal exact,
      BigInteger big,
      int number,
      Instant time,
      Keyed.Mood mood) {
    return new Delete<>(TYPE, primaryKey(uuid, flag, exact, big, number, time, mood));
  }

  /**
   * Queries the table for {@link Keyed} items:
   * partition {@code K!{uuid}{flag}!{exact}!{big}!{number}},
   * sort {@code {big:pad(30)}{time:epochMillis:pad(14)}{uuid}!{mood}}.
   *
   * @param uuid the value of {@code uuid}
   * @param flag the value of {@code flag}
   * @param exact the value of {@code exact}
   * @param big the value of {@code big}
   * @param number the value of {@code number}
   * @return the query
   */
  public static All all(UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number) {
    return new All(
        primaryPartitionKey(uuid, flag, exact, big, number),
        TYPE.sortKey("sort").pad("big", big, 30).toPart(),
        uuid);
  }

  /**
   * Queries the index {@code ByTime} for {@link Keyed} items:
   * partition {@code {digest}}.
   *
   * @param digest the value of {@code digest}
   * @return the query
   */
  public static Query<Keyed> byDigest(byte[] digest) {
    return new Query<>(
        BY_DIGEST, new KeyCondition(byDigestPartitionKey(digest), SortCondition.all()));
  }

  /**
   * A builder with nothing set.
   *
   * @return the builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * A builder with all components of an entity.
   *
   * @param entity the entity
   * @return the builder
   */
  public static Builder builder(Keyed entity) {
    return new Builder()
        .uuid(entity.uuid())
        .flag(entity.flag())
        .exact(entity.exact())
        .big(entity.big())
        .number(entity.number())
        .time(entity.time())
        .mood(entity.mood())
        .price(entity.price())
        .maybe(entity.maybe())
        .digest(entity.digest())
        .made(entity.made());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Keyed> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(
      UUID uuid,
      boolean flag,
      BigDecimal exact,
      BigInteger big,
      int number,
      Instant time,
      Keyed.Mood mood) {
    return new PrimaryKey(
        primaryPartitionKey(uuid, flag, exact, big, number), primarySortKey(big, time, uuid, mood));
  }

  private static AttributeValue primaryPartitionKey(
      UUID uuid, boolean flag, BigDecimal exact, BigInteger big, int number) {
    return TYPE.partitionKey("partition")
        .literal("K!")
        .uuid("uuid", uuid)
        .bool("flag", flag)
        .literal("!")
        .number("exact", exact)
        .literal("!")
        .integer("big", big)
        .literal("!")
        .integer("number", number)
        .toKey();
  }

  private static AttributeValue primarySortKey(
      BigInteger big, Instant time, UUID uuid, Keyed.Mood mood) {
    return TYPE.sortKey("sort")
        .pad("big", big, 30)
        .pad("time", KeyText.epochMillis(time), 14)
        .uuid("uuid", uuid)
        .literal("!")
        .text("mood", Type.MOOD.text(mood))
        .toKey();
  }

  private static AttributeValue byNumberPartitionKey(String weekday) {
    return TYPE.partitionKey("byNumberPK").literal("N!").text("weekday", weekday).toKey();
  }

  private static AttributeValue byNumberSortKey(BigDecimal price) {
    return TypedKey.number("price", price);
  }

  private static AttributeValue byNumberSortKey2(Instant time) {
    return TypedKey.number("time", KeyText.epoch(time));
  }

  private static AttributeValue byNumberPartitionKey2() {
    return TYPE.partitionKey("byNumberPK").literal("M").toKey();
  }

  private static AttributeValue byNumberSortKey3(int number) {
    return TypedKey.number("number", number);
  }

  private static AttributeValue byDigestPartitionKey(byte[] digest) {
    return TypedKey.binary("digest", digest, 2048);
  }

  /**
   * The query {@link #all(UUID, boolean, BigDecimal, BigInteger, int)},
   * which {@code time} can narrow.
   */
  public static final class All extends ConsistentQuery<Keyed> {
    private final String prefix;
    private final UUID uuid;

    private All(AttributeValue partition, String prefix, UUID uuid) {
      super(ALL, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
      this.uuid = uuid;
    }

    /**
     * Only items with this {@code time}.
     *
     * @param time the value
     * @return the query
     */
    public AllTime time(Instant time) {
      String narrower =
          TYPE.sortKey("sort")
              .literal(prefix)
              .pad("time", KeyText.epochMillis(time), 14)
              .uuid("uuid", uuid)
              .literal("!")
              .toPart();
      return new AllTime(condition().partition(), narrower);
    }

    /**
     * Only items whose {@code time} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Keyed> time(Range<Instant> range) {
      Range<String> texts =
          range.map(
              value -> TYPE.sortKey("sort").pad("time", KeyText.epochMillis(value), 14).toPart());
      return new ConsistentQuery<>(
          ALL, condition().with(SortCondition.fixedWidthPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #all(UUID, boolean, BigDecimal, BigInteger, int)},
   * which {@code mood} can narrow.
   */
  public static final class AllTime extends ConsistentQuery<Keyed> {
    private final String prefix;

    private AllTime(AttributeValue partition, String prefix) {
      super(ALL, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code mood}.
     *
     * @param mood the value
     * @return the query
     */
    public ConsistentQuery<Keyed> mood(Keyed.Mood mood) {
      AttributeValue sort =
          TYPE.sortKey("sort").literal(prefix).text("mood", Type.MOOD.text(mood)).toKey();
      return new ConsistentQuery<>(ALL, condition().with(SortCondition.equalTo(sort)));
    }
  }

  /** Builds a {@link Keyed} component by component. */
  public static final class Builder {
    private @Nullable UUID uuid;
    private @Nullable Boolean flag;
    private @Nullable BigDecimal exact;
    private @Nullable BigInteger big;
    private @Nullable Integer number;
    private @Nullable Instant time;
    private Keyed. @Nullable Mood mood;
    private @Nullable BigDecimal price;
    private @Nullable Boolean maybe;
    private byte @Nullable [] digest;
    private @Nullable Instant made;

    private Builder() {}

    public Builder uuid(UUID uuid) {
      this.uuid = uuid;
      return this;
    }

    public Builder flag(boolean flag) {
      this.flag = flag;
      return this;
    }

    public Builder exact(BigDecimal exact) {
      this.exact = exact;
      return this;
    }

    public Builder big(BigInteger big) {
      this.big = big;
      return this;
    }

    public Builder number(int number) {
      this.number = number;
      return this;
    }

    public Builder time(Instant time) {
      this.time = time;
      return this;
    }

    public Builder mood(Keyed.Mood mood) {
      this.mood = mood;
      return this;
    }

    public Builder price(@Nullable BigDecimal price) {
      this.price = price;
      return this;
    }

    public Builder maybe(@Nullable Boolean maybe) {
      this.maybe = maybe;
      return this;
    }

    public Builder digest(byte[] digest) {
      this.digest = digest;
      return this;
    }

    /** Without it a put writes the present time. */
    public Builder made(Instant made) {
      this.made = made;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws ValidationException if a required component was not set
     */
    public Keyed build() {
      Violations violations = new Violations("Keyed");
      violations.required("uuid", uuid);
      violations.required("flag", flag);
      violations.required("exact", exact);
      violations.required("big", big);
      violations.required("number", number);
      violations.required("time", time);
      violations.required("mood", mood);
      violations.required("digest", digest);
      violations.throwIfAny();
      return new Keyed(uuid, flag, exact, big, number, time, mood, price, maybe, digest, made);
    }
  }

  private static final class Type extends EntityType<Keyed> {
    private static final EnumCodec<Keyed.Mood> MOOD =
        new EnumCodec<>(Keyed.Mood.class)
            .constant(Keyed.Mood.GOOD, "GOOD")
            .constant(Keyed.Mood.FINE, "FINE")
            .constant(Keyed.Mood.BAD, "BAD");

    private Type() {
      super(KindsTable.SCHEMA, "Keyed", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Keyed entity, Stamps stamps) {
      UUID uuid = entity.uuid();
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

      Violations violations = new Violations(name());
      violations.required("uuid", uuid);
      violations.required("exact", exact);
      violations.number("exact", exact);
      violations.required("big", big);
      violations.number("big", big);
      violations.required("time", time);
      violations.time("time", time);
      violations.required("mood", mood);
      violations.number("price", price);
      violations.required("digest", digest);
      violations.time("made", made);
      violations.throwIfAny();

      String weekday = Keyed.weekday(time);
      BigDecimal doubled = Keyed.doubled(price);
      ItemWriter item = new ItemWriter(26);
      item.string("kind", name());
      item.uuid("Uuid", uuid);
      item.bool("Flag", flag);
      item.number("Exact", exact);
      item.number("Big", big);
      item.number("Number", number);
      item.instant("Time", time, TimeFormat.MILLIS);
      item.value("Mood", mood, MOOD);
      item.number("Price", price);
      item.bool("Maybe", maybe);
      item.bytes("Digest", digest);
      item.instant("Made", made, TimeFormat.MILLIS);
      item.number("Doubled", doubled);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(uuid, flag, exact, big, number));
      item.put("sort", primarySortKey(big, time, uuid, mood));
      if (mood == Keyed.Mood.GOOD || mood == Keyed.Mood.FINE && price != null) {
        item.put("byNumberPK", byNumberPartitionKey(weekday));
        item.put("byNumberSK", byNumberSortKey(price));
      } else if (mood == Keyed.Mood.BAD && !flag) {
        item.put("byNumberPK", byNumberPartitionKey(weekday));
        item.put("byNumberSK", byNumberSortKey2(time));
      } else if (mood == Keyed.Mood.BAD && flag && Boolean.TRUE.equals(maybe)) {
        item.put("byNumberPK", byNumberPartitionKey2());
        item.put("byNumberSK", byNumberSortKey3(number));
      }
      item.put("ByTimePK", byDigestPartitionKey(digest));
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
          item.value("Mood", MOOD),
          item.has("Price") ? item.bigDecimal("Price") : null,
          item.has("Maybe") ? item.bool("Maybe") : null,
          item.bytes("Digest"),
          item.instant("Made", TimeFormat.MILLIS));
    }
  }
}
