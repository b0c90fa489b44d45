package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.QueryRange;
import dev.singlet.processor.model.TableModel;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A query does not read items of other entities. DynamoDB would charge for them, although a filter
 * leaves them out.
 */
final class SwallowedPrefixes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (LinkedKeyModel key : entity.keys()) {
      if (key.isNamed() && !key.sort().isEmpty()) {
        QueryRange.strangersIn(entity, key, table).stream()
            .filter(stranger -> !areReadTogether(entity, stranger, key, table))
            .findFirst()
            .ifPresent(stranger -> report(entity, key, stranger, report));
      }
    }
  }

  /** Tells whether an item collection reads both there, so that they are meant to be beside. */
  private static boolean areReadTogether(
      EntityModel entity, EntityModel stranger, LinkedKeyModel key, TableModel table) {
    return table.collections().stream()
        .filter(collection -> collection.entities().containsAll(List.of(entity, stranger)))
        .flatMap(collection -> collection.queries().stream())
        .anyMatch(query -> Objects.equals(query.index(), key.index()));
  }

  private static void report(
      EntityModel entity, LinkedKeyModel key, EntityModel stranger, Report report) {
    report.add(
        "%s of %s also reads the items of %s, whose sort keys begin alike, and DynamoDB charges for"
            + " them. %s.",
        Code.SWALLOWED_PREFIX,
        key.sort().get(0).place(),
        key,
        entity,
        stranger,
        wayOut(entity, key));
  }

  private static String wayOut(EntityModel entity, LinkedKeyModel key) {
    if (hasRoom(key.halves().stream().filter(KeyHalf::isSort).limit(1), entity)) {
      return "Begin the sort template with a literal of its own";
    }
    if (hasRoom(key.halves().stream().filter(half -> !half.isSort()), entity)) {
      return "Begin the partition template with a literal of its own";
    }
    return key.index() == null || key.index().isLocal()
        ? "Give the keys different indexes"
        : "Give the index another partition key attribute, with a literal of its own as its"
            + " template";
  }

  /**
   * Tells whether a template can have a literal. The template of a number or of bytes is one
   * placeholder alone, and so is that of a component that is itself the key attribute.
   */
  private static boolean hasRoom(Stream<KeyHalf> halves, EntityModel entity) {
    return halves
        .filter(half -> half.attribute().type() == ScalarType.S)
        .anyMatch(
            half ->
                entity
                    .storedAs(half.attribute().name())
                    .filter(attribute -> AttributeNames.isIt(attribute, half))
                    .isEmpty());
  }
}
