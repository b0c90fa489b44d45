package dev.singlet.tools.sample;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeDescriptor.Stamp;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonReader;
import dev.singlet.tools.error.UserErrorException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Sample items that users give, in the form that the examples' programs read: a JSON array of pairs
 * of an entity's name and an object, {@code [["User", {"username": "ann", ...}], ...]}. The object
 * has the attributes under their stored names, without keys. In a table with stamps, {@code
 * created} and {@code modified} beside them are the times of the writes.
 */
public final class SampleFile {

  /** The forms of times that are read from the text of a time. */
  private static final Set<String> TEXTS = Set.of("millis", "toString");

  private static final String CREATED = "created";
  private static final String MODIFIED = "modified";

  private final Path file;
  private final TableDescriptor table;
  private final ClassLoader classes;
  private final Map<String, EntityClass> generated = new HashMap<>();

  private SampleFile(Path file, TableDescriptor table, ClassLoader classes) {
    this.file = file;
    this.table = table;
    this.classes = classes;
  }

  /**
   * Reads a file, all or nothing.
   *
   * @param file the JSON
   * @param table the model
   * @param classes loads the generated classes
   * @return the items, by entity in the order of the descriptor; no problems
   * @throws UserErrorException if the file can't be read, or the model refuses a row
   */
  public static Samples read(Path file, TableDescriptor table, ClassLoader classes) {
    return new SampleFile(file, table, classes).read();
  }

  private Samples read() {
    List<SampleItem> items = new ArrayList<>();
    if (!(json() instanceof List<?> rows)) {
      throw new UserErrorException(
          file + " holds no JSON array. Write [[\"<entity>\", {<attributes>}], ...].");
    }
    for (Object row : rows) {
      items.add(item(row, "row " + (items.size() + 1)));
    }
    List<SampleItem> sorted = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      items.stream().filter(item -> item.entity().equals(entity.name())).forEach(sorted::add);
    }
    return new Samples(sorted, List.of());
  }

  private Object json() {
    try {
      return JsonReader.read(Files.readString(file));
    } catch (IOException unreadable) {
      throw new UserErrorException(
          file + " can't be read. Give a file of JSON in UTF-8.", unreadable);
    } catch (InvalidJsonException malformed) {
      throw new UserErrorException(file + " is not JSON: " + malformed.getMessage(), malformed);
    }
  }

  private SampleItem item(Object row, String position) {
    if (!(row instanceof List<?> pair)
        || pair.size() != 2
        || !(pair.get(0) instanceof String name)
        || !(pair.get(1) instanceof Map<?, ?> attributes)) {
      throw new UserErrorException(
          file + ", " + position + ": not a pair of an entity's name and an object.");
    }
    EntityDescriptor entity =
        table
            .entity(name)
            .orElseThrow(
                () ->
                    new UserErrorException(
                        file
                            + ", "
                            + position
                            + ": there is no entity \""
                            + name
                            + "\". Entities: "
                            + table.entities().stream()
                                .map(EntityDescriptor::name)
                                .collect(Collectors.joining(", "))
                            + "."));
    try {
      Map<String, Object> values = new LinkedHashMap<>();
      attributes.forEach((attribute, value) -> values.put((String) attribute, value));
      Instant modified = time(entity, values, MODIFIED, Stamp.MODIFIED);
      Instant created = time(entity, values, CREATED, Stamp.CREATED);
      Instant now = modified == null ? Literals.NOW : modified;
      stamp(entity, values, Stamp.CREATED, created == null ? now : created);
      Map<String, Object> item = generated(entity).item(values, now);
      return new SampleItem(name, ItemOrder.of(table, entity, item));
    } catch (NoSampleException refused) {
      throw new UserErrorException(
          file + ", " + position + " (" + name + "): " + refused.getMessage(), refused);
    }
  }

  private EntityClass generated(EntityDescriptor entity) {
    return generated.computeIfAbsent(entity.name(), name -> EntityClass.load(entity, classes));
  }

  /** Takes a time out of a row; null if there is none. */
  private @Nullable Instant time(
      EntityDescriptor entity, Map<String, Object> values, String member, Stamp stamp) {
    String managed =
        stamp == Stamp.CREATED ? table.stamps(entity).created() : table.stamps(entity).modified();
    boolean isOwn = entity.attributes().stream().anyMatch(each -> each.name().equals(member));
    if (isOwn || managed.isEmpty() || !values.containsKey(member)) {
      return null;
    }
    try {
      return Instant.parse(String.valueOf(values.remove(member)));
    } catch (DateTimeException notATime) {
      throw new NoSampleException(
          member + " is not a time like 2024-01-15T08:00:00.000Z.", notATime);
    }
  }

  /** Gives the component that shows the time of creation, if there is one, this time. */
  private static void stamp(
      EntityDescriptor entity, Map<String, Object> values, Stamp stamp, Instant time) {
    for (AttributeDescriptor attribute : entity.attributes()) {
      if (attribute.stamp() == stamp && TEXTS.contains(attribute.type().format())) {
        values.putIfAbsent(attribute.name(), time.toString());
      }
    }
  }
}
