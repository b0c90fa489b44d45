package kinds;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.BinaryAttribute;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.MapAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.RecordAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.LazyCodec;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.MapCodec;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.constraint.NumberConstraints;
import dev.singlet.runtime.constraint.SizeConstraints;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TextPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Everything} items of {@link Kinds}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class EverythingEntity {
  /** The attribute {@code Text}. */
  public static final TextAttribute<Everything, InKey> TEXT = new TextAttribute<>(Type.at("text"));

  /** The attribute {@code Yes}. */
  public static final ScalarAttribute<Everything, Boolean, Settable> YES =
      new ScalarAttribute<>(Type.at("yes"), Codecs.bool());

  /** The attribute {@code Perhaps}. */
  public static final ScalarAttribute<Everything, Boolean, Removable> PERHAPS =
      new ScalarAttribute<>(Type.at("perhaps"), Codecs.bool());

  /** The attribute {@code Tiny}. */
  public static final NumberAttribute<Everything, Byte, Settable> TINY =
      new NumberAttribute<>(Type.at("tiny"), Codecs.byteNumber(), NumberBounds.NONE.initial("-1"));

  /** The attribute {@code Small}. */
  public static final NumberAttribute<Everything, Short, Settable> SMALL =
      new NumberAttribute<>(Type.at("small"), Codecs.shortNumber(), NumberBounds.NONE.initial("2"));

  /** The attribute {@code Count}. */
  public static final NumberAttribute<Everything, Integer, Settable> COUNT =
      new NumberAttribute<>(
          Type.at("count"), Codecs.intNumber(), NumberBounds.NONE.min(1).max(99).initial("3"));

  /** The attribute {@code Large}. */
  public static final NumberAttribute<Everything, Long, Settable> LARGE =
      new NumberAttribute<>(
          Type.at("large"), Codecs.longNumber(), NumberBounds.NONE.max(9999999999L).initial("4"));

  /** The attribute {@code Rough}. */
  public static final NumberAttribute<Everything, Float, Settable> ROUGH =
      new NumberAttribute<>(
          Type.at("rough"), Codecs.floatNumber(), NumberBounds.NONE.initial("0.5"));

  /** The attribute {@code Fine}. */
  public static final NumberAttribute<Everything, Double, Settable> FINE =
      new NumberAttribute<>(
          Type.at("fine"), Codecs.doubleNumber(), NumberBounds.NONE.positive().initial("2.5"));

  /** The attribute {@code Exact}. */
  public static final NumberAttribute<Everything, BigDecimal, Settable> EXACT =
      new NumberAttribute<>(
          Type.at("exact"), Codecs.bigDecimal(), NumberBounds.NONE.min(0).initial("1.50"));

  /** The attribute {@code Huge}. */
  public static final NumberAttribute<Everything, BigInteger, Settable> HUGE =
      new NumberAttribute<>(Type.at("huge"), Codecs.bigInteger(), NumberBounds.NONE.initial("7"));

  /** The attribute {@code Fixed}. */
  public static final OrderedAttribute<Everything, Instant, Settable> FIXED =
      new OrderedAttribute<>(Type.at("fixed"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Begun}. */
  public static final OrderedAttribute<Everything, Instant, Settable> BEGUN =
      new OrderedAttribute<>(Type.at("begun"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Expires}. */
  public static final OrderedAttribute<Everything, Instant, Removable> EXPIRES =
      new OrderedAttribute<>(Type.at("expires"), TimeCodecs.instant(TimeFormat.EPOCH));

  /** The attribute {@code Id}. */
  public static final ScalarAttribute<Everything, UUID, Settable> ID =
      new ScalarAttribute<>(Type.at("id"), TextCodecs.uuid());

  /** The attribute {@code Bytes}. */
  public static final BinaryAttribute<Everything, Settable> BYTES =
      new BinaryAttribute<>(Type.at("bytes"));

  /** The attribute {@code State}. */
  public static final ScalarAttribute<Everything, Everything.State, Settable> STATE =
      new ScalarAttribute<>(Type.at("state"), Type.STATE_CODEC);

  /** The attribute {@code Names}. */
  public static final SetAttribute<Everything, String, Settable> NAMES =
      new SetAttribute<>(Type.at("names"), TextCodecs.string(), 1, Integer.MAX_VALUE);

  /** The attribute {@code Numbers}. */
  public static final SetAttribute<Everything, Integer, Removable> NUMBERS =
      new SetAttribute<>(Type.at("numbers"), Codecs.intNumber());

  /** The attribute {@code States}. */
  public static final SetAttribute<Everything, Everything.State, Removable> STATES =
      new SetAttribute<>(
          Type.at("states"),
          new EnumCodec<>(Everything.State.class)
              .constant(Everything.State.OPEN, "OPEN")
              .constant(Everything.State.DONE, "fin\"ished"));

  /** The attribute {@code Nodes}. */
  public static final ListAttribute<
          Everything,
          Everything.Node,
          EverythingNodeAttribute<Removable, Settable, Removable>,
          Settable>
      NODES =
      new ListAttribute<>(Type.at("nodes"), new EverythingNodeAttribute<>(Type.at("nodes")), 1, 5);

  /** The attribute {@code Prices}. */
  public static final MapAttribute<
          Everything,
          String,
          List<BigDecimal>,
          ListAttribute<
                  Everything,
                  BigDecimal,
                  NumberAttribute<Everything, BigDecimal, Removable>,
                  Removable>,
          Removable>
      PRICES =
      new MapAttribute<>(
          Type.at("prices"),
          TextCodecs.string(),
          new ListAttribute<>(
              Type.at("prices"), new NumberAttribute<>(Type.at("prices"), Codecs.bigDecimal())));

  /** The attribute {@code root node}. */
  public static final EverythingNodeAttribute<Settable, Settable, Removable> ROOT =
      new EverythingNodeAttribute<>(Type.at("root"));

  private EverythingEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Everything> put(Everything entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param text the value of {@code text}
   */
  public static Get<Everything> get(String text) {
    return new Get<>(Type.INSTANCE, key(text));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param text the value of {@code text}
   */
  public static Delete<Everything> delete(String text) {
    return new Delete<>(Type.INSTANCE, key(text));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param text the value of {@code text}
   */
  public static Check<Everything> check(String text) {
    return new Check<>(Type.INSTANCE, key(text));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Everything> get(Everything entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Everything> delete(Everything entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Everything entity) { return key(entity.text()); }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param text the value of {@code text}
   */
  public static Update update(String text) {
    return new Update(UpdateState.update(Type.INSTANCE, key(text), "text", text));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Everything> update(Everything before, Everything after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param text the value of {@code text}
   * @param bytes the value of {@code bytes}
   * @param names the value of {@code names}
   * @param nodes the value of {@code nodes}
   * @param root the value of {@code root}
   */
  public static Upsert upsert(
      String text, byte[] bytes, Set<String> names, List<Everything.Node> nodes,
      Everything.Node root) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(text))
            .given(TEXT, text).given(BYTES, bytes).given(NAMES, names).given(NODES, nodes)
            .given(ROOT, root));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Everything entity) {
    return new Builder()
        .text(entity.text()).yes(entity.yes()).perhaps(entity.perhaps()).tiny(entity.tiny())
        .small(entity.small()).count(entity.count()).large(entity.large()).rough(entity.rough())
        .fine(entity.fine()).exact(entity.exact()).huge(entity.huge()).fixed(entity.fixed())
        .begun(entity.begun()).expires(entity.expires()).id(entity.id()).bytes(entity.bytes())
        .state(entity.state()).names(entity.names()).numbers(entity.numbers())
        .states(entity.states()).nodes(entity.nodes()).prices(entity.prices()).root(entity.root());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Everything entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Everything fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Everything> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param text the value of {@code text}
   */
  public static PrimaryKey key(String text) {
    Type.INSTANCE.checkArgument("text", text);
    return new PrimaryKey(primaryPartitionKey(text), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String text) {
    return Type.INSTANCE.partitionKey("partition").literal("E\"\\$!").text("text", text).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("only");
  }

  /**
   * The methods that updates and upserts of {@link Everything} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Everything, S> {
    private AnyUpdate(UpdateState<Everything> state) { super(state); }

    /**
     * {@return the update with {@code yes} set}
     * @param yes the value
     */
    public S yes(boolean yes) { return set(YES, yes); }

    /**
     * {@return the update with {@code perhaps} set; null removes it}
     * @param perhaps the value
     */
    public S perhaps(@Nullable Boolean perhaps) { return replace(PERHAPS, perhaps); }

    /** {@return the update with {@code perhaps} removed} */
    public S removePerhaps() { return remove(PERHAPS); }

    /**
     * {@return the update with {@code tiny} set}
     * @param tiny the value
     */
    public S tiny(byte tiny) { return set(TINY, tiny); }

    /**
     * {@return the update with an amount added to {@code tiny}}
     * @param amount the amount
     */
    public S incrementTiny(byte amount) { return increment(TINY, amount); }

    /**
     * {@return the update with an amount subtracted from {@code tiny}}
     * @param amount the amount
     */
    public S decrementTiny(byte amount) { return decrement(TINY, amount); }

    /**
     * {@return the update with {@code small} set}
     * @param small the value
     */
    public S small(Short small) { return set(SMALL, small); }

    /**
     * {@return the update with an amount added to {@code small}}
     * @param amount the amount
     */
    public S incrementSmall(short amount) { return increment(SMALL, amount); }

    /**
     * {@return the update with an amount subtracted from {@code small}}
     * @param amount the amount
     */
    public S decrementSmall(short amount) { return decrement(SMALL, amount); }

    /**
     * {@return the update with {@code count} set}
     * @param count the value
     */
    public S count(int count) { return set(COUNT, count); }

    /**
     * {@return the update with an amount added to {@code count}}
     * @param amount the amount
     */
    public S incrementCount(int amount) { return increment(COUNT, amount); }

    /**
     * {@return the update with an amount subtracted from {@code count}}
     * @param amount the amount
     */
    public S decrementCount(int amount) { return decrement(COUNT, amount); }

    /**
     * {@return the update with {@code large} set}
     * @param large the value
     */
    public S large(long large) { return set(LARGE, large); }

    /**
     * {@return the update with an amount added to {@code large}}
     * @param amount the amount
     */
    public S incrementLarge(long amount) { return increment(LARGE, amount); }

    /**
     * {@return the update with an amount subtracted from {@code large}}
     * @param amount the amount
     */
    public S decrementLarge(long amount) { return decrement(LARGE, amount); }

    /**
     * {@return the update with {@code rough} set}
     * @param rough the value
     */
    public S rough(float rough) { return set(ROUGH, rough); }

    /**
     * {@return the update with an amount added to {@code rough}}
     * @param amount the amount
     */
    public S incrementRough(float amount) { return increment(ROUGH, amount); }

    /**
     * {@return the update with an amount subtracted from {@code rough}}
     * @param amount the amount
     */
    public S decrementRough(float amount) { return decrement(ROUGH, amount); }

    /**
     * {@return the update with {@code fine} set}
     * @param fine the value
     */
    public S fine(double fine) { return set(FINE, fine); }

    /**
     * {@return the update with an amount added to {@code fine}}
     * @param amount the amount
     */
    public S incrementFine(double amount) { return increment(FINE, amount); }

    /**
     * {@return the update with an amount subtracted from {@code fine}}
     * @param amount the amount
     */
    public S decrementFine(double amount) { return decrement(FINE, amount); }

    /**
     * {@return the update with {@code exact} set}
     * @param exact the value
     */
    public S exact(BigDecimal exact) { return set(EXACT, exact); }

    /**
     * {@return the update with an amount added to {@code exact}}
     * @param amount the amount
     */
    public S incrementExact(BigDecimal amount) { return increment(EXACT, amount); }

    /**
     * {@return the update with an amount subtracted from {@code exact}}
     * @param amount the amount
     */
    public S decrementExact(BigDecimal amount) { return decrement(EXACT, amount); }

    /**
     * {@return the update with {@code huge} set}
     * @param huge the value
     */
    public S huge(BigInteger huge) { return set(HUGE, huge); }

    /**
     * {@return the update with an amount added to {@code huge}}
     * @param amount the amount
     */
    public S incrementHuge(BigInteger amount) { return increment(HUGE, amount); }

    /**
     * {@return the update with an amount subtracted from {@code huge}}
     * @param amount the amount
     */
    public S decrementHuge(BigInteger amount) { return decrement(HUGE, amount); }

    /**
     * {@return the update with {@code fixed} set}
     * @param fixed the value
     */
    public S fixed(Instant fixed) { return set(FIXED, fixed); }

    /**
     * {@return the update with {@code begun} set}
     * @param begun the value
     */
    public S begun(Instant begun) { return set(BEGUN, begun); }

    /**
     * {@return the update with {@code expires} set; null removes it}
     * @param expires the value
     */
    public S expires(@Nullable Instant expires) { return replace(EXPIRES, expires); }

    /** {@return the update with {@code expires} removed} */
    public S removeExpires() { return remove(EXPIRES); }

    /**
     * {@return the update with {@code id} set}
     * @param id the value
     */
    public S id(UUID id) { return set(ID, id); }

    /**
     * {@return the update with {@code state} set}
     * @param stateValue the value
     */
    public S state(Everything.State stateValue) { return set(STATE, stateValue); }

    /**
     * {@return the update with {@code numbers} set}
     * @param numbers the value
     */
    public S numbers(Set<Integer> numbers) { return set(NUMBERS, numbers); }

    /** {@return the update with {@code numbers} removed} */
    public S removeNumbers() { return remove(NUMBERS); }

    /**
     * {@return the update with elements added to the set {@code numbers}}
     * @param elements the elements
     */
    public S addToNumbers(Integer... elements) {
      return addTo(NUMBERS, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements removed from the set {@code numbers}}
     * @param elements the elements
     */
    public S removeFromNumbers(Integer... elements) {
      return removeFrom(NUMBERS, Arrays.asList(elements));
    }

    /**
     * {@return the update with {@code states} set}
     * @param states the value
     */
    public S states(Set<Everything.State> states) { return set(STATES, states); }

    /** {@return the update with {@code states} removed} */
    public S removeStates() { return remove(STATES); }

    /**
     * {@return the update with elements added to the set {@code states}}
     * @param elements the elements
     */
    public S addToStates(Everything.State... elements) {
      return addTo(STATES, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements removed from the set {@code states}}
     * @param elements the elements
     */
    public S removeFromStates(Everything.State... elements) {
      return removeFrom(STATES, Arrays.asList(elements));
    }

    /**
     * {@return the update with {@code prices} set; null removes it}
     * @param prices the value
     */
    public S prices(@Nullable Map<String, List<BigDecimal>> prices) {
      return replace(PRICES, prices);
    }

    /** {@return the update with {@code prices} removed} */
    public S removePrices() { return remove(PRICES); }
  }

  /** Changes {@link Everything} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Everything> state) { super(state); }

    @Override
    protected Update with(UpdateState<Everything> state) { return new Update(state); }

    /**
     * {@return the update with {@code bytes} set}
     * @param bytes the value
     */
    public Update bytes(byte[] bytes) { return set(BYTES, bytes); }

    /**
     * {@return the update with {@code names} set}
     * @param names the value
     */
    public Update names(Set<String> names) { return set(NAMES, names); }

    /**
     * {@return the update with elements added to the set {@code names}}
     * @param elements the elements
     */
    public Update addToNames(String... elements) {
      return addTo(NAMES, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements removed from the set {@code names}}
     * @param elements the elements
     */
    public Update removeFromNames(String... elements) {
      return removeFrom(NAMES, Arrays.asList(elements));
    }

    /**
     * {@return the update with {@code nodes} set}
     * @param nodes the value
     */
    public Update nodes(List<Everything.Node> nodes) { return set(NODES, nodes); }

    /**
     * {@return the update with elements added at the end of {@code nodes}}
     * @param elements the elements
     */
    public Update appendToNodes(Everything.Node... elements) {
      return append(NODES, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements added at the beginning of {@code nodes}}
     * @param elements the elements
     */
    public Update prependToNodes(Everything.Node... elements) {
      return prepend(NODES, Arrays.asList(elements));
    }

    /**
     * {@return the update with {@code root} set}
     * @param root the value
     */
    public Update root(Everything.Node root) { return set(ROOT, root); }
  }

  /** Changes {@link Everything} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Everything> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Everything> state) { return new Upsert(state); }
  }

  /** Builds {@link Everything} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String text;
    private @Nullable Boolean yes;
    private @Nullable Boolean perhaps;
    private @Nullable Byte tiny;
    private @Nullable Short small;
    private @Nullable Integer count;
    private @Nullable Long large;
    private @Nullable Float rough;
    private @Nullable Double fine;
    private @Nullable BigDecimal exact;
    private @Nullable BigInteger huge;
    private @Nullable Instant fixed;
    private @Nullable Instant begun;
    private @Nullable Instant expires;
    private @Nullable UUID id;
    private byte @Nullable [] bytes;
    private Everything.@Nullable State stateValue;
    private @Nullable Set<String> names;
    private @Nullable Set<Integer> numbers;
    private @Nullable Set<Everything.State> states;
    private @Nullable List<Everything.Node> nodes;
    private @Nullable Map<String, List<BigDecimal>> prices;
    private Everything.@Nullable Node root;

    private Builder() {}

    /**
     * {@return this builder with {@code text} set}
     * @param text the value
     */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    /**
     * {@return this builder with {@code yes} set}
     * @param yes the value
     */
    public Builder yes(boolean yes) {
      this.yes = yes;
      return this;
    }

    /**
     * {@return this builder with {@code perhaps} set}
     * @param perhaps the value; null for none
     */
    public Builder perhaps(@Nullable Boolean perhaps) {
      this.perhaps = perhaps;
      return this;
    }

    /**
     * {@return this builder with {@code tiny} set}
     * @param tiny the value
     */
    public Builder tiny(byte tiny) {
      this.tiny = tiny;
      return this;
    }

    /**
     * {@return this builder with {@code small} set}
     * @param small the value
     */
    public Builder small(Short small) {
      this.small = small;
      return this;
    }

    /**
     * {@return this builder with {@code count} set}
     * @param count the value
     */
    public Builder count(int count) {
      this.count = count;
      return this;
    }

    /**
     * {@return this builder with {@code large} set}
     * @param large the value
     */
    public Builder large(long large) {
      this.large = large;
      return this;
    }

    /**
     * {@return this builder with {@code rough} set}
     * @param rough the value
     */
    public Builder rough(float rough) {
      this.rough = rough;
      return this;
    }

    /**
     * {@return this builder with {@code fine} set}
     * @param fine the value
     */
    public Builder fine(double fine) {
      this.fine = fine;
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
     * {@return this builder with {@code huge} set}
     * @param huge the value
     */
    public Builder huge(BigInteger huge) {
      this.huge = huge;
      return this;
    }

    /**
     * {@return this builder with {@code fixed} set}
     * @param fixed the value
     */
    public Builder fixed(Instant fixed) {
      this.fixed = fixed;
      return this;
    }

    /**
     * {@return this builder with {@code begun} set} Without it a put sets the current time.
     * @param begun the value
     */
    public Builder begun(Instant begun) {
      this.begun = begun;
      return this;
    }

    /**
     * {@return this builder with {@code expires} set}
     * @param expires the value; null for none
     */
    public Builder expires(@Nullable Instant expires) {
      this.expires = expires;
      return this;
    }

    /**
     * {@return this builder with {@code id} set}
     * @param id the value
     */
    public Builder id(UUID id) {
      this.id = id;
      return this;
    }

    /**
     * {@return this builder with {@code bytes} set}
     * @param bytes the value
     */
    public Builder bytes(byte[] bytes) {
      this.bytes = bytes;
      return this;
    }

    /**
     * {@return this builder with {@code state} set}
     * @param stateValue the value
     */
    public Builder state(Everything.State stateValue) {
      this.stateValue = stateValue;
      return this;
    }

    /**
     * {@return this builder with {@code names} set}
     * @param names the value
     */
    public Builder names(Set<String> names) {
      this.names = names;
      return this;
    }

    /**
     * {@return this builder with {@code numbers} set}
     * @param numbers the value
     */
    public Builder numbers(Set<Integer> numbers) {
      this.numbers = numbers;
      return this;
    }

    /**
     * {@return this builder with {@code states} set}
     * @param states the value
     */
    public Builder states(Set<Everything.State> states) {
      this.states = states;
      return this;
    }

    /**
     * {@return this builder with {@code nodes} set}
     * @param nodes the value
     */
    public Builder nodes(List<Everything.Node> nodes) {
      this.nodes = nodes;
      return this;
    }

    /**
     * {@return this builder with {@code prices} set}
     * @param prices the value; null for none
     */
    public Builder prices(@Nullable Map<String, List<BigDecimal>> prices) {
      this.prices = prices;
      return this;
    }

    /**
     * {@return this builder with {@code root} set}
     * @param root the value
     */
    public Builder root(Everything.Node root) {
      this.root = root;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Everything build() {
      Type.INSTANCE.requireSet("text", text, "bytes", bytes, "nodes", nodes, "root", root);
      return new Everything(
          Objects.requireNonNull(text),
          yes == null ? true : yes,
          perhaps,
          tiny == null ? (byte) -1 : tiny,
          small == null ? (short) 2 : small,
          count == null ? 3 : count,
          large == null ? 4L : large,
          rough == null ? 0.5f : rough,
          fine == null ? 2.5d : fine,
          exact == null ? Type.EXACT_DEFAULT : exact,
          huge == null ? Type.HUGE_DEFAULT : huge,
          fixed == null ? Type.FIXED_DEFAULT : fixed,
          Stamps.orLater(begun),
          expires,
          id == null ? Type.ID_DEFAULT : id,
          Objects.requireNonNull(bytes),
          stateValue == null ? Everything.State.OPEN : stateValue,
          names == null ? Set.of() : names,
          numbers == null ? Set.of() : numbers,
          states == null ? Set.of() : states,
          Objects.requireNonNull(nodes),
          prices,
          Objects.requireNonNull(root));
    }
  }

  private static final class Type extends EntityType<Everything> {
    private static final EntityType<Everything> INSTANCE = new Type();
    private static final TextPattern TEXT_PATTERN = new TextPattern("\"?[a-z\\d$]+", 2);
    private static final TextPattern TEXT_PATTERN2 = new TextPattern(".*");
    private static final BigDecimal EXACT_DEFAULT = new BigDecimal("1.50");
    private static final BigInteger HUGE_DEFAULT = new BigInteger("7");
    private static final Instant FIXED_DEFAULT = Instant.parse("2024-01-15T08:00:00Z");
    private static final UUID ID_DEFAULT = UUID.fromString("00000000-0000-0000-0000-000000000000");
    private static final EnumCodec<Everything.State> STATE_CODEC =
        new EnumCodec<>(Everything.State.class)
            .constant(Everything.State.OPEN, "open").constant(Everything.State.DONE, "fin\"ished");
    private static final SetCodec<String> NAMES_CODEC = new SetCodec<>(TextCodecs.string());
    private static final SetCodec<Integer> NUMBERS_CODEC = new SetCodec<>(Codecs.intNumber());
    private static final SetCodec<Everything.State> STATES_CODEC =
        new SetCodec<>(
            new EnumCodec<>(Everything.State.class)
                .constant(Everything.State.OPEN, "OPEN")
                .constant(Everything.State.DONE, "fin\"ished"));
    private static final ListCodec<Everything.Node> NODES_CODEC =
        new ListCodec<>(EverythingNodeCodec.INSTANCE);
    private static final MapCodec<String, List<BigDecimal>> PRICES_CODEC =
        new MapCodec<>(TextCodecs.string(), new ListCodec<>(Codecs.bigDecimal()));
    private static final ValueCodec<Everything.Node> ROOT_CODEC = EverythingNodeCodec.INSTANCE;

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Everything")
              .attributes(
                  "text", "Text", "yes", "Yes", "perhaps", "Perhaps", "tiny", "Tiny", "small",
                  "Small", "count", "Count", "large", "Large", "rough", "Rough", "fine", "Fine",
                  "exact", "Exact", "huge", "Huge", "fixed", "Fixed", "begun", "Begun", "expires",
                  "Expires", "id", "Id", "bytes", "Bytes", "state", "State", "names", "Names",
                  "numbers", "Numbers", "states", "States", "nodes", "Nodes", "prices", "Prices",
                  "root", "root node")
              .modified("", "changed", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Everything entity, Stamps stamps, Violations violations) {
      String text = entity.text();
      boolean yes = entity.yes();
      Boolean perhaps = entity.perhaps();
      byte tiny = entity.tiny();
      Short small = entity.small() == null ? (short) 2 : entity.small();
      int count = entity.count();
      long large = entity.large();
      float rough = entity.rough();
      double fine = entity.fine();
      BigDecimal exact = entity.exact() == null ? EXACT_DEFAULT : entity.exact();
      BigInteger huge = entity.huge() == null ? HUGE_DEFAULT : entity.huge();
      Instant fixed = entity.fixed() == null ? FIXED_DEFAULT : entity.fixed();
      Instant begun = entity.begun() == null ? stamps.now() : entity.begun();
      Instant expires = entity.expires();
      UUID id = entity.id() == null ? ID_DEFAULT : entity.id();
      byte[] bytes = entity.bytes();
      Everything.State stateValue = entity.state() == null ? Everything.State.OPEN : entity.state();
      Set<String> names = entity.names();
      Set<Integer> numbers = entity.numbers();
      Set<Everything.State> states = entity.states();
      List<Everything.Node> nodes = entity.nodes();
      Map<String, List<BigDecimal>> prices = entity.prices();
      Everything.Node root = entity.root();

      checkText(text, violations);
      checkCount(count, violations);
      checkLarge(large, violations);
      violations.number("rough", rough);
      checkFine(fine, violations);
      checkExact(exact, violations);
      violations.number("huge", huge);
      violations.time("fixed", fixed);
      violations.time("begun", begun);
      violations.time("expires", expires);
      violations.required("bytes", bytes);
      checkNames(names, violations);
      violations.within("numbers", numbers, NUMBERS_CODEC);
      violations.within("states", states, STATES_CODEC);
      checkNodes(nodes, violations);
      violations.within("prices", prices, PRICES_CODEC);
      violations.requiredWithin("root", root, ROOT_CODEC);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("Text", text);
      item.bool("Yes", yes);
      item.bool("Perhaps", perhaps);
      item.number("Tiny", tiny);
      item.number("Small", small);
      item.number("Count", count);
      item.number("Large", large);
      item.number("Rough", rough);
      item.number("Fine", fine);
      item.number("Exact", exact);
      item.number("Huge", huge);
      item.instant("Fixed", fixed, TimeFormat.MILLIS);
      item.instant("Begun", begun, TimeFormat.MILLIS);
      item.instant("Expires", expires, TimeFormat.EPOCH);
      item.uuid("Id", id);
      item.bytes("Bytes", bytes);
      item.value("State", stateValue, STATE_CODEC);
      item.value("Names", names, NAMES_CODEC);
      item.value("Numbers", numbers, NUMBERS_CODEC);
      item.value("States", states, STATES_CODEC);
      item.value("Nodes", nodes, NODES_CODEC);
      item.value("Prices", prices, PRICES_CODEC);
      item.value("root node", root, ROOT_CODEC);
      item.instant("changed", stamps.modified(), TimeFormat.MILLIS);
      item.put("partition", primaryPartitionKey(text));
      item.put("sort", primarySortKey());
      return item.toItem();
    }

    @Override
    protected Everything fromItem(ItemReader item) {
      return new Everything(
          item.string("Text"),
          item.has("Yes") ? item.bool("Yes") : true,
          item.has("Perhaps") ? item.bool("Perhaps") : null,
          item.has("Tiny") ? item.byteValue("Tiny") : (byte) -1,
          item.has("Small") ? item.shortValue("Small") : (short) 2,
          item.has("Count") ? item.intValue("Count") : 3,
          item.has("Large") ? item.longValue("Large") : 4L,
          item.has("Rough") ? item.floatValue("Rough") : 0.5f,
          item.has("Fine") ? item.doubleValue("Fine") : 2.5d,
          item.has("Exact") ? item.bigDecimal("Exact") : EXACT_DEFAULT,
          item.has("Huge") ? item.bigInteger("Huge") : HUGE_DEFAULT,
          item.has("Fixed") ? item.instant("Fixed", TimeFormat.MILLIS) : FIXED_DEFAULT,
          item.isGivenLater("Begun")
              ? Stamps.orLater(null)
              : item.instant("Begun", TimeFormat.MILLIS),
          item.has("Expires") ? item.instant("Expires", TimeFormat.EPOCH) : null,
          item.has("Id") ? item.uuid("Id") : ID_DEFAULT,
          item.bytes("Bytes"),
          item.has("State") ? item.value("State", STATE_CODEC) : Everything.State.OPEN,
          item.has("Names") ? item.value("Names", NAMES_CODEC) : Set.of(),
          item.has("Numbers") ? item.value("Numbers", NUMBERS_CODEC) : Set.of(),
          item.has("States") ? item.value("States", STATES_CODEC) : Set.of(),
          item.value("Nodes", NODES_CODEC),
          item.has("Prices") ? item.value("Prices", PRICES_CODEC) : null,
          item.value("root node", ROOT_CODEC));
    }

    @Override
    protected boolean isUnderKeyOf(Everything entity, ItemReader item, int behindTenant) {
      return item.key("partition", behindTenant).text("E\"\\$!").text(entity.text()).isWhole()
          && item.key("sort", 0).text("only").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return EverythingEntity.class.getResourceAsStream("EverythingEntity.schema.json");
    }

    private static Location<Everything> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.bool("Yes", true);
      item.number("Tiny", (byte) -1);
      item.number("Small", (short) 2);
      item.number("Count", 3);
      item.number("Large", 4L);
      item.number("Rough", 0.5f);
      item.number("Fine", 2.5d);
      item.number("Exact", EXACT_DEFAULT);
      item.number("Huge", HUGE_DEFAULT);
      item.instant("Fixed", FIXED_DEFAULT, TimeFormat.MILLIS);
      if (stamps != null) {
        item.instant("Begun", stamps.now(), TimeFormat.MILLIS);
      }
      item.uuid("Id", ID_DEFAULT);
      item.value("State", Everything.State.OPEN, STATE_CODEC);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "text" -> checkText((String) value, violations);
        case "count" -> checkCount((int) Objects.requireNonNull(value), violations);
        case "large" -> checkLarge((long) Objects.requireNonNull(value), violations);
        case "rough" -> violations.number(component, (float) Objects.requireNonNull(value));
        case "fine" -> checkFine((double) Objects.requireNonNull(value), violations);
        case "exact" -> checkExact((BigDecimal) value, violations);
        case "huge" -> violations.number(component, (BigInteger) value);
        case "fixed", "begun", "expires" -> violations.time(component, (Instant) value);
        case "bytes" -> violations.required(component, value);
        case "names" -> checkNames((Set<String>) value, violations);
        case "numbers" -> violations.within(component, (Set<Integer>) value, NUMBERS_CODEC);
        case "states" -> violations.within(component, (Set<Everything.State>) value, STATES_CODEC);
        case "nodes" -> checkNodes((List<Everything.Node>) value, violations);
        case "prices" ->
            violations.within(component, (Map<String, List<BigDecimal>>) value, PRICES_CODEC);
        case "root" -> violations.requiredWithin(component, (Everything.Node) value, ROOT_CODEC);
        default -> {}
      }
    }

    private static void checkText(@Nullable String text, Violations violations) {
      TextConstraints.notBlank(violations, "text", text);
      TextConstraints.pattern(violations, "text", text, TEXT_PATTERN);
      TextConstraints.pattern(violations, "text", text, TEXT_PATTERN2);
      violations.requiredText("text", text);
    }

    private static void checkCount(int count, Violations violations) {
      NumberConstraints.min(violations, "count", count, 1);
      NumberConstraints.max(violations, "count", count, 99);
    }

    private static void checkLarge(long large, Violations violations) {
      NumberConstraints.max(violations, "large", large, 9999999999L);
    }

    private static void checkFine(double fine, Violations violations) {
      NumberConstraints.positive(violations, "fine", fine);
      violations.number("fine", fine);
    }

    private static void checkExact(@Nullable BigDecimal exact, Violations violations) {
      NumberConstraints.positiveOrZero(violations, "exact", exact);
      violations.number("exact", exact);
    }

    private static void checkNames(@Nullable Set<String> names, Violations violations) {
      SizeConstraints.notEmpty(violations, "names", names);
      violations.within("names", names, NAMES_CODEC);
    }

    private static void checkNodes(@Nullable List<Everything.Node> nodes, Violations violations) {
      violations.saying("are $needed\"").required("nodes", nodes);
      SizeConstraints.size(violations.saying("are 1 to 5"), "nodes", nodes, 1, 5);
      violations.within("nodes", nodes, NODES_CODEC);
    }
  }

  /**
   * A {@link Everything.Node} within a {@link Everything}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class EverythingNodeAttribute<W, R, O>
      extends RecordAttribute<Everything, Everything.Node, W> {
    private final Location<Everything> location;

    /** The attribute {@code Name}. */
    public final TextAttribute<Everything, R> NAME;

    /** The attribute {@code Weight}. */
    public final NumberAttribute<Everything, Integer, R> WEIGHT;

    private EverythingNodeAttribute(Location<Everything> location) {
      super(location, EverythingNodeCodec.INSTANCE);
      this.location = location;
      this.NAME =
          new TextAttribute<>(location.component(EverythingNodeCodec.INSTANCE, "name", "Name"));
      this.WEIGHT =
          new NumberAttribute<>(
              location.component(EverythingNodeCodec.INSTANCE, "weight", "Weight"),
              Codecs.intNumber(),
              NumberBounds.NONE.initial("0"));
    }

    /** {@return the attribute {@code Children}} */
    public ListAttribute<
            Everything, Everything.Node, EverythingNodeAttribute<O, R, O>, R>
        children() {
      return new ListAttribute<>(
          location.component(EverythingNodeCodec.INSTANCE, "children", "Children"),
          new EverythingNodeAttribute<>(
              location.component(EverythingNodeCodec.INSTANCE, "children", "Children")));
    }

    @Override
    protected EverythingNodeAttribute<W, R, O> at(Location<Everything> location) {
      return new EverythingNodeAttribute<>(location);
    }
  }

  private static final class EverythingNodeCodec implements RecordCodec<Everything.Node> {
    private static final EverythingNodeCodec INSTANCE = new EverythingNodeCodec();
    private static final ListCodec<Everything.Node> CHILDREN_CODEC =
        new ListCodec<>(new LazyCodec<Everything.Node>(() -> EverythingNodeCodec.INSTANCE));

    @Override
    public AttributeValue encode(Everything.Node entity) {
      String name = entity.name();
      int weight = entity.weight();
      List<Everything.Node> children = entity.children();
      ItemWriter item = new ItemWriter(3);
      item.string("Name", name);
      item.number("Weight", weight);
      item.value("Children", children, CHILDREN_CODEC);
      return item.toValue();
    }

    @Override
    public Everything.Node decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      return new Everything.Node(
          item.string("Name"),
          item.has("Weight") ? item.intValue("Weight") : 0,
          item.value("Children", CHILDREN_CODEC));
    }

    @Override
    public void check(Everything.Node entity, Violations violations) {
      String name = entity.name();
      List<Everything.Node> children = entity.children();
      checkName(name, violations);
      violations.requiredWithin("children", children, CHILDREN_CODEC);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "name" -> checkName((String) value, violations);
        case "children" ->
            violations.requiredWithin(component, (List<Everything.Node>) value, CHILDREN_CODEC);
        default -> {}
      }
    }

    private static void checkName(@Nullable String name, Violations violations) {
      SizeConstraints.size(violations, "name", name, 0, 10);
      violations.requiredText("name", name);
    }
  }
}
