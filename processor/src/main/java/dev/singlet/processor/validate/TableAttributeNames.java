package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import dev.singlet.processor.model.settings.MarkModel;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.TableModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Each attribute that Singlet itself writes into an item has its own name. It can be a key of an
 * index, where it is the same value, but not of the table.
 */
final class TableAttributeNames implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    TableSettings settings = table.settings();
    Set<String> keys = new HashSet<>(settings.key().names());
    check(settings.key(), settings.place(), report);
    for (IndexModel index : settings.indexes()) {
      check(index.key(), index.place(), report);
      if (settings.tenant().isPresent()) {
        keys.add(index.key().partition().get(0).name());
      }
      checkType(settings.entityAttribute(), ScalarType.S, index, report);
      ScalarType ofStamps =
          settings.storedTime().name().startsWith("EPOCH") ? ScalarType.N : ScalarType.S;
      for (String stamp : stampsWithoutComponent(table)) {
        checkType(stamp, ofStamps, index, report);
      }
    }
    Set<String> taken = new HashSet<>(keys);
    checkFree(settings.entityAttribute(), "entity attribute", taken, settings.place(), report);
    check(settings.stamps(), taken, report);
    for (EntityModel entity : table.entities()) {
      check(entity, keys, settings, report);
    }
  }

  private static void check(StampNames stamps, Set<String> taken, Report report) {
    checkFree(stamps.created(), "created attribute", taken, stamps.place(), report);
    checkFree(stamps.modified(), "modified attribute", taken, stamps.place(), report);
  }

  /** Checks the attributes that the entity itself names. */
  private static void check(
      EntityModel entity, Set<String> keys, TableSettings settings, Report report) {
    Set<String> taken = new HashSet<>(keys);
    if (entity.schemaVersion() != null) {
      taken.add(settings.schemaVersionAttribute());
    }
    if (!entity.stamps().isOwn()) {
      taken.add(settings.stamps().created());
      taken.add(settings.stamps().modified());
    }
    MarkModel mark = entity.mark();
    if (mark.isOwn()) {
      checkFree(mark.attribute(), "entity attribute", taken, mark.place(), report);
    }
    taken.add(settings.entityAttribute());
    if (entity.stamps().isOwn()) {
      check(entity.stamps(), taken, report);
    }
  }

  private static void check(KeyModel key, Place place, Report report) {
    key.partition().forEach(each -> checkNotEmpty(each.name(), place, report));
    Set<String> own = new HashSet<>();
    for (String name : key.names()) {
      if (!own.add(name)) {
        report.add(
            "The attribute \"%s\" is in one key twice. Give the attributes of a key different"
                + " names.",
            Code.INVALID_NAME, place, name);
      }
    }
  }

  /** Returns the stamps that Singlet writes in the form of the table's times. */
  private static Set<String> stampsWithoutComponent(TableModel table) {
    Set<String> stamps = new TreeSet<>();
    for (EntityModel entity : table.entities()) {
      for (String stamp : List.of(entity.stamps().created(), entity.stamps().modified())) {
        if (entity.storedAs(stamp).isEmpty()) {
          stamps.add(stamp);
        }
      }
    }
    return stamps;
  }

  private static void checkType(String name, ScalarType type, IndexModel index, Report report) {
    for (KeyAttributeModel key : index.key().attributes()) {
      if (key.name().equals(name) && key.type() != type) {
        report.add(
            "The key attribute %s of %s is of type %s, but Singlet writes %s there. Declare it as"
                + " %s.",
            Code.KEY_TYPE_MISMATCH,
            index.place(),
            name,
            index,
            key.type(),
            type == ScalarType.S ? "text" : "a number",
            type);
      }
    }
  }

  private static void checkNotEmpty(String name, Place place, Report report) {
    if (name.isEmpty()) {
      report.add("The partition key has no name. Give it one.", Code.INVALID_NAME, place);
    }
  }

  private static void checkFree(
      String name, String what, Set<String> taken, Place place, Report report) {
    if (!name.isEmpty() && !taken.add(name)) {
      report.add(
          "The %s can't be \"%s\", because that is also a key or holds something else. Give it"
              + " another name.",
          Code.INVALID_NAME, place, what, name);
    }
  }
}
