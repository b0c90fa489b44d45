package dev.singlet;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A model as the processor would generate it: notes of an owner, in a table and two indexes. */
public final class Notes {

  public static final KeyAttribute PK = new KeyAttribute("PK", ScalarType.S);
  public static final KeyAttribute SK = new KeyAttribute("SK", ScalarType.S);

  public static final IndexSchema BY_NUMBER =
      new IndexSchema(
          "byNumber",
          IndexType.GLOBAL,
          new KeySchema(
              new KeyAttribute("NPK", ScalarType.N), new KeyAttribute("BSK", ScalarType.B)));

  public static final IndexSchema INVERTED =
      new IndexSchema("inverted", IndexType.GLOBAL, new KeySchema(SK, PK));

  public static final TableSchema TABLE =
      new TableSchema("Notes", new KeySchema(PK, SK), List.of(BY_NUMBER, INVERTED), "#", "_et");

  public static final EntityType<Note> TYPE = new Type(TABLE, "Note", false);

  private Notes() {}

  public record Note(String owner, String id, @Nullable Instant created) {}

  public static Map<String, AttributeValue> item(int id) {
    String text = String.format("%03d", id);
    return TYPE.toItem(new Note("ann", text, null), Stamps.at(Instant.EPOCH));
  }

  public static AccessPattern<Note> pattern(@Nullable IndexSchema index, boolean filtered) {
    return new AccessPattern<>(TYPE, "byOwner", index, filtered);
  }

  public static ConsistentQuery<Note> byOwner(String owner) {
    return byOwner(owner, false);
  }

  public static ConsistentQuery<Note> byOwner(String owner, boolean filtered) {
    return new ConsistentQuery<>(pattern(null, filtered), condition(owner));
  }

  public static KeyCondition condition(String owner) {
    return new KeyCondition(
        AttributeValue.createS("NOTE#" + owner), SortCondition.beginsWith("NOTE#"));
  }

  public static final class Type extends EntityType<Note> {

    public Type(TableSchema table, String name, boolean sharesKeys) {
      super(description(table, name, sharesKeys));
    }

    private static EntityDescription description(
        TableSchema table, String name, boolean sharesKeys) {
      EntityDescription description =
          new EntityDescription(table, name)
              .attributes("owner", "owner", "id", "id")
              .created("created", "_ct", TimeFormat.MILLIS);
      return sharesKeys ? description.sharesKeys() : description;
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      if (component.equals("owner")) {
        violations.required("owner", value);
      }
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {}

    @Override
    public void derive(String name, Values values, ItemWriter item) {}

    @Override
    public Map<String, AttributeValue> toItem(Note note, Stamps stamps, Violations violations) {
      check("owner", note.owner(), violations);
      violations.throwIfAny();
      ItemWriter item = new ItemWriter(8);
      item.string("_et", name());
      item.string("owner", note.owner());
      item.string("id", note.id());
      item.instant("_ct", stamps.created(note.created()), TimeFormat.MILLIS);
      item.put("PK", partitionKey("PK").literal("NOTE#").text("owner", note.owner()).toKey());
      item.put("SK", sortKey("SK").literal("NOTE#").text("id", note.id()).toKey());
      return item.toItem();
    }

    @Override
    protected InputStream jsonSchemaFile() {
      return new ByteArrayInputStream(new byte[] {'{', '}'});
    }

    @Override
    protected Note fromItem(ItemReader item) {
      if (item.has("forbidden")) {
        throw new IllegalArgumentException("forbidden is there");
      }
      return new Note(
          item.string("owner"), item.string("id"), item.instant("_ct", TimeFormat.MILLIS));
    }
  }
}
