package dev.singlet.examples.github.model;

import dev.singlet.Check;
import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.RecordUpdate;
import dev.singlet.Scan;
import dev.singlet.UpdateState;
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
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.Codecs;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.ListCodec;
import dev.singlet.generated.item.RecordCodec;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.StoredValue;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Gist} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class GistEntity {
  /** The attribute {@code username}. */
  public static final TextAttribute<Gist, InKey> USERNAME =
      new TextAttribute<>(Type.at("username", "username"));

  /** The attribute {@code gist_id}. */
  public static final TextAttribute<Gist, InKey> GIST_ID =
      new TextAttribute<>(Type.at("gistId", "gist_id"));

  /** The attribute {@code description}. */
  public static final TextAttribute<Gist, Removable> DESCRIPTION =
      new TextAttribute<>(Type.at("description", "description"));

  /** The attribute {@code is_public}. */
  public static final ScalarAttribute<Gist, Boolean, Settable> IS_PUBLIC =
      new ScalarAttribute<>(Type.at("isPublic", "is_public"), Codecs.bool());

  /** The attribute {@code files}. */
  public static final ListAttribute<
          Gist, GistFile, GistFileAttribute<Removable, Settable, Removable>, Removable>
      FILES =
      new ListAttribute<>(
          Type.at("files", "files"), new GistFileAttribute<>(Type.at("files", "files")));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Gist, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Gist, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private GistEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Gist> put(Gist entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<Gist> get(String username, String gistId) {
    return new Get<>(Type.INSTANCE, primaryKey(username, gistId));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<Gist> delete(String username, String gistId) {
    return new Delete<>(Type.INSTANCE, primaryKey(username, gistId));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<Gist> check(String username, String gistId) {
    return new Check<>(Type.INSTANCE, primaryKey(username, gistId));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Gist> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Queries the table for {@link Gist} items:
   * partition {@code ACCOUNT#{username}},
   * sort {@code GIST#{gistId}}.
   *
   * @param username the value of {@code username}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static ByUser byUser(String username) {
    Type.INSTANCE.checkArgument("username", username);
    return new ByUser(KeyCondition.beginsWith(primaryPartitionKey(username), "GIST#"));
  }

  /**
   * Changes an item that exists.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String username, String gistId) {
    UpdateState<Gist> state =
        UpdateState.update(
            Type.INSTANCE, primaryKey(username, gistId),
            Map.of("username", username, "gistId", gistId));
    return new Update(state);
  }

  /**
   * Turns one record into another with the smallest update, if what it changes is still as
   * it was before.
   *
   * @param before the item as it was read
   * @param after the item as it is to be
   * @return the operation, which makes no request if both are equal
   */
  public static RecordUpdate<Gist> update(Gist before, Gist after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param username the value of {@code username}
   * @param gistId the value of {@code gistId}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(String username, String gistId) {
    UpdateState<Gist> state =
        UpdateState.upsert(
            Type.INSTANCE, primaryKey(username, gistId),
            Map.of("username", username, "gistId", gistId));
    return new Upsert(state.given(USERNAME, username).given(GIST_ID, gistId));
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
        .username(entity.username()).gistId(entity.gistId()).description(entity.description())
        .isPublic(entity.isPublic()).files(entity.files()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Gist entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static Gist fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /**
   * The JSON Schema (draft 2020-12) of the entity in plain JSON: its attributes under their
   * stored names, as {@code singlet-json} writes and reads them.
   *
   * @return the schema
   */
  public static String jsonSchema() {
    return Type.INSTANCE.jsonSchema();
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Gist> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String username, String gistId) {
    Type.INSTANCE.checkArgument("username", username);
    return new PrimaryKey(primaryPartitionKey(username), primarySortKey(gistId));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue primarySortKey(String gistId) {
    return Type.INSTANCE.sortKey("SK").literal("GIST#").text("gistId", gistId).toKey();
  }

  /**
   * The query {@link #byUser(String)},
   * which {@code gistId} can narrow.
   */
  public static final class ByUser extends ConsistentQuery<Gist> {
    private ByUser(KeyCondition condition) {
      super(Type.BY_USER_QUERY, condition);
    }

    /** Narrows the query to items with this {@code gistId}. */
    public ConsistentQuery<Gist> gistId(String gistId) {
      return narrow(condition().equalTo(text().text("gistId", gistId)));
    }

    /** Narrows the query to items whose {@code gistId} is in a range. */
    public ConsistentQuery<Gist> gistId(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> part().text("gistId", value))));
    }
  }

  /**
   * What an update and an upsert of {@link Gist} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Gist, S> {
    private AnyUpdate(UpdateState<Gist> state) {
      super(state);
    }

    public S description(String description) {
      return set(DESCRIPTION, description);
    }

    public S removeDescription() {
      return remove(DESCRIPTION);
    }

    public S isPublic(boolean isPublic) {
      return set(IS_PUBLIC, isPublic);
    }

    public S files(List<GistFile> files) {
      return set(FILES, files);
    }

    public S removeFiles() {
      return remove(FILES);
    }

    public S appendToFiles(GistFile... elements) {
      return append(FILES, Arrays.asList(elements));
    }

    public S prependToFiles(GistFile... elements) {
      return prepend(FILES, Arrays.asList(elements));
    }
  }

  /** Changes {@link Gist} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Gist> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Gist> state) {
      return new Update(state);
    }
  }

  /** Changes {@link Gist} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Gist> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Gist> state) {
      return new Upsert(state);
    }
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
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Gist build() {
      Violations violations = Type.INSTANCE.violations(null);
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
    private static final EntityType<Gist> INSTANCE = new Type();

    private static final AccessPattern<Gist> BY_USER_QUERY =
        new AccessPattern<>(INSTANCE, "byUser", null, false);

    private static final TextPattern USERNAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");

    private static final ListCodec<GistFile> FILES_CODEC = new ListCodec<>(GistFileCodec.INSTANCE);

    private static final String NULLABLE = "description,files";

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Gist")
              .attribute("username", "username")
              .attribute("gistId", "gist_id")
              .attribute("description", "description")
              .attribute("isPublic", "is_public")
              .attribute("files", "files")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
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

      ItemWriter item = new ItemWriter(10);
      item.put("_et", nameValue());
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
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Gist entity, ItemReader item, int behindTenant) {
      String username = entity.username();
      String gistId = entity.gistId();
      return item.key("PK", behindTenant).text("ACCOUNT#").text(username).isWhole()
          && item.key("SK", 0).text("GIST#").text(gistId).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return GistEntity.class.getResourceAsStream("GistEntity.schema.json");
    }

    private static Location<Gist> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {
      boolean isPublic = true;
      item.bool("is_public", isPublic);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "username" -> checkUsername((String) value, violations);
        case "gistId" -> violations.requiredText("gistId", (String) value);
        case "description" -> violations.text("description", (String) value);
        case "files" -> violations.within("files", (List<GistFile>) value, FILES_CODEC);
        case "createdAt" -> violations.time("createdAt", (Instant) value);
        case "updatedAt" -> violations.time("updatedAt", (Instant) value);
        default -> {}
      }
    }

    private static void checkUsername(@Nullable String username, Violations violations) {
      violations.required("username", username);
      TextConstraints.pattern(violations, "username", username, USERNAME_PATTERN);
      violations.text("username", username);
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
        case "filename" -> violations.requiredText("filename", (String) value);
        case "language" -> violations.text("language", (String) value);
        case "content" -> violations.requiredText("content", (String) value);
        default -> {}
      }
    }
  }
}
