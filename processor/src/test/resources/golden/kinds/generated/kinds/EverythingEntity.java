package kinds;

import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.Codecs;
import dev.singlet.item.EnumCodec;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.ListCodec;
import dev.singlet.item.MapCodec;
import dev.singlet.item.SetCodec;
import dev.singlet.item.Stamps;
import dev.singlet.item.ValueCodec;
import dev.singlet.item.Violations;
import dev.singlet.key.PrimaryKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Everything} items of {@link Kinds}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
final class EverythingEntity {
  private static final EntityType<Everything> TYPE = new Type();

  private EverythingEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Everything> put(Everything entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param text the value of {@code text}
   * @return the operation
   */
  public static Get<Everything> get(String text) {
    return new Get<>(TYPE, primaryKey(text));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param text the value of {@code text}
   * @return the operation
   */
  public static Delete<Everything> delete(String text) {
    return new Delete<>(TYPE, primaryKey(text));
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
        .text(entity.text())
        .yes(entity.yes())
        .perhaps(entity.perhaps())
        .tiny(entity.tiny())
        .small(entity.small())
        .count(entity.count())
        .large(entity.large())
        .rough(entity.rough())
        .fine(entity.fine())
        .exact(entity.exact())
        .huge(entity.huge())
        .fixed(entity.fixed())
        .begun(entity.begun())
        .expires(entity.expires())
        .id(entity.id())
        .bytes(entity.bytes())
        .state(entity.state())
        .names(entity.names())
        .numbers(entity.numbers())
        .states(entity.states())
        .nodes(entity.nodes())
        .prices(entity.prices())
        .root(entity.root());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Everything> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String text) {
    return new PrimaryKey(primaryPartitionKey(text), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String text) {
    return TYPE.partitionKey("partition").literal("E\"\\$!").text("text", text).toKey();
  }

  private static AttributeValue primarySortKey() {
    return TYPE.sortKey("sort").literal("only").toKey();
  }

  /** Builds a {@link Everything} component by component. */
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
    private Everything. @Nullable State state;
    private @Nullable Set<String> names;
    private @Nullable Set<Integer> numbers;
    private @Nullable Set<Everything.State> states;
    private @Nullable List<Everything.Node> nodes;
    private @Nullable Map<String, List<BigDecimal>> prices;
    private Everything. @Nullable Node root;

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

    public Builder state(Everything.State state) {
      this.state = state;
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
     * @throws ValidationException if a required component was not set
     */
    public Everything build() {
      Violations violations = new Violations("Everything");
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
          exact == null ? new BigDecimal("1.50") : exact,
          huge == null ? new BigInteger("7") : huge,
          fixed == null ? Instant.parse("2024-01-15T08:00:00Z") : fixed,
          begun,
          expires,
          id == null ? UUID.fromString("00000000-0000-0000-0000-000000000000") : id,
          bytes,
          state == null ? Everything.State.OPEN : state,
          names == null ? Set.of() : names,
          numbers == null ? Set.of() : numbers,
          states == null ? Set.of() : states,
          nodes,
          prices,
          root);
    }
  }

  private static final class Type extends EntityType<Everything> {
    private static final Pattern TEXT_PATTERN = Pattern.compile("\"?[a-z\\d$]+", 2);

    private static final Pattern TEXT_PATTERN2 = Pattern.compile(".*");

    private static final EnumCodec<Everything.State> STATE =
        new EnumCodec<>(Everything.State.class)
            .constant(Everything.State.OPEN, "open")
            .constant(Everything.State.DONE, "fin\"ished");

    private static final ValueCodec<Set<String>> NAMES = new SetCodec<>(Codecs.string());

    private static final ValueCodec<Set<Integer>> NUMBERS = new SetCodec<>(Codecs.intNumber());

    private static final ValueCodec<Set<Everything.State>> STATES =
        new SetCodec<>(
            new EnumCodec<>(Everything.State.class)
                .constant(Everything.State.OPEN, "OPEN")
                .constant(Everything.State.DONE, "fin\"ished"));

    private static final ValueCodec<List<Everything.Node>> NODES =
        new ListCodec<>(new EverythingNodeCodec());

    private static final ValueCodec<Map<String, List<BigDecimal>>> PRICES =
        new MapCodec<>(new ListCodec<>(Codecs.bigDecimal()));

    private static final ValueCodec<Everything.Node> ROOT = new EverythingNodeCodec();

    private Type() {
      super(KindsTable.SCHEMA, "Everything", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Everything entity, Stamps stamps) {
      String text = entity.text();
      boolean yes = entity.yes();
      Boolean perhaps = entity.perhaps();
      byte tiny = entity.tiny();
      Short small = entity.small() == null ? (short) 2 : entity.small();
      int count = entity.count();
      long large = entity.large();
      float rough = entity.rough();
      double fine = entity.fine();
      BigDecimal exact = entity.exact() == null ? new BigDecimal("1.50") : entity.exact();
      BigInteger huge = entity.huge() == null ? new BigInteger("7") : entity.huge();
      Instant fixed =
          entity.fixed() == null ? Instant.parse("2024-01-15T08:00:00Z") : entity.fixed();
      Instant begun = entity.begun() == null ? stamps.now() : entity.begun();
      Instant expires = entity.expires();
      UUID id =
          entity.id() == null
              ? UUID.fromString("00000000-0000-0000-0000-000000000000")
              : entity.id();
      byte[] bytes = entity.bytes();
      Everything.State state = entity.state() == null ? Everything.State.OPEN : entity.state();
      Set<String> names = entity.names();
      Set<Integer> numbers = entity.numbers();
      Set<Everything.State> states = entity.states();
      List<Everything.Node> nodes = entity.nodes();
      Map<String, List<BigDecimal>> prices = entity.prices();
      Everything.Node root = entity.root();

      Violations violations = new Violations(name());
      violations.required("text", text);
      violations.notBlank("text", text);
      violations.pattern("text", text, TEXT_PATTERN);
      violations.pattern("text", text, TEXT_PATTERN2);
      violations.text("text", text);
      violations.min("count", count, 1);
      violations.max("count", count, 99);
      violations.max("large", large, 9999999999L);
      violations.number("rough", rough);
      violations.positive("fine", fine);
      violations.number("fine", fine);
      violations.min("exact", exact, 0);
      violations.number("exact", exact);
      violations.number("huge", huge);
      violations.time("fixed", fixed);
      violations.time("begun", begun);
      violations.time("expires", expires);
      violations.required("bytes", bytes);
      violations.size("names", names, 1, Integer.MAX_VALUE);
      violations.within("names", names, NAMES);
      violations.within("numbers", numbers, NUMBERS);
      violations.within("states", states, STATES);
      violations.saying("are $needed\"").required("nodes", nodes);
      violations.saying("are 1 to 5").size("nodes", nodes, 1, 5);
      violations.within("nodes", nodes, NODES);
      violations.within("prices", prices, PRICES);
      violations.required("root", root);
      violations.within("root", root, ROOT);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(28);
      item.string("kind", name());
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
      item.value("State", state, STATE);
      item.value("Names", names, NAMES);
      item.value("Numbers", numbers, NUMBERS);
      item.value("States", states, STATES);
      item.value("Nodes", nodes, NODES);
      item.value("Prices", prices, PRICES);
      item.value("root node", root, ROOT);
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
          item.has("Exact") ? item.bigDecimal("Exact") : new BigDecimal("1.50"),
          item.has("Huge") ? item.bigInteger("Huge") : new BigInteger("7"),
          item.has("Fixed")
              ? item.instant("Fixed", TimeFormat.MILLIS)
              : Instant.parse("2024-01-15T08:00:00Z"),
          item.instant("Begun", TimeFormat.MILLIS),
          item.has("Expires") ? item.instant("Expires", TimeFormat.EPOCH) : null,
          item.has("Id")
              ? item.uuid("Id")
              : UUID.fromString("00000000-0000-0000-0000-000000000000"),
          item.bytes("Bytes"),
          item.has("State") ? item.value("State", STATE) : Everything.State.OPEN,
          item.has("Names") ? item.value("Names", NAMES) : Set.of(),
          item.has("Numbers") ? item.value("Numbers", NUMBERS) : Set.of(),
          item.has("States") ? item.value("States", STATES) : Set.of(),
          item.value("Nodes", NODES),
          item.has("Prices") ? item.value("Prices", PRICES) : null,
          item.value("root node", ROOT));
    }
  }

  private static final class EverythingNodeCodec implements ValueCodec<Everything.Node> {
    private static final ValueCodec<List<Everything.Node>> CHILDREN =
        new ListCodec<>(new EverythingNodeCodec());

    @Override
    public AttributeValue encode(Everything.Node entity) {
      String name = entity.name();
      int weight = entity.weight();
      List<Everything.Node> children = entity.children();
      ItemWriter item = new ItemWriter(3);
      item.string("Name", name);
      item.number("Weight", weight);
      item.value("Children", children, CHILDREN);
      return item.toValue();
    }

    @Override
    public Everything.Node decode(AttributeValue entity) {
      ItemReader item = ItemReader.of(entity);
      return new Everything.Node(
          item.string("Name"),
          item.has("Weight") ? item.intValue("Weight") : 0,
          item.value("Children", CHILDREN));
    }

    @Override
    public void check(Everything.Node entity, Violations violations) {
      String name = entity.name();
      List<Everything.Node> children = entity.children();
      violations.required("name", name);
      violations.size("name", name, 0, 10);
      violations.text("name", name);
      violations.required("children", children);
      violations.within("children", children, CHILDREN);
    }
  }
}
