package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.ReadOnly;
import dev.singlet.attribute.RecordAttribute;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.ProjectedType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@link RootName} as a part of {@link Everything}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class RootNameProjection implements ProjectedType<Everything, RootName> {
  /** The attribute {@code Yes}. */
  public static final ScalarAttribute<RootName, Boolean, ReadOnly> YES =
      new ScalarAttribute<>(Type.at("yes"), Codecs.bool());

  /** The attribute {@code root node}. */
  public static final RootNameNameAttribute<ReadOnly, ReadOnly, ReadOnly> ROOT =
      new RootNameNameAttribute<>(Type.at("root"));

  private RootNameProjection() {}

  /** {@return the projection, for gets and queries} */
  public static RootNameProjection type() { return Type.INSTANCE; }

  @Override
  public EntityType<Everything> entity() { return EverythingEntity.type(); }

  @Override
  public List<String> attributes() { return Type.ATTRIBUTES; }

  @Override
  public List<List<String>> parts() { return Type.PARTS; }

  @Override
  public RootName fromItem(ItemReader item) { return Type.read(item); }

  private static final class Type {
    private static final RootNameProjection INSTANCE = new RootNameProjection();
    private static final List<String> ATTRIBUTES = List.of("Yes");
    private static final List<List<String>> PARTS = List.of(List.of("root node", "Name"));
    private static final ValueCodec<RootName.Name> ROOT_CODEC = RootNameNameCodec.INSTANCE;

    private static Location<RootName> at(String component) {
      return Location.ofPart(EverythingEntity.type(), component);
    }

    public static RootName read(ItemReader item) {
      return new RootName(
          item.has("Yes") ? item.bool("Yes") : true, item.value("root node", ROOT_CODEC));
    }
  }

  /**
   * A {@link RootName.Name} within a {@link RootName}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class RootNameNameAttribute<W, R, O>
      extends RecordAttribute<RootName, RootName.Name, W> {
    /** The attribute {@code Name}. */
    public final TextAttribute<RootName, R> NAME;

    private RootNameNameAttribute(Location<RootName> location) {
      super(location, RootNameNameCodec.INSTANCE);
      this.NAME =
          new TextAttribute<>(location.component(RootNameNameCodec.INSTANCE, "name", "Name"));
    }

    @Override
    protected RootNameNameAttribute<W, R, O> at(Location<RootName> location) {
      return new RootNameNameAttribute<>(location);
    }
  }

  private static final class RootNameNameCodec implements RecordCodec<RootName.Name> {
    private static final RootNameNameCodec INSTANCE = new RootNameNameCodec();

    @Override
    public AttributeValue encode(RootName.Name entity) {
      String name = entity.name();
      ItemWriter item = new ItemWriter(1);
      item.string("Name", name);
      return item.toValue();
    }

    @Override
    public RootName.Name decode(StoredValue stored) {
      ItemReader item = stored.attributes();
      return new RootName.Name(item.string("Name"));
    }

    @Override
    public void check(RootName.Name entity, Violations violations) {
      String name = entity.name();
      violations.requiredText("name", name);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "name" -> violations.requiredText(component, (String) value);
        default -> {}
      }
    }
  }
}
