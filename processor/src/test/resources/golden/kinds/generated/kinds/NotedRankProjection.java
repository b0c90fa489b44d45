package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ReadOnly;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
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
  /** The attribute {@code sort}. */
  public static final TextAttribute<NotedRank, ReadOnly> ID = new TextAttribute<>(Type.at("id"));

  /** The attribute {@code byNumberSK}. */
  public static final NumberAttribute<NotedRank, Integer, ReadOnly> IMPORTANCE =
      new NumberAttribute<>(Type.at("importance"), Codecs.intNumber());

  private NotedRankProjection() {}

  /** {@return the projection, for gets and queries} */
  public static NotedRankProjection type() { return Type.INSTANCE; }

  @Override
  public EntityType<Noted> entity() { return NotedEntity.type(); }

  @Override
  public List<String> attributes() { return Type.ATTRIBUTES; }

  @Override
  public NotedRank fromItem(ItemReader item) { return Type.read(item); }

  private static final class Type {
    private static final NotedRankProjection INSTANCE = new NotedRankProjection();
    private static final List<String> ATTRIBUTES = List.of("sort", "byNumberSK");

    private static Location<NotedRank> at(String component) {
      return Location.ofPart(NotedEntity.type(), component);
    }

    public static NotedRank read(ItemReader item) {
      return new NotedRank(item.string("sort"), item.intValue("byNumberSK"));
    }
  }
}
