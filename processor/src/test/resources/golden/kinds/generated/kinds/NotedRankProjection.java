package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.item.ItemReader;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** {@link NotedRank} as a part of {@link Noted}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class NotedRankProjection
    implements NotedEntity.ByNumberProjection<NotedRank>,
        NotedEntity.SomeProjection<NotedRank>,
        NotedEntity.Lsi2Projection<NotedRank> {
  private static final NotedRankProjection INSTANCE = new NotedRankProjection();

  private static final List<String> ATTRIBUTES = List.of("sort", "byNumberSK");

  private NotedRankProjection() {}

  /**
   * Returns the projection, for gets and queries.
   *
   * @return the projection
   */
  public static NotedRankProjection type() {
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
  public NotedRank fromItem(ItemReader item) {
    return new NotedRank(item.string("sort"), item.intValue("byNumberSK"));
  }
}
