package kinds;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.ReadOnly;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.ItemReader;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * {@link NotedTitle} as a part of {@link Noted}.
 *
 * <p>The index {@code byNumber} lacks {@code Text, Count} of it.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
final class NotedTitleProjection
    implements NotedEntity.SomeProjection<NotedTitle>,
        NotedEntity.Lsi2Projection<NotedTitle> {
  /**
   * The attribute {@code Text}: Its title, as {@code String.valueOf(Object)} and
   * {@code {a} <b> *&#47;} write it, mail me &#64;home or at any other place, on several
   * lines.
   */
  public static final TextAttribute<NotedTitle, ReadOnly> TITLE =
      new TextAttribute<>(Type.at("title"));

  /** The attribute {@code byNumberSK}. */
  public static final NumberAttribute<NotedTitle, Integer, ReadOnly> IMPORTANCE =
      new NumberAttribute<>(Type.at("importance"), Codecs.intNumber());

  /** The attribute {@code Count}. */
  public static final NumberAttribute<NotedTitle, Integer, ReadOnly> WEIGHT =
      new NumberAttribute<>(Type.at("weight"), Codecs.intNumber(), NumberBounds.NONE.initial("1"));

  private NotedTitleProjection() {}

  /** {@return the projection, for gets and queries} */
  public static NotedTitleProjection type() { return Type.INSTANCE; }

  @Override
  public EntityType<Noted> entity() { return NotedEntity.type(); }

  @Override
  public List<String> attributes() { return Type.ATTRIBUTES; }

  @Override
  public NotedTitle fromItem(ItemReader item) { return Type.read(item); }

  private static final class Type {
    private static final NotedTitleProjection INSTANCE = new NotedTitleProjection();
    private static final List<String> ATTRIBUTES = List.of("Text", "byNumberSK", "Count");

    private static Location<NotedTitle> at(String component) {
      return Location.ofPart(NotedEntity.type(), component);
    }

    public static NotedTitle read(ItemReader item) {
      return new NotedTitle(
          item.string("Text"),
          item.intValue("byNumberSK"),
          item.has("Count") ? item.intValue("Count") : 1);
    }
  }
}
