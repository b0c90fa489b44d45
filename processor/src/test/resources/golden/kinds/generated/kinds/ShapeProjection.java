package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.MapAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.ReadOnly;
import dev.singlet.attribute.RecordAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.LazyCodec;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.MapCodec;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.constraint.SizeConstraints;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@link Shape} as a part of {@link Everything}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class ShapeProjection implements ProjectedType<Everything, Shape> {
  /** The attribute {@code Yes}. */
  public static final ScalarAttribute<Shape, Boolean, ReadOnly> YES =
      new ScalarAttribute<>(Type.at("yes"), Codecs.bool());

  /** The attribute {@code Small}. */
  public static final NumberAttribute<Shape, Short, ReadOnly> SMALL =
      new NumberAttribute<>(Type.at("small"), Codecs.shortNumber(), NumberBounds.NONE.initial("2"));

  /** The attribute {@code Begun}. */
  public static final OrderedAttribute<Shape, Instant, ReadOnly> BEGUN =
      new OrderedAttribute<>(Type.at("begun"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code Expires}. */
  public static final OrderedAttribute<Shape, Instant, ReadOnly> EXPIRES =
      new OrderedAttribute<>(Type.at("expires"), TimeCodecs.instant(TimeFormat.EPOCH));

  /** The attribute {@code State}. */
  public static final ScalarAttribute<Shape, Everything.State, ReadOnly> STATE =
      new ScalarAttribute<>(Type.at("state"), Type.STATE_CODEC);

  /** The attribute {@code States}. */
  public static final SetAttribute<Shape, Everything.State, ReadOnly> STATES =
      new SetAttribute<>(
          Type.at("states"),
          new EnumCodec<>(Everything.State.class)
              .constant(Everything.State.OPEN, "OPEN")
              .constant(Everything.State.DONE, "fin\"ished"));

  /** The attribute {@code Nodes}. */
  public static final ListAttribute<
          Shape, Everything.Node, EverythingNodeAttribute<ReadOnly, ReadOnly, ReadOnly>, ReadOnly>
      NODES =
      new ListAttribute<>(Type.at("nodes"), new EverythingNodeAttribute<>(Type.at("nodes")));

  /** The attribute {@code Prices}. */
  public static final MapAttribute<
          Shape,
          String,
          List<BigDecimal>,
          ListAttribute<Shape, BigDecimal, NumberAttribute<Shape, BigDecimal, ReadOnly>, ReadOnly>,
          ReadOnly>
      PRICES =
      new MapAttribute<>(
          Type.at("prices"),
          TextCodecs.string(),
          new ListAttribute<>(
              Type.at("prices"), new NumberAttribute<>(Type.at("prices"), Codecs.bigDecimal())));

  /** The attribute {@code root node}. */
  public static final EverythingNodeAttribute<ReadOnly, ReadOnly, ReadOnly> ROOT =
      new EverythingNodeAttribute<>(Type.at("root"));

  private ShapeProjection() {}

  /** {@return the projection, for gets and queries} */
  public static ShapeProjection type() { return Type.INSTANCE; }

  @Override
  public EntityType<Everything> entity() { return EverythingEntity.type(); }

  @Override
  public List<String> attributes() { return Type.ATTRIBUTES; }

  @Override
  public Shape fromItem(ItemReader item) { return Type.read(item); }

  private static final class Type {
    private static final ShapeProjection INSTANCE = new ShapeProjection();
    private static final List<String> ATTRIBUTES =
        List.of(
            "Yes", "Small", "Begun", "Expires", "State", "States", "Nodes", "Prices", "root node");
    private static final EnumCodec<Everything.State> STATE_CODEC =
        new EnumCodec<>(Everything.State.class)
            .constant(Everything.State.OPEN, "open").constant(Everything.State.DONE, "fin\"ished");
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

    private static Location<Shape> at(String component) {
      return Location.ofPart(EverythingEntity.type(), component);
    }

    public static Shape read(ItemReader item) {
      return new Shape(
          item.has("Yes") ? item.bool("Yes") : true,
          item.has("Small") ? item.shortValue("Small") : (short) 2,
          item.instant("Begun", TimeFormat.MILLIS),
          item.has("Expires") ? item.instant("Expires", TimeFormat.EPOCH) : null,
          item.has("State") ? item.value("State", STATE_CODEC) : Everything.State.OPEN,
          item.has("States") ? item.value("States", STATES_CODEC) : Set.of(),
          item.value("Nodes", NODES_CODEC),
          item.has("Prices") ? item.value("Prices", PRICES_CODEC) : null,
          item.value("root node", ROOT_CODEC));
    }
  }

  /**
   * A {@link Everything.Node} within a {@link Shape}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class EverythingNodeAttribute<W, R, O>
      extends RecordAttribute<Shape, Everything.Node, W> {
    private final Location<Shape> location;

    /** The attribute {@code Name}. */
    public final TextAttribute<Shape, R> NAME;

    /** The attribute {@code Weight}. */
    public final NumberAttribute<Shape, Integer, R> WEIGHT;

    private EverythingNodeAttribute(Location<Shape> location) {
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
    public ListAttribute<Shape, Everything.Node, EverythingNodeAttribute<O, R, O>, R> children() {
      return new ListAttribute<>(
          location.component(EverythingNodeCodec.INSTANCE, "children", "Children"),
          new EverythingNodeAttribute<>(
              location.component(EverythingNodeCodec.INSTANCE, "children", "Children")));
    }

    @Override
    protected EverythingNodeAttribute<W, R, O> at(Location<Shape> location) {
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
