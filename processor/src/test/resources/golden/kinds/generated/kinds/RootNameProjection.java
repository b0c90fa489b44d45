package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.entity.ProjectedType;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.RecordCodec;
import dev.singlet.generated.item.StoredValue;
import dev.singlet.generated.item.ValueCodec;
import dev.singlet.generated.item.Violations;
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
  private static final RootNameProjection INSTANCE = new RootNameProjection();

  private static final List<String> ATTRIBUTES = List.of("Yes");

  private static final List<List<String>> PARTS = List.of(List.of("root node", "Name"));

  private static final ValueCodec<RootName.Name> ROOT_CODEC = RootNameNameCodec.INSTANCE;

  private RootNameProjection() {}

  /**
   * Returns the projection, for gets and queries.
   *
   * @return the projection
   */
  public static RootNameProjection type() {
    return INSTANCE;
  }

  @Override
  public EntityType<Everything> entity() {
    return EverythingEntity.type();
  }

  @Override
  public List<String> attributes() {
    return ATTRIBUTES;
  }

  @Override
  public List<List<String>> parts() {
    return PARTS;
  }

  @Override
  public RootName fromItem(ItemReader item) {
    return new RootName(
        item.has("Yes") ? item.bool("Yes") : true, item.value("root node", ROOT_CODEC));
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
