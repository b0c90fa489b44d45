package dev.singlet.tools.export;

import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.VectorDescriptor;
import dev.singlet.tools.error.UserErrorException;
import dev.singlet.tools.json.JsonMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The vector indexes of a table, as a CreateTable request and CloudFormation have them. */
public final class VectorRequest {

  private VectorRequest() {}

  /** Returns the vector indexes in the order of the descriptor. */
  public static List<IndexDescriptor> of(TableDescriptor table) {
    return table.indexes().stream().filter(IndexDescriptor::isVector).toList();
  }

  /** Returns the names of the vector indexes, with commas; empty if the table has none. */
  public static String names(TableDescriptor table) {
    return of(table).stream().map(IndexDescriptor::name).collect(Collectors.joining(", "));
  }

  /**
   * Refuses what DynamoDB refuses.
   *
   * @throws UserErrorException if the table has vector indexes and provisioned capacity
   */
  public static void check(TableDescriptor table, TableSettings settings) {
    if (settings.isProvisioned() && !of(table).isEmpty()) {
      throw new UserErrorException(
          "The table "
              + table.name()
              + " has vector indexes, which need on-demand capacity: "
              + names(table)
              + ". Leave out the provisioned capacity.");
    }
  }

  /**
   * Refuses an export to a format that can't say vector indexes. A table without them would be
   * another one.
   *
   * @param known what has no vector indexes
   * @param instead what to do
   * @throws UserErrorException if the table has some
   */
  public static void refuse(TableDescriptor table, String known, String instead) {
    if (!of(table).isEmpty()) {
      throw new UserErrorException(
          known
              + " can't create vector indexes, and "
              + table.name()
              + " has some: "
              + names(table)
              + ". "
              + instead);
    }
  }

  /** Returns the parts of the request, one for each index. */
  public static List<Object> indexes(TableDescriptor table) {
    List<Object> indexes = new ArrayList<>();
    for (IndexDescriptor index : of(table)) {
      VectorDescriptor vector = index.vector();
      if (vector != null) {
        indexes.add(index(index, vector));
      }
    }
    return indexes;
  }

  private static Map<String, Object> index(IndexDescriptor index, VectorDescriptor vector) {
    List<Object> elements = new ArrayList<>();
    index.key().partition().forEach(attribute -> elements.add(element(attribute, "HASH")));
    vector.filters().forEach(attribute -> elements.add(element(attribute, "INLINE_FILTER")));
    return new JsonMembers()
        .put("IndexName", index.name())
        .put("VectorAttribute", Map.of("AttributeName", vector.attribute()))
        .put("Dimensions", vector.dimensions())
        .put("DistanceFunction", vector.distance().name())
        .putIfAny("SearchSchema", elements)
        .put("Projection", TableRequest.projection(index))
        .all();
  }

  private static Map<String, Object> element(KeyDescriptor.Attribute attribute, String type) {
    return new JsonMembers()
        .put("AttributeName", attribute.name())
        .put("SearchSchemaElementType", type)
        .all();
  }
}
