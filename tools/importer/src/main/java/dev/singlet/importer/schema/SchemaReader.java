package dev.singlet.importer.schema;

import dev.singlet.model.json.InvalidJsonException;
import dev.singlet.model.json.JsonObject;
import dev.singlet.model.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads a file. Members that the format doesn't have are ignored, as AWS's own reader does. */
public final class SchemaReader {

  private static final int MAX_KEY_ATTRIBUTES = 4;

  private final Problems problems;

  private SchemaReader(Problems problems) {
    this.problems = problems;
  }

  /**
   * Reads a file.
   *
   * @param text its text
   * @param problems gets what is wrong with it
   * @return as much of the content as can be read
   */
  public static Schema read(String text, Problems problems) {
    return problems
        .attempt(() -> new SchemaReader(problems).schema(text))
        .orElseGet(() -> new Schema(List.of(), List.of()));
  }

  private Schema schema(String text) {
    Object value = withoutNulls(JsonReader.read(text));
    if (!(value instanceof Map)) {
      throw new InvalidJsonException("The text is not a JSON object.");
    }
    @SuppressWarnings("unchecked") // The reader makes no other maps.
    JsonObject json = new JsonObject("", (Map<String, Object>) value);
    return new Schema(
        required(json, "tables", this::table),
        list(json, "cross_table_access_patterns", SchemaReader::transaction));
  }

  /** AWS's tools write null for what is left out. */
  private static Object withoutNulls(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> members = new LinkedHashMap<>();
      map.forEach(
          (name, member) -> {
            if (member != JsonReader.NULL) {
              members.put(name, withoutNulls(member));
            }
          });
      return members;
    }
    return value instanceof List<?> list
        ? list.stream().map(SchemaReader::withoutNulls).toList()
        : value;
  }

  private TableSchema table(JsonObject json) {
    JsonObject config = json.object("table_config", Function.identity());
    KeyNames key =
        new KeyNames(
            List.of(config.text("partition_key")),
            config.textOrEmpty("sort_key").isEmpty()
                ? List.of()
                : List.of(config.text("sort_key")));
    return new TableSchema(
        json.path(),
        config.text("table_name"),
        key,
        list(json, "gsi_list", this::index),
        json.object("entities", this::entities));
  }

  private IndexSchema index(JsonObject json) {
    KeyNames key =
        new KeyNames(keyAttributes(json, "partition_key"), keyAttributes(json, "sort_key"));
    if (key.partition().isEmpty()) {
      throw missing(json, "partition_key");
    }
    IndexSchema.Projection projection =
        json.members().containsKey("projection")
            ? json.constant("projection", IndexSchema.Projection.class)
            : IndexSchema.Projection.ALL;
    List<String> included = json.texts("included_attributes");
    if (projection == IndexSchema.Projection.INCLUDE && included.isEmpty()) {
      throw missing(json, "included_attributes");
    }
    return new IndexSchema(json.path(), json.text("name"), key, projection, included);
  }

  /** Returns one attribute or several; none if the member is left out. */
  private List<String> keyAttributes(JsonObject json, String member) {
    List<String> names = oneOrMore(json, member);
    if (names.size() > MAX_KEY_ATTRIBUTES) {
      problems.add(
          json.path() + "." + member,
          names.size() + " attributes. A key of an index has " + MAX_KEY_ATTRIBUTES + " at most.");
    }
    return names;
  }

  private static List<String> oneOrMore(JsonObject json, String member) {
    if (!(json.members().get(member) instanceof List)) {
      String text = json.textOrEmpty(member);
      return text.isEmpty() ? List.of() : List.of(text);
    }
    List<String> texts = json.texts(member);
    if (texts.isEmpty()) {
      throw new InvalidJsonException(
          "The member "
              + json.path()
              + "."
              + member
              + " is an empty array. Leave it out, or name an attribute.");
    }
    return texts;
  }

  private List<EntitySchema> entities(JsonObject json) {
    if (json.members().isEmpty()) {
      throw new InvalidJsonException("The member " + json.path() + " has no entities.");
    }
    List<EntitySchema> entities = new ArrayList<>();
    for (String name : json.members().keySet()) {
      problems
          .attempt(() -> json.object(name, each -> entity(name, each)))
          .ifPresent(entities::add);
    }
    return entities;
  }

  private EntitySchema entity(String name, JsonObject json) {
    json.text("entity_type");
    return new EntitySchema(
        json.path(),
        name,
        mapping("", json),
        list(json, "gsi_mappings", each -> mapping(each.text("name"), each)),
        required(json, "fields", this::field),
        list(json, "access_patterns", this::pattern));
  }

  private Mapping mapping(String index, JsonObject json) {
    List<Template> partition = templates(json, "pk_template");
    if (partition.isEmpty()) {
      throw missing(json, "pk_template");
    }
    return new Mapping(json.path(), index, partition, templates(json, "sk_template"));
  }

  private List<Template> templates(JsonObject json, String member) {
    String path = json.path() + "." + member;
    return oneOrMore(json, member).stream().map(text -> Template.of(path, text, problems)).toList();
  }

  private Field field(JsonObject json) {
    FieldType type = type(json);
    if (type == FieldType.ENTITY) {
      throw new InvalidJsonException(
          "The member "
              + json.path()
              + ".type is \"entity\", which only parameters can be. Write \"object\" for a map.");
    }
    if (type == FieldType.ARRAY) {
      json.text("item_type");
    }
    if (!json.members().containsKey("required")) {
      throw missing(json, "required");
    }
    return new Field(
        json.path(),
        json.text("name"),
        type,
        json.textOrEmpty("item_type"),
        json.isTrue("required"));
  }

  private static FieldType type(JsonObject json) {
    String name = json.text("type");
    return FieldType.of(name)
        .orElseThrow(
            () ->
                new InvalidJsonException(
                    "The member "
                        + json.path()
                        + ".type is \""
                        + name
                        + "\". Expected string, integer, decimal, boolean, array, object or"
                        + " uuid."));
  }

  private AccessPattern pattern(JsonObject json) {
    String index = json.textOrEmpty("index_name");
    boolean isConsistent = json.isTrue("consistent_read");
    if (isConsistent && !index.isEmpty()) {
      problems.add(
          json.path() + ".consistent_read",
          "a global index has no consistent reads. Leave it out.");
    }
    return new AccessPattern(
        json.path(),
        json.text("name"),
        json.textOrEmpty("description"),
        operation(json),
        index,
        json.textOrEmpty("range_condition"),
        isConsistent,
        json.textOrEmpty("return_type").equals("mixed_data"),
        list(json, "parameters", SchemaReader::parameter),
        Optional.ofNullable(json.objectOrNull("filter_expression", this::filter))
            .orElse(Filter.NONE));
  }

  private static AccessPattern.Operation operation(JsonObject json) {
    String name = json.text("operation");
    for (AccessPattern.Operation operation : AccessPattern.Operation.values()) {
      if (operation.text().equals(name)) {
        return operation;
      }
    }
    throw new InvalidJsonException(
        "The member "
            + json.path()
            + ".operation is \""
            + name
            + "\". Expected GetItem, PutItem, DeleteItem, Query, Scan, UpdateItem, BatchGetItem or"
            + " BatchWriteItem.");
  }

  private static Parameter parameter(JsonObject json) {
    FieldType type = type(json);
    return new Parameter(
        json.path(),
        json.text("name"),
        type,
        type == FieldType.ENTITY ? json.text("entity_type") : "");
  }

  private Filter filter(JsonObject json) {
    return new Filter(
        json.textOrEmpty("logical_operator").equals("OR"),
        required(json, "conditions", SchemaReader::condition));
  }

  private static Filter.Condition condition(JsonObject json) {
    List<String> parameters = new ArrayList<>();
    for (String member : List.of("param", "param2")) {
      String name = json.textOrEmpty(member);
      if (!name.isEmpty()) {
        parameters.add(name);
      }
    }
    parameters.addAll(json.texts("params"));
    return new Filter.Condition(
        json.path(),
        json.text("field"),
        json.textOrEmpty("function"),
        json.textOrEmpty("operator"),
        parameters);
  }

  private static Transaction transaction(JsonObject json) {
    return new Transaction(
        json.path(),
        json.text("name"),
        json.textOrEmpty("description"),
        json.text("operation"),
        json.objects(
            "entities_involved",
            each ->
                new Transaction.Action(
                    each.text("action"),
                    each.text("table"),
                    each.text("entity"),
                    each.textOrEmpty("condition"))));
  }

  /** Returns the elements that can be read. The others are problems. */
  private <T> List<T> list(JsonObject json, String member, Function<JsonObject, T> read) {
    return json.objects(member, each -> problems.attempt(() -> read.apply(each))).stream()
        .flatMap(Optional::stream)
        .toList();
  }

  private <T> List<T> required(JsonObject json, String member, Function<JsonObject, T> read) {
    if (!json.members().containsKey(member)) {
      throw missing(json, member);
    }
    if (json.members().get(member) instanceof List<?> list && list.isEmpty()) {
      throw new InvalidJsonException(place(json, member) + " is empty.");
    }
    return list(json, member, read);
  }

  private static InvalidJsonException missing(JsonObject json, String member) {
    return new InvalidJsonException(place(json, member) + " is missing.");
  }

  private static String place(JsonObject json, String member) {
    return "The member " + (json.path().isEmpty() ? member : json.path() + "." + member);
  }
}
