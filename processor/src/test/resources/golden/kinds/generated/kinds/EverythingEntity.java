package kinds;

import dev.singlet.Check;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.RecordUpdate;
import dev.singlet.Scan;
import dev.singlet.UpdateState;
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
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.NumberBounds;
import dev.singlet.generated.item.Codecs;
import dev.singlet.generated.item.EnumCodec;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.LazyCodec;
import dev.singlet.generated.item.ListCodec;
import dev.singlet.generated.item.MapCodec;
import dev.singlet.generated.item.NumberConstraints;
import dev.singlet.generated.item.RecordCodec;
import dev.singlet.generated.item.SetCodec;
import dev.singlet.generated.item.SizeConstraints;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.StoredValue;
import dev.singlet.generated.item.TextCodecs;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.ValueCodec;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Everything} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class EverythingEntity {
  /** The attribute {@code Text}. */
  public static final TextAttribute<Everything, InKey> TEXT =
      new TextAttribute<>(Type.at("text", "Text"));

  /** The attribute {@code Yes}. */
  public static final ScalarAttribute<Everything, Boolean, Settable> YES =
      new ScalarAttribute<>(Type.at("yes", "Yes"), Codecs.bool());

  /** The attribute {@code Perhaps}. */
  public static final ScalarAttribute<Everything, Boolean, Removable> PERHAPS =
      new ScalarAttribute<>(Type.at("perhaps", "Perhaps"), Codecs.bool());

  /** The attribute {@code Tiny}. */
  public static final NumberAttribute<Everything, Byte, Settable> TINY =
      new NumberAttribute<>(
          Type.at("tiny", "Tiny"), Codecs.byteNumber(), NumberBounds.NONE.initial("-1"));

  /** The attribute {@code Small}. */
  public static final NumberAttribute<Everything, Short, Settable> SMALL =
      new NumberAttribute<>(
          Type.at("small", "Small"), Codecs.shortNumber(), NumberBounds.NONE.initial("2"));

  /** The attribute {@code Count}. */
  public static final NumberAttribute<Everything, Integer, Settable> COUNT =
      new NumberAttribute<>(
          Type.at("count", "Count"), Codecs.intNumber(),
          NumberBounds.NONE.min(1).max(99).initial("3"));

  /** The attribute {@code Large}. */
  public static final NumberAttribute<Everything, Long, Settable> LARGE =
      new NumberAttribute<>(
          Type.at("large", "Large"),
          Codecs.longNumber(),
          NumberBounds.NONE.max(9999999999L).initial("4"));

  /** The attribute {@code Rough}. */
  public static final NumberAttribute<Everything, Float, Settable> ROUGH =
      new NumberAttribute<>(
          Type.at("rough", "Rough"), Codecs.floatNumber(), NumberBounds.NONE.initial("0.5"));

  /** The attribute {@code Fine}. */
  public static final NumberAttribute<Everything, Double, Settable> FINE =
      new NumberAttribute<>(
          Type.at("fine", "Fine"), Codecs.doubleNumber(),
          NumberBounds.NONE.positive().initial("2.5"));

  /** The attribute {@code Exact}. */
  public static final NumberAttribute<Everything, BigDecimal, Settable> EXACT =
      new NumberAttribute<>(
          Type.at("exact", "Exact"), Codecs.bigDecimal(), NumberBounds.NONE.min(0).initial("1.50"));

  /** The attribute {@code Huge}. */
  public static final NumberAttribute<Everything, BigInteger, Settable> HUGE =
      new NumberAttribute<>(
          Type.at("huge", "Huge"), Codecs.bigInteger(), NumberBounds.NONE.initial("7"));

  /** The attribute {@code Fixed}. */
  public static final OrderedAttribute<Everything, Instant, Settable> FIXED =
      new OrderedAttribute<>(Type.at("fixed", "Fixed"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Begun}. */
  public static final OrderedAttribute<Everything, Instant, Settable> BEGUN =
      new OrderedAttribute<>(Type.at("begun", "Begun"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Expires}. */
  public static final OrderedAttribute<Everything, Instant, Removable> EXPIRES =
      new OrderedAttribute<>(Type.at("expires", "Expires"), TimeCodecs.instant(TimeFormat.EPOCH));

  /** The attribute {@code Id}. */
  public static final ScalarAttribute<Everything, UUID, Settable> ID =
      new ScalarAttribute<>(Type.at("id", "Id"), TextCodecs.uuid());

  /** The attribute {@code Bytes}. */
  public static final BinaryAttribute<Everything, Settable> BYTES =
      new BinaryAttribute<>(Type.at("bytes", "Bytes"));

  /** The attribute {@code State}. */
  public static final ScalarAttribute<Everything, Everything.State, Settable> STATE =
      new ScalarAttribute<>(Type.at("state", "State"), Type.STATE_CODEC);

  /** The attribute {@code Names}. */
  public static final SetAttribute<Everything, String, Settable> NAMES =
      new SetAttribute<>(Type.at("names", "Names"), TextCodecs.string(), 1, Integer.MAX_VALUE);

  /** The attribute {@code Numbers}. */
  public static final SetAttribute<Everything, Integer, Removable> NUMBERS =
      new SetAttribute<>(Type.at("numbers", "Numbers"), Codecs.intNumber());

  /** The attribute {@code States}. */
  public static final SetAttribute<Everything, Everything.State, Removable> STATES =
      new SetAttribute<>(
          Type.at("states", "States"),
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
      new ListAttribute<>(
          Type.at("nodes", "Nodes"),
          new EverythingNodeAttribute<>(Type.at("nodes", "Nodes")),
          1,
          5);

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
          Type.at("prices", "Prices"),
          TextCodecs.string(),
          new ListAttribute<>(
              Type.at("prices", "Prices"),
              new NumberAttribute<>(Type.at("prices", "Prices"), Codecs.bigDecimal())));

  /** The attribute {@code root node}. */
  public static final EverythingNodeAttribute<Settable, Settable, Removable> ROOT =
      new EverythingNodeAttribute<>(Type.at("root", "root node"));

  private EverythingEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Everything> put(Everything entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param text the value of {@code text}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<Everything> get(String text) {
    return new Get<>(Type.INSTANCE, primaryKey(text));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param text the value of {@code text}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<Everything> delete(String text) {
    return new Delete<>(Type.INSTANCE, primaryKey(text));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param text the value of {@code text}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<Everything> check(String text) {
    return new Check<>(Type.INSTANCE, primaryKey(text));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Everything> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Changes an item that exists.
   *
   * @param text the value of {@code text}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String text) {
    UpdateState<Everything> state =
        UpdateState.update(Type.INSTANCE, primaryKey(text), Map.of("text", text));
    return new Update(state);
  }

  /**
   * Turns one record into another with the smallest update, if what it changes is still as
   * it was before.
   *
   * @param before the item as it was read
   * @param after the item as it is to be
   * @return the operation, which makes no request if both are equal
   */
  public static RecordUpdate<Everything> update(Everything before, Everything after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param text the value of {@code text}
   * @param bytes the value of {@code bytes}
   * @param names the value of {@code names}
   * @param nodes the value of {@code nodes}
   * @param root the value of {@code root}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(
      String text, byte[] bytes, Set<String> names, List<Everything.Node> nodes,
      Everything.Node root) {
    UpdateState<Everything> state =
        UpdateState.upsert(Type.INSTANCE, primaryKey(text), Map.of("text", text));
    return new Upsert(
        state.given(TEXT, text)
            .given(BYTES, bytes).given(NAMES, names).given(NODES, nodes).given(ROOT, root));
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
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Everything entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static Everything fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /**
   * The JSON Schema (draft 2020-12) of the entity in plain JSON: its attributes under their
   * stored names, as {@code singlet-json} writes and reads them.
   *
   * @return the schema
   */
  public static String jsonSchema() {
    return Type.INSTANCE.jsonSchema();
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Everything> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String text) {
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
   * What an update and an upsert of {@link Everything} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Everything, S> {
    private AnyUpdate(UpdateState<Everything> state) {
      super(state);
    }

    public S yes(boolean yes) {
      return set(YES, yes);
    }

    public S perhaps(Boolean perhaps) {
      return set(PERHAPS, perhaps);
    }

    public S removePerhaps() {
      return remove(PERHAPS);
    }

    public S tiny(byte tiny) {
      return set(TINY, tiny);
    }

    public S incrementTiny(byte amount) {
      return increment(TINY, amount);
    }

    public S decrementTiny(byte amount) {
      return decrement(TINY, amount);
    }

    public S small(Short small) {
      return set(SMALL, small);
    }

    public S incrementSmall(short amount) {
      return increment(SMALL, amount);
    }

    public S decrementSmall(short amount) {
      return decrement(SMALL, amount);
    }

    public S count(int count) {
      return set(COUNT, count);
    }

    public S incrementCount(int amount) {
      return increment(COUNT, amount);
    }

    public S decrementCount(int amount) {
      return decrement(COUNT, amount);
    }

    public S large(long large) {
      return set(LARGE, large);
    }

    public S incrementLarge(long amount) {
      return increment(LARGE, amount);
    }

    public S decrementLarge(long amount) {
      return decrement(LARGE, amount);
    }

    public S rough(float rough) {
      return set(ROUGH, rough);
    }

    public S incrementRough(float amount) {
      return increment(ROUGH, amount);
    }

    public S decrementRough(float amount) {
      return decrement(ROUGH, amount);
    }

    public S fine(double fine) {
      return set(FINE, fine);
    }

    public S incrementFine(double amount) {
      return increment(FINE, amount);
    }

    public S decrementFine(double amount) {
      return decrement(FINE, amount);
    }

    public S exact(BigDecimal exact) {
      return set(EXACT, exact);
    }

    public S incrementExact(BigDecimal amount) {
      return increment(EXACT, amount);
    }

    public S decrementExact(BigDecimal amount) {
      return decrement(EXACT, amount);
    }

    public S huge(BigInteger huge) {
      return set(HUGE, huge);
    }

    public S incrementHuge(BigInteger amount) {
      return increment(HUGE, amount);
    }

    public S decrementHuge(BigInteger amount) {
      return decrement(HUGE, amount);
    }

    public S fixed(Instant fixed) {
      return set(FIXED, fixed);
    }

    public S begun(Instant begun) {
      return set(BEGUN, begun);
    }

    public S expires(Instant expires) {
      return set(EXPIRES, expires);
    }

    public S removeExpires() {
      return remove(EXPIRES);
    }

    public S id(UUID id) {
      return set(ID, id);
    }

    public S state(Everything.State stateValue) {
      return set(STATE, stateValue);
    }

    public S numbers(Set<Integer> numbers) {
      return set(NUMBERS, numbers);
    }

    public S removeNumbers() {
      return remove(NUMBERS);
    }

    public S addToNumbers(Integer... elements) {
      return addTo(NUMBERS, Arrays.asList(elements));
    }

    public S removeFromNumbers(Integer... elements) {
      return removeFrom(NUMBERS, Arrays.asList(elements));
    }

    public S states(Set<Everything.State> states) {
      return set(STATES, states);
    }

    public S removeStates() {
      return remove(STATES);
    }

    public S addToStates(Everything.State... elements) {
      return addTo(STATES, Arrays.asList(elements));
    }

    public S removeFromStates(Everything.State... elements) {
      return removeFrom(STATES, Arrays.asList(elements));
    }

    public S prices(Map<String, List<BigDecimal>> prices) {
      return set(PRICES, prices);
    }

    public S removePrices() {
      return remove(PRICES);
    }
  }

  /** Changes {@link Everything} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Everything> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Everything> state) {
      return new Update(state);
    }

    public Update bytes(byte[] bytes) {
      return set(BYTES, bytes);
    }

    public Update names(Set<String> names) {
      return set(NAMES, names);
    }

    public Update addToNames(String... elements) {
      return addTo(NAMES, Arrays.asList(elements));
    }

    public Update removeFromNames(String... elements) {
      return removeFrom(NAMES, Arrays.asList(elements));
    }

    public Update nodes(List<Everything.Node> nodes) {
      return set(NODES, nodes);
    }

    public Update appendToNodes(Everything.Node... elements) {
      return append(NODES, Arrays.asList(elements));
    }

    public Update prependToNodes(Everything.Node... elements) {
      return prepend(NODES, Arrays.asList(elements));
    }

    public Update root(Everything.Node root) {
      return set(ROOT, root);
    }
  }

  /** Changes {@link Everything} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Everything> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Everything> state) {
      return new Upsert(state);
    }
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

    public Builder text(String text) {
      this.text = text;
      return this;
    }

    public Builder yes(boolean yes) {
      this.yes = yes;
      return this;
    }

    public Builder perhaps(@Nullable Boolean perhaps) {
      this.perhaps = perhaps;
      return this;
    }

    public Builder tiny(byte tiny) {
      this.tiny = tiny;
      return this;
    }

    public Builder small(Short small) {
      this.small = small;
      return this;
    }

    public Builder count(int count) {
      this.count = count;
      return this;
    }

    public Builder large(long large) {
      this.large = large;
      return this;
    }

    public Builder rough(float rough) {
      this.rough = rough;
      return this;
    }

    public Builder fine(double fine) {
      this.fine = fine;
      return this;
    }

    public Builder exact(BigDecimal exact) {
      this.exact = exact;
      return this;
    }

    public Builder huge(BigInteger huge) {
      this.huge = huge;
      return this;
    }

    public Builder fixed(Instant fixed) {
      this.fixed = fixed;
      return this;
    }

    /** Without it a put writes the present time. */
    public Builder begun(Instant begun) {
      this.begun = begun;
      return this;
    }

    public Builder expires(@Nullable Instant expires) {
      this.expires = expires;
      return this;
    }

    public Builder id(UUID id) {
      this.id = id;
      return this;
    }

    public Builder bytes(byte[] bytes) {
      this.bytes = bytes;
      return this;
    }

    public Builder state(Everything.State stateValue) {
      this.stateValue = stateValue;
      return this;
    }

    public Builder names(Set<String> names) {
      this.names = names;
      return this;
    }

    public Builder numbers(Set<Integer> numbers) {
      this.numbers = numbers;
      return this;
    }

    public Builder states(Set<Everything.State> states) {
      this.states = states;
      return this;
    }

    public Builder nodes(List<Everything.Node> nodes) {
      this.nodes = nodes;
      return this;
    }

    public Builder prices(@Nullable Map<String, List<BigDecimal>> prices) {
      this.prices = prices;
      return this;
    }

    public Builder root(Everything.Node root) {
      this.root = root;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Everything build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("text", text);
      violations.required("bytes", bytes);
      violations.required("nodes", nodes);
      violations.required("root", root);
      violations.throwIfAny();
      return new Everything(
          text,
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
          begun,
          expires,
          id == null ? Type.ID_DEFAULT : id,
          bytes,
          stateValue == null ? Everything.State.OPEN : stateValue,
          names == null ? Set.of() : names,
          numbers == null ? Set.of() : numbers,
          states == null ? Set.of() : states,
          nodes,
          prices,
          root);
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

    private static final String NULLABLE = "perhaps,expires,prices";

    private Type() {
      super(
          new EntityDescription(KindsTable.SCHEMA, "Everything")
              .attribute("text", "Text").attribute("yes", "Yes").attribute("perhaps", "Perhaps")
              .attribute("tiny", "Tiny").attribute("small", "Small").attribute("count", "Count")
              .attribute("large", "Large").attribute("rough", "Rough").attribute("fine", "Fine")
              .attribute("exact", "Exact").attribute("huge", "Huge").attribute("fixed", "Fixed")
              .attribute("begun", "Begun").attribute("expires", "Expires").attribute("id", "Id")
              .attribute("bytes", "Bytes").attribute("state", "State").attribute("names", "Names")
              .attribute("numbers", "Numbers").attribute("states", "States")
              .attribute("nodes", "Nodes").attribute("prices", "Prices")
              .attribute("root", "root node").modified("", "changed", TimeFormat.MILLIS));
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

      ItemWriter item = new ItemWriter(27);
      item.put("kind", nameValue());
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
          item.instant("Begun", TimeFormat.MILLIS),
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
      String text = entity.text();
      return item.key("partition", behindTenant).text("E\"\\$!").text(text).isWhole()
          && item.key("sort", 0).text("only").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return EverythingEntity.class.getResourceAsStream("EverythingEntity.schema.json");
    }

    private static Location<Everything> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {
      boolean yes = true;
      item.bool("Yes", yes);
      byte tiny = (byte) -1;
      item.number("Tiny", tiny);
      Short small = (short) 2;
      item.number("Small", small);
      int count = 3;
      item.number("Count", count);
      long large = 4L;
      item.number("Large", large);
      float rough = 0.5f;
      item.number("Rough", rough);
      double fine = 2.5d;
      item.number("Fine", fine);
      BigDecimal exact = EXACT_DEFAULT;
      item.number("Exact", exact);
      BigInteger huge = HUGE_DEFAULT;
      item.number("Huge", huge);
      Instant fixed = FIXED_DEFAULT;
      item.instant("Fixed", fixed, TimeFormat.MILLIS);
      Instant begun = stamps.now();
      item.instant("Begun", begun, TimeFormat.MILLIS);
      UUID id = ID_DEFAULT;
      item.uuid("Id", id);
      Everything.State stateValue = Everything.State.OPEN;
      item.value("State", stateValue, STATE_CODEC);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "text" -> checkText((String) value, violations);
        case "count" -> checkCount((int) value, violations);
        case "large" -> checkLarge((long) value, violations);
        case "rough" -> violations.number("rough", (float) value);
        case "fine" -> checkFine((double) value, violations);
        case "exact" -> checkExact((BigDecimal) value, violations);
        case "huge" -> violations.number("huge", (BigInteger) value);
        case "fixed" -> violations.time("fixed", (Instant) value);
        case "begun" -> violations.time("begun", (Instant) value);
        case "expires" -> violations.time("expires", (Instant) value);
        case "bytes" -> violations.required("bytes", value);
        case "names" -> checkNames((Set<String>) value, violations);
        case "numbers" -> violations.within("numbers", (Set<Integer>) value, NUMBERS_CODEC);
        case "states" -> violations.within("states", (Set<Everything.State>) value, STATES_CODEC);
        case "nodes" -> checkNodes((List<Everything.Node>) value, violations);
        case "prices" ->
            violations.within("prices", (Map<String, List<BigDecimal>>) value, PRICES_CODEC);
        case "root" -> violations.requiredWithin("root", (Everything.Node) value, ROOT_CODEC);
        default -> {}
      }
    }

    private static void checkText(@Nullable String text, Violations violations) {
      violations.required("text", text);
      TextConstraints.notBlank(violations, "text", text);
      TextConstraints.pattern(violations, "text", text, TEXT_PATTERN);
      TextConstraints.pattern(violations, "text", text, TEXT_PATTERN2);
      violations.text("text", text);
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

    /**
     * The attribute {@code Children}.
     *
     * @return the attribute
     */
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
            violations.requiredWithin("children", (List<Everything.Node>) value, CHILDREN_CODEC);
        default -> {}
      }
    }

    private static void checkName(@Nullable String name, Violations violations) {
      violations.required("name", name);
      SizeConstraints.size(violations, "name", name, 0, 10);
      violations.text("name", name);
    }
  }
}
