package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.OpenPart;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.SharedSort;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.Optional;

/**
 * The argument across whose values an item collection is queried chooses the partitions of all
 * entities, and the condition on the sort key is the same in each.
 */
final class AcrossCollections implements CollectionRule {

  @Override
  public void check(
      CollectionQuery query, CollectionModel collection, TableModel table, Report report) {
    if (query.across().isEmpty() || !collection.isComplete(query)) {
      return;
    }
    LinkedKeyModel key = collection.key(query);
    String name = collection.label(query);
    if (key.acrossPart().isEmpty()) {
      report.add(
          "The item collection %s is to be queried across \"%s\", which the partition template of"
              + " its first entity doesn't have. %s",
          Code.INVALID_ACROSS, query.place(), name, query.across(), AcrossPartitions.choices(key));
    } else if (key.sort().size() > 1) {
      report.add(
          "The item collection %s is to be queried across \"%s\", which needs one sort key"
              + " attribute, but the index has %d. Put all values of the sort key into one template,"
              + " or remove across.",
          Code.INVALID_ACROSS, query.place(), name, query.across(), key.sort().size());
    } else {
      checkSortKeys(query, collection, name, report);
    }
  }

  private static void checkSortKeys(
      CollectionQuery query, CollectionModel collection, String name, Report report) {
    LinkedKeyModel key = collection.key(query);
    Optional<OpenPart> cut = cut(query, collection);
    for (EntityModel entity : collection.entities()) {
      for (LinkedKeyModel own : entity.keysOn(Optional.ofNullable(query.index()))) {
        if (own.partitionValues().size() != key.partitionValues().size()) {
          return; // another rule reports that
        }
        Source chosen = own.partitionValues().get(key.acrossPlace()).source();
        if (AcrossPartitions.isInSortKey(chosen, own)) {
          report.add(
              "The item collection %s is to be queried across \"%s\", but {%s} is also in the sort"
                  + " template of %s, so each partition would need another condition on the sort"
                  + " key. Remove it from the sort template, or remove across.",
              Code.INVALID_ACROSS, query.place(), name, query.across(), chosen.name(), entity);
          return;
        }
        if (cut.isPresent() && !at(cut.get(), own).equals(chosen)) {
          report.add(
              "The item collection %s is to be queried across \"%s\", and a range of it also narrows"
                  + " the sort keys. In \"%s\" of %s this part is {%s}, but the partition is made of"
                  + " {%s}. Use one of the two in both, or remove across.",
              Code.INVALID_ACROSS,
              query.place(),
              name,
              query.across(),
              Template.text(own.sort()),
              entity,
              at(cut.get(), own).name(),
              chosen.name());
          return;
        }
      }
    }
  }

  /** Returns the part of the sort keys that a range of the argument narrows; empty if none. */
  private static Optional<OpenPart> cut(CollectionQuery query, CollectionModel collection) {
    Source chosen = collection.key(query).acrossPart().orElseThrow().source();
    return SharedSort.of(collection, query)
        .filter(sort -> sort.first().equals(chosen))
        .map(sort -> OpenPart.of(sort.key()).get(0));
  }

  private static Source at(OpenPart open, LinkedKeyModel key) {
    List<Part> parts = key.sort().get(open.attribute()).parts();
    return ((Part.Value) parts.get(open.position())).source();
  }
}
