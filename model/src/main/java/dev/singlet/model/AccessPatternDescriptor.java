package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A way to read items, with a method of its own.
 *
 * @param name the method
 * @param owner the generated class that has the method
 * @param documentation its purpose, as plain text with code in backticks; for an item collection,
 *     the first sentence of the interface's Javadoc; empty if none is given
 * @param parameters its parameters
 * @param operation the request that it becomes
 * @param index the index that it reads; empty for the table itself
 * @param keyCondition the condition on the key before it is narrowed, in DynamoDB's words, with
 *     templates in quotes; three dots at the end of a range stand for everything that begins so
 * @param sort the open parts of the sort key, from left to right. The items come in the order that
 *     these have in the key, and a query can be narrowed by them one after the other
 * @param partitions the number of partitions that it reads; more than one for a sharded key
 * @param across the parameter across whose values it can be queried: a range of them or several, in
 *     place of one; empty for none
 * @param entities the names of the entities whose items it returns
 * @param alsoInRange the names of the other entities whose items lie in the range that it reads
 * @param isFiltered true if a filter leaves out items of other entities, which cost capacity all
 *     the same
 * @param isPartial true if the index lacks attributes of the entity, so that the query needs a
 *     projection or reads the whole items from the table
 * @param canBeConsistent true if it can read strongly consistently: the table or a local index
 */
public record AccessPatternDescriptor(
    String name,
    String owner,
    String documentation,
    List<Parameter> parameters,
    Operation operation,
    String index,
    String keyCondition,
    List<SortPart> sort,
    int partitions,
    String across,
    List<String> entities,
    List<String> alsoInRange,
    boolean isFiltered,
    boolean isPartial,
    boolean canBeConsistent) {

  /**
   * Copies the lists.
   *
   * @param name the method
   * @param owner the generated class that has the method
   * @param documentation its purpose
   * @param parameters its parameters
   * @param operation the request that it becomes
   * @param index the index that it reads
   * @param keyCondition the condition on the key
   * @param sort the open parts of the sort key
   * @param partitions the number of partitions that it reads
   * @param across the parameter across whose values it can be queried
   * @param entities the entities whose items it returns
   * @param alsoInRange the other entities whose items lie in the range
   * @param isFiltered true if a filter leaves out items of other entities
   * @param isPartial true if the index lacks attributes of the entity
   * @param canBeConsistent true if it can read strongly consistently
   */
  public AccessPatternDescriptor {
    parameters = List.copyOf(parameters);
    sort = List.copyOf(sort);
    entities = List.copyOf(entities);
    alsoInRange = List.copyOf(alsoInRange);
  }

  /** The requests that an access pattern can become. */
  public enum Operation {
    /** Reads one item by its primary key. */
    GET_ITEM("GetItem"),
    /** Reads items of a partition by their sort keys. */
    QUERY("Query"),
    /** Finds the items of a partition of an index whose vectors are closest to a given one. */
    SEARCH_VECTORS("SearchVectors");

    private final String request;

    Operation(String request) {
      this.request = request;
    }

    /**
     * Returns the request.
     *
     * @return the name that DynamoDB gives to it
     */
    public String request() {
      return request;
    }
  }

  /**
   * Returns the method as it is called. A search has the vector as its last parameter, which stands
   * for no component.
   *
   * @return the signature, with simple names of types
   */
  public String signature() {
    Stream<String> named =
        parameters.stream()
            .map(
                parameter ->
                    simple(parameter.java()) + " " + ComponentPath.joined(parameter.name()));
    Stream<String> vector =
        operation == Operation.SEARCH_VECTORS ? Stream.of("float[] vector") : Stream.empty();
    return Stream.concat(named, vector)
        .collect(Collectors.joining(", ", simple(owner) + "." + name + "(", ")"));
  }

  private static String simple(String type) {
    return type.replaceAll("\\b(?:[a-z_][\\w$]*\\.)+(?=[A-Z])", "");
  }

  /**
   * A parameter of a method.
   *
   * @param name the component or computed attribute for which it stands
   * @param java its type in Java
   */
  public record Parameter(String name, String java) {

    static Parameter read(JsonObject json) {
      return new Parameter(json.text("name"), json.text("java"));
    }

    Map<String, Object> write() {
      return new Members().add("name", name).add("java", java).all();
    }
  }

  /**
   * A part of a sort key that the arguments of a query leave open. The items come in the order that
   * it has in the key. A method of its name narrows the query to a value, or also to a range.
   *
   * @param source the component, or the computed attribute
   * @param java its type in Java
   * @param isOrdered true if a range can be asked for
   * @param isByText true if this range is in the order of the values' texts in the key, as for
   *     enums, UUIDs and booleans; false if the keys sort like the values in Java, or have no range
   * @param isDescending true if the keys sort in the reverse order of the values
   */
  public record SortPart(
      String source, String java, boolean isOrdered, boolean isByText, boolean isDescending) {

    static SortPart read(JsonObject json) {
      return new SortPart(
          json.text("value"),
          json.text("java"),
          json.isTrue("ordered"),
          json.isTrue("byText"),
          json.isTrue("descending"));
    }

    Map<String, Object> write() {
      return new Members()
          .add("value", source)
          .add("java", java)
          .add("ordered", isOrdered)
          .add("byText", isByText)
          .add("descending", isDescending)
          .all();
    }
  }

  static AccessPatternDescriptor read(JsonObject json) {
    return new AccessPatternDescriptor(
        json.text("name"),
        json.text("owner"),
        json.textOrEmpty("documentation"),
        json.objects("parameters", Parameter::read),
        json.constant("operation", Operation.class),
        json.textOrEmpty("index"),
        json.text("keyCondition"),
        json.objects("sort", SortPart::read),
        json.integer("partitions", 1),
        json.textOrEmpty("across"),
        json.texts("entities"),
        json.texts("alsoInRange"),
        json.isTrue("filtered"),
        json.isTrue("partial"),
        json.isTrue("consistent"));
  }

  Map<String, Object> write() {
    return new Members()
        .add("name", name)
        .add("owner", owner)
        .add("documentation", documentation)
        .addAll("parameters", parameters, Parameter::write)
        .add("operation", operation)
        .add("index", index)
        .add("keyCondition", keyCondition)
        .addAll("sort", sort, SortPart::write)
        .add("partitions", partitions == 1 ? null : partitions)
        .add("across", across)
        .add("entities", entities)
        .add("alsoInRange", alsoInRange)
        .add("filtered", isFiltered)
        .add("partial", isPartial)
        .add("consistent", canBeConsistent)
        .all();
  }
}
