package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.RecordAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TextPattern;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Gist} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class GistEntity {
  /** The attribute {@code username}. */
  public static final TextAttribute<Gist, InKey> USERNAME =
      new TextAttribute<>(Type.at("username"));

  /** The attribute {@code gist_id}. */
  public static final TextAttribute<Gist, InKey> GIST_ID = new TextAttribute<>(Type.at("gistId"));

  /** The attribute {@code description}. */
  public static final TextAttribute<Gist, Removable> DESCRIPTION =
      new TextAttribute<>(Type.at("description"));

  /** The attribute {@code is_public}. */
  public static final ScalarAttribute<Gist, Boolean, Settable> IS_PUBLIC =
      new ScalarAttribute<>(Type.at("isPublic"), Codecs.bool());

  /** The attribute {@code files}. */
  public static final ListAttribute<
          Gist, GistFile, GistFileAttribute<Removable, Settable, Removable>, Removable>
      FILES =
      new ListAttribute<>(Type.at("files"), new GistFileAttribute<>(Type.at("files")));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Gist, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Gist, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private GistEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Gist> put(Gist entity) { return new Put<>(Type.INSTANCE, entity); }

  /**
   * {@return a get of an item by its primary key}
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   */
  public static Get<Gist> get(String username, String gistId) {
    return new Get<>(Type.INSTANCE, key(username, gistId));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   */
  public static Delete<Gist> delete(String username, String gistId) {
    return new Delete<>(Type.INSTANCE, key(username, gistId));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   */
  public static Check<Gist> check(String username, String gistId) {
    return new Check<>(Type.INSTANCE, key(username, gistId));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Gist> get(Gist entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Gist> delete(Gist entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Gist entity) {
    return key(entity.username(), entity.gistId());
  }

  /**
   * Gists of a user.
   * Queries the table for {@link Gist} items:
   * partition {@code ACCOUNT#{username}},
   * sort {@code GIST#{gistId}}.
   * @param username the value of {@code username}
   * @return the query
   */
  public static ByUser byUser(String username) {
    Type.INSTANCE.checkArgument("username", username);
    return new ByUser(KeyCondition.beginsWith(primaryPartitionKey(username), "GIST#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   */
  public static Update update(String username, String gistId) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(username, gistId), "username", username, "gistId", gistId));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Gist> update(Gist before, Gist after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   */
  public static Upsert upsert(String username, String gistId) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(username, gistId))
            .given(USERNAME, username).given(GIST_ID, gistId));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Gist entity) {
    return new Builder()
        .username(entity.username()).gistId(entity.gistId()).description(entity.description())
        .isPublic(entity.isPublic()).files(entity.files()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Gist entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Gist fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Gist> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   */
  public static PrimaryKey key(String username, String gistId) {
    Type.INSTANCE.checkArgument("username", username);
    return new PrimaryKey(primaryPartitionKey(username), primarySortKey(gistId));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue primarySortKey(String gistId) {
    return Type.INSTANCE.sortKey("SK").literal("GIST#").text("gistId", gistId).toKey();
  }

  /** The query {@link #byUser(String)}, which {@code gistId} can narrow. */
  public static final class ByUser extends ConsistentQuery<Gist> {
    private ByUser(KeyCondition condition) { super(Type.BY_USER_QUERY, condition); }

    /**
     * {@return the query of items with this {@code gistId}}
     * @param gistId the value
     */
    public ConsistentQuery<Gist> gistId(String gistId) {
      return narrow(condition().equalTo(text().text("gistId", gistId)));
    }

    /**
     * {@return the query of items whose {@code gistId} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Gist> gistId(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("gistId", value))));
    }
  }

  /**
   * The methods that updates and upserts of {@link Gist} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Gist, S> {
    private AnyUpdate(UpdateState<Gist> state) { super(state); }

    /**
     * {@return the update with {@code description} set; null removes it}
     * @param description the value
     */
    public S description(@Nullable String description) {
      return replace(DESCRIPTION, description);
    }

    /** {@return the update with {@code description} removed} */
    public S removeDescription() { return remove(DESCRIPTION); }

    /**
     * {@return the update with {@code isPublic} set}
     * @param isPublic the value
     */
    public S isPublic(boolean isPublic) { return set(IS_PUBLIC, isPublic); }

    /**
     * {@return the update with {@code files} set; null removes it}
     * @param files the value
     */
    public S files(@Nullable List<GistFile> files) { return replace(FILES, files); }

    /** {@return the update with {@code files} removed} */
    public S removeFiles() { return remove(FILES); }

    /**
     * {@return the update with elements added at the end of {@code files}}
     * @param elements the elements
     */
    public S appendToFiles(GistFile... elements) {
      return append(FILES, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements added at the beginning of {@code files}}
     * @param elements the elements
     */
    public S prependToFiles(GistFile... elements) {
      return prepend(FILES, Arrays.asList(elements));
    }
  }

  /** Changes {@link Gist} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Gist> state) { super(state); }

    @Override
    protected Update with(UpdateState<Gist> state) { return new Update(state); }
  }

  /** Changes {@link Gist} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Gist> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Gist> state) { return new Upsert(state); }
  }

  /** Builds {@link Gist} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String username;
    private @Nullable String gistId;
    private @Nullable String description;
    private @Nullable Boolean isPublic;
    private @Nullable List<GistFile> files;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    /**
     * {@return this builder with {@code username} set}
     * @param username the value
     */
    public Builder username(String username) {
      this.username = username;
      return this;
    }

    /**
     * {@return this builder with {@code gistId} set}
     * @param gistId the value
     */
    public Builder gistId(String gistId) {
      this.gistId = gistId;
      return this;
    }

    /**
     * {@return this builder with {@code description} set}
     * @param description the value; null for none
     */
    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    /**
     * {@return this builder with {@code isPublic} set}
     * @param isPublic the value
     */
    public Builder isPublic(boolean isPublic) {
      this.isPublic = isPublic;
      return this;
    }

    /**
     * {@return this builder with {@code files} set}
     * @param files the value; null for none
     */
    public Builder files(@Nullable List<GistFile> files) {
      this.files = files;
      return this;
    }

    /**
     * {@return this builder with {@code createdAt} set} Without it a put sets the current time.
     * @param createdAt the value
     */
    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    /**
     * {@return this builder with {@code updatedAt} set} Every put sets the current time.
     * @param updatedAt the value
     */
    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public Gist build() {
      Type.INSTANCE.requireSet("username", username, "gistId", gistId);
      return new Gist(
          Objects.requireNonNull(username),
          Objects.requireNonNull(gistId),
          description,
          isPublic == null ? true : isPublic,
          files,
          Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Gist> {
    private static final EntityType<Gist> INSTANCE = new Type();
    private static final AccessPattern<Gist> BY_USER_QUERY =
        new AccessPattern<>(INSTANCE, "byUser", null, false);
    private static final TextPattern USERNAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final ListCodec<GistFile> FILES_CODEC = new ListCodec<>(GistFileCodec.INSTANCE);

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Gist")
              .attributes(
                  "username", "username", "gistId", "gist_id", "description", "description",
                  "isPublic", "is_public", "files", "files", "createdAt", "_ct", "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(Gist entity, Stamps stamps, Violations violations) {
      String username = entity.username();
      String gistId = entity.gistId();
      String description = entity.description();
      boolean isPublic = entity.isPublic();
      List<GistFile> files = entity.files();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkUsername(username, violations);
      violations.requiredText("gistId", gistId);
      violations.text("description", description);
      violations.within("files", files, FILES_CODEC);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("username", username);
      item.string("gist_id", gistId);
      item.string("description", description);
      item.bool("is_public", isPublic);
      item.value("files", files, FILES_CODEC);
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
          item.has("files") ? item.value("files", FILES_CODEC) : null,
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Gist entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("ACCOUNT#").text(entity.username()).isWhole()
          && item.key("SK", 0).text("GIST#").text(entity.gistId()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return GistEntity.class.getResourceAsStream("GistEntity.schema.json");
    }

    private static Location<Gist> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.bool("is_public", true);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "username" -> checkUsername((String) value, violations);
        case "gistId" -> violations.requiredText(component, (String) value);
        case "description" -> violations.text(component, (String) value);
        case "files" -> violations.within(component, (List<GistFile>) value, FILES_CODEC);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }

    private static void checkUsername(@Nullable String username, Violations violations) {
      TextConstraints.pattern(violations, "username", username, USERNAME_PATTERN);
      violations.requiredText("username", username);
    }
  }

  /**
   * A {@link GistFile} within a {@link Gist}, with its components as attributes.
   *
   * @param <W> what an update can do with it
   * @param <R> what an update can do with what it always has
   * @param <O> what an update can do with what it need not have
   */
  public static final class GistFileAttribute<W, R, O> extends RecordAttribute<Gist, GistFile, W> {
    /** The attribute {@code filename}. */
    public final TextAttribute<Gist, R> FILENAME;

    /** The attribute {@code language}. */
    public final TextAttribute<Gist, O> LANGUAGE;

    /** The attribute {@code size}. */
    public final NumberAttribute<Gist, Long, R> SIZE;

    /** The attribute {@code content}. */
    public final TextAttribute<Gist, R> CONTENT;

    private GistFileAttribute(Location<Gist> location) {
      super(location, GistFileCodec.INSTANCE);
      this.FILENAME =
          new TextAttribute<>(location.component(GistFileCodec.INSTANCE, "filename", "filename"));
      this.LANGUAGE =
          new TextAttribute<>(location.component(GistFileCodec.INSTANCE, "language", "language"));
      this.SIZE =
          new NumberAttribute<>(
              location.component(GistFileCodec.INSTANCE, "size", "size"), Codecs.longNumber());
      this.CONTENT =
          new TextAttribute<>(location.component(GistFileCodec.INSTANCE, "content", "content"));
    }

    @Override
    protected GistFileAttribute<W, R, O> at(Location<Gist> location) {
      return new GistFileAttribute<>(location);
    }
  }

  private static final class GistFileCodec implements RecordCodec<GistFile> {
    private static final GistFileCodec INSTANCE = new GistFileCodec();

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
    public GistFile decode(StoredValue stored) {
      ItemReader item = stored.attributes();
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
      violations.requiredText("filename", filename);
      violations.text("language", language);
      violations.requiredText("content", content);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "filename", "content" -> violations.requiredText(component, (String) value);
        case "language" -> violations.text(component, (String) value);
        default -> {}
      }
    }
  }
}
