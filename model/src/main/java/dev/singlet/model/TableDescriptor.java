package dev.singlet.model;

import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;

/**
 * A table: its keys and indexes, and the entities that it holds.
 *
 * @param java its interface
 * @param documentation the Javadoc of the interface, as plain text with code in backticks; empty if
 *     there is none
 * @param name the name of the table
 * @param key its key attributes
 * @param indexes its indexes, by name
 * @param delimiter the character between the parts of keys
 * @param naming the rule for the names of components in items, a constant of {@code Naming}
 * @param tenantPrefix the text before the id of a tenant in partition keys; empty if there are no
 *     tenants
 * @param managed the attributes that Singlet itself writes
 * @param hooks the classes that see its records before they are written and after they are read, in
 *     the order writes call them
 * @param entities its entities, by name
 * @param collections its item collections, by interface
 */
public record TableDescriptor(
    String java,
    String documentation,
    String name,
    KeyDescriptor key,
    List<IndexDescriptor> indexes,
    String delimiter,
    String naming,
    String tenantPrefix,
    ManagedAttributes managed,
    List<String> hooks,
    List<EntityDescriptor> entities,
    List<CollectionDescriptor> collections) {

  /** The version of the format that {@link #toJson} writes, and the newest that can be read. */
  public static final int FORMAT = 1;

  private static final String FOLDER = "META-INF/singlet/";

  /**
   * Copies the lists.
   *
   * @param java its interface
   * @param documentation the Javadoc of the interface
   * @param name the name of the table
   * @param key its key attributes
   * @param indexes its indexes
   * @param delimiter the character between the parts of keys
   * @param naming the rule for the names of components in items
   * @param tenantPrefix the text before the id of a tenant
   * @param managed the attributes that Singlet itself writes
   * @param hooks the classes that see its records
   * @param entities its entities
   * @param collections its item collections
   */
  public TableDescriptor {
    indexes = List.copyOf(indexes);
    hooks = List.copyOf(hooks);
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
  }

  /**
   * Reads the descriptor that was compiled with a table's interface. Each call reads it again, so
   * keep what it returns.
   *
   * @param table the interface with {@code @Table}
   * @return the descriptor
   * @throws MissingResourceException if there is no descriptor beside the interface: the program
   *     was packed without it, or the interface has no {@code @Table}
   * @throws InvalidJsonException if the file is not a descriptor of a format up to {@link #FORMAT}
   */
  public static TableDescriptor of(Class<?> table) {
    String file = file(table.getCanonicalName());
    try (InputStream stream = table.getResourceAsStream("/" + file)) {
      if (stream == null) {
        throw new MissingResourceException(
            "There is no file "
                + file
                + " beside "
                + table.getName()
                + ". The annotation processor writes it for an interface with @Table; keep it when"
                + " classes are packaged.",
            table.getName(),
            file);
      }
      return ofJson(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Returns the place of the descriptor of a table, beside its classes.
   *
   * @param table the qualified name of its interface
   * @return the path of the file within a folder or a jar of classes
   */
  public static String file(String table) {
    return FOLDER + table + ".json";
  }

  /**
   * Reads a descriptor.
   *
   * @param text the text of a descriptor
   * @return the descriptor
   * @throws InvalidJsonException if the text is not a descriptor of a format up to {@link #FORMAT}
   */
  public static TableDescriptor ofJson(String text) {
    JsonObject json = JsonObject.of(text);
    int format = json.integer("format", 0);
    if (format < 1) {
      throw new InvalidJsonException(
          "The text is JSON, but no descriptor of a Singlet model: its member \"format\" is"
              + " missing.");
    }
    if (format > FORMAT) {
      throw new InvalidJsonException(
          "The descriptor has format "
              + format
              + ", and this version of Singlet reads formats up to "
              + FORMAT
              + ". Use the version of Singlet that compiled the model, or a newer one.");
    }
    return read(json);
  }

  /**
   * Returns the text of the descriptor. Equal descriptors have equal texts.
   *
   * @return JSON, to be stored in UTF-8
   */
  public String toJson() {
    return JsonText.of(
        new Members()
            .add("format", FORMAT)
            .add("java", java)
            .add("documentation", documentation)
            .add("name", name)
            .add("key", key, KeyDescriptor::write)
            .addAll("indexes", indexes, IndexDescriptor::write)
            .add("delimiter", delimiter)
            .add("naming", naming)
            .add("tenantPrefix", tenantPrefix)
            .add("managed", managed, ManagedAttributes::write)
            .add("hooks", hooks)
            .addAll("entities", entities, EntityDescriptor::write)
            .addAll("collections", collections, CollectionDescriptor::write)
            .all());
  }

  private static TableDescriptor read(JsonObject json) {
    return new TableDescriptor(
        json.text("java"),
        json.textOrEmpty("documentation"),
        json.text("name"),
        json.object("key", KeyDescriptor::read),
        json.objects("indexes", IndexDescriptor::read),
        json.text("delimiter"),
        json.text("naming"),
        json.textOrEmpty("tenantPrefix"),
        Objects.requireNonNullElse(
            json.objectOrNull("managed", ManagedAttributes::read), ManagedAttributes.NONE),
        json.texts("hooks"),
        json.objects("entities", EntityDescriptor::read),
        json.objects("collections", CollectionDescriptor::read));
  }

  /**
   * Returns an entity.
   *
   * @param entity its name in items
   * @return the entity; empty if there is none
   */
  public Optional<EntityDescriptor> entity(String entity) {
    return entities.stream().filter(each -> each.name().equals(entity)).findFirst();
  }

  /**
   * Returns the entity of a record.
   *
   * @param record the qualified name of the record
   * @return the entity; empty if there is none
   */
  public Optional<EntityDescriptor> entityOf(String record) {
    return entities.stream().filter(each -> each.java().equals(record)).findFirst();
  }

  /**
   * Returns the attribute that holds the name of an entity in its items.
   *
   * @param entity an entity of this table
   * @return its own, or else the table's; without a name if the primary key tells its items
   */
  public MarkDescriptor mark(EntityDescriptor entity) {
    return Objects.requireNonNullElseGet(
        entity.mark(),
        () -> new MarkDescriptor(entity.isToldByKey() ? "" : managed.entity(), AttributeType.S));
  }

  /**
   * Returns the attributes with the times of an entity's items.
   *
   * @param entity an entity of this table
   * @return its own, or else the table's
   */
  public StampsDescriptor stamps(EntityDescriptor entity) {
    return Objects.requireNonNullElseGet(
        entity.stamps(), () -> new StampsDescriptor(managed.created(), managed.modified()));
  }

  /**
   * Returns an index.
   *
   * @param index its name
   * @return the index; empty if there is none
   */
  public Optional<IndexDescriptor> index(String index) {
    return indexes.stream().filter(each -> each.name().equals(index)).findFirst();
  }
}
