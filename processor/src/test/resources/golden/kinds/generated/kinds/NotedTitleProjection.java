package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.item.ItemReader;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** {@link NotedTitle} as a part of {@link Noted}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class NotedTitleProjection
    implements NotedEntity.SomeProjection<NotedTitle>,
        NotedEntity.Lsi2Projection<NotedTitle> {
  private static final NotedTitleProjection INSTANCE = new NotedTitleProjection();

  private static final List<String> ATTRIBUTES = List.of("Text", "byNumberSK", "Count");

  private NotedTitleProjection() {}

  /**
   * Returns the projection, for gets and queries.
   *
   * @return the projection
   */
  public static NotedTitleProjection type() {
    return INSTANCE;
  }

  @Override
  public EntityType<Noted> entity() {
    return NotedEntity.type();
  }

  @Override
  public List<String> attributes() {
    return ATTRIBUTES;
  }

  @Override
  public NotedTitle fromItem(ItemReader item) {
    return new NotedTitle(
        item.string("Text"),
        item.intValue("byNumberSK"),
        item.has("Count") ? item.intValue("Count") : 1);
  }
}
