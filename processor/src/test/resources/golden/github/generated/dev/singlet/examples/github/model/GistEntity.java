package dev.singlet.examples.github.model;

import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.ListCodec;
import dev.singlet.item.Stamps;
import dev.singlet.item.ValueCodec;
import dev.singlet.item.Violations;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.PrimaryKey;
import dev.singlet.key.Range;
import dev.singlet.key.SortCondition;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Gist} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class GistEntity {
  private static final EntityType<Gist> TYPE = new Type();

  private static final AccessPattern<Gist> BY_USER =
      new AccessPattern<>(TYPE, "byUser", null, false);

  private GistEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Gist> put(Gist entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return the operation
   */
  public static Get<Gist> get(String username, String gistId) {
    return new Get<>(TYPE, primaryKey(username, gistId));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return the operation
   */
  public static Delete<Gist> delete(String username, String gistId) {
    return new Delete<>(TYPE, primaryKey(username, gistId));
  }

  /**
   * Queries the table for {@link Gist} items:
   * partition {@code ACCOUNT#{username}},
   * sort {@code GIST#{gistId}}.
   *
   * @param username the value of {@code username}
   * @return the query
   */
  public static ByUser byUser(String username) {
    return new ByUser(primaryPartitionKey(username), "GIST#");
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
  public static Builder builder(Gist entity) {
    return new Builder()
        .username(entity.username())
        .gistId(entity.gistId())
        .description(entity.description())
        .isPublic(entity.isPublic())
        .files(entity.files())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Gist> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String username, String gistId) {
    return new PrimaryKey(primaryPartitionKey(username), primarySortKey(gistId));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue primarySortKey(String gistId) {
    return TYPE.sortKey("SK").literal("GIST#").text("gistId", gistId).toKey();
  }

  /**
   * The query {@link #byUser(String)},
   * which {@code gistId} can narrow.
   */
  public static final class ByUser extends ConsistentQuery<Gist> {
    private final String prefix;

    private ByUser(AttributeValue partition, String prefix) {
      super(BY_USER, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code gistId}.
     *
     * @param gistId the value
     * @return the query
     */
    public ConsistentQuery<Gist> gistId(String gistId) {
      AttributeValue sort = TYPE.sortKey("SK").literal(prefix).text("gistId", gistId).toKey();
      return new ConsistentQuery<>(BY_USER, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code gistId} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Gist> gistId(Range<String> range) {
      Range<String> texts = range.map(value -> TYPE.sortKey("SK").text("gistId", value).toPart());
      return new ConsistentQuery<>(
          BY_USER, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Gist} component by component. */
  public static final class Builder {
    private @Nullable String username;
    private @Nullable String gistId;
    private @Nullable String description;
    private @Nullable Boolean isPublic;
    private @Nullable List<GistFile> files;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder username(String username) {
      this.username = username;
      return this;
    }

    public Builder gistId(String gistId) {
      this.gistId = gistId;
      return this;
    }

    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    public Builder isPublic(boolean isPublic) {
      this.isPublic = isPublic;
      return this;
    }

    public Builder files(@Nullable List<GistFile> files) {
      this.files = files;
      return this;
    }

    /** Without it a put writes the present time. */
    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    /** Every put replaces it with the present time. */
    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws ValidationException if a required component was not set
     */
    public Gist build() {
      Violations violations = new Violations("Gist");
      violations.required("username", username);
      violations.required("gistId", gistId);
      violations.throwIfAny();
      return new Gist(
          username,
          gistId,
          description,
          isPublic == null ? true : isPublic,
          files,
          createdAt,
          updatedAt);
    }
  }

  private static final class Type extends EntityType<Gist> {
    private static final Pattern USERNAME_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final ValueCodec<List<GistFile>> FILES = new ListCodec<>(new GistFileCodec());

    private Type() {
      super(GitHubTable.SCHEMA, "Gist", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Gist entity, Stamps stamps) {
      String username = entity.username();
      String gistId = entity.gistId();
      String description = entity.description();
      boolean isPublic = entity.isPublic();
      List<GistFile> files = entity.files();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("username", username);
      violations.pattern("username", username, USERNAME_PATTERN);
      violations.text("username", username);
      violations.required("gistId", gistId);
      violations.text("gistId", gistId);
      violations.text("description", description);
      violations.within("files", files, FILES);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(12);
      item.string("_et", name());
      item.string("username", username);
      item.string("gist_id", gistId);
      item.string("description", description);
      item.bool("is_public", isPublic);
      item.value("files", files, FILES);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(username));
      item.put("SK", primarySortKey(gistId));
      return item.toItem();
    }

    @Override
    protected Gist fromItem(ItemReader item) {
      return new Gist(
          item.string("username"),
          item.string("gist_id"),
          item.has("description") ? item.string("description") : null,
          item.has("is_public") ? item.bool("is_public") : true,
          item.has("files") ? item.value("files", FILES) : null,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }

  private static final class GistFileCodec implements ValueCodec<GistFile> {
    @Override
    public AttributeValue encode(GistFile entity) {
      String filename = entity.filename();
      String language = entity.language();
      long size = entity.size();
      String content = entity.content();
      ItemWriter item = new ItemWriter(4);
      item.string("filename", filename);
      item.string("language", language);
      item.number("size", size);
      item.string("content", content);
      return item.toValue();
    }

    @Override
    public GistFile decode(AttributeValue entity) {
      ItemReader item = ItemReader.of(entity);
      return new GistFile(
          item.string("filename"),
          item.has("language") ? item.string("language") : null,
          item.longValue("size"),
          item.string("content"));
    }

    @Override
    public void check(GistFile entity, Violations violations) {
      String filename = entity.filename();
      String language = entity.language();
      String content = entity.content();
      violations.required("filename", filename);
      violations.text("filename", filename);
      violations.text("language", language);
      violations.required("content", content);
      violations.text("content", content);
    }
  }
}
