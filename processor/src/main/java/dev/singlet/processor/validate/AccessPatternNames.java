package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.AccessPattern;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.IndexContent;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Access patterns become methods: each has a name of its own that Java and Singlet leave free. */
final class AccessPatternNames implements Rule {

  private static final List<String> RESERVED =
      List.of(
          "builder",
          "check",
          "delete",
          "fromItem",
          "get",
          "jsonSchema",
          "key",
          "primaryKey",
          "put",
          "toItem",
          "type",
          "update",
          "upsert");

  /** Returns the methods of {@code Object} without parameters. */
  private static final List<String> INHERITED =
      List.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  @Override
  public void check(TableModel table, Report report) {
    for (EntityModel entity : table.entities()) {
      Set<String> taken = ofPartialQueries(entity, table);
      taken.addAll(entity.generated());
      taken.addAll(ofPartitions(entity));
      taken.add(entity.generatedType().simpleName());
      check(entity.patterns(), taken, entity, report);
    }
    for (CollectionModel collection : table.collections()) {
      Set<String> taken = ofGroups(collection);
      taken.add(collection.generatedType().simpleName());
      check(collection.patterns(), taken, collection, report);
    }
  }

  private static void check(
      List<AccessPattern> patterns, Set<String> taken, Subject owner, Report report) {
    Set<String> names = new HashSet<>();
    for (AccessPattern pattern : patterns) {
      String name = pattern.name();
      if (!Spelling.isName(name)) {
        report.add(
            "\"%s\" can't be the name of an access pattern of %s, because it becomes a method."
                + " Write a Java name, such as byName.",
            Code.INVALID_ACCESS_PATTERN, pattern.place(), name, owner);
      } else if (isReserved(name) || taken.stream().anyMatch(name::equalsIgnoreCase)) {
        report.add(
            "\"%s\" can't be the name of an access pattern of %s, because the generated class uses"
                + " it. It also uses %s, names that end in PartitionKey or SortKey, and the methods"
                + " of Object. Write another name.",
            Code.INVALID_ACCESS_PATTERN, pattern.place(), name, owner, String.join(", ", RESERVED));
      } else if (!names.add(Spelling.letters(name))) {
        report.add(
            "%s has two access patterns named \"%s\". Letter case and '_' make no difference. Give"
                + " one of them another name.",
            Code.DUPLICATE_ACCESS_PATTERN, pattern.place(), owner, name);
      }
    }
  }

  /** Returns the classes within the class of a collection, and its methods for partitions. */
  private static Set<String> ofGroups(CollectionModel collection) {
    Set<String> names = new HashSet<>(Set.of("Keys"));
    for (CollectionQuery query : collection.queries()) {
      if (!query.across().isEmpty()) {
        names.add(Generated.partitions(query.name()));
      }
      names.add(Generated.group(collection.type(), query.name()).simpleName());
    }
    return names;
  }

  /** Returns the classes for indexes that do not hold whole items. */
  private static Set<String> ofPartialQueries(EntityModel entity, TableModel table) {
    Set<String> names = new HashSet<>();
    for (IndexModel index : IndexContent.partial(entity, table)) {
      TableSettings settings = table.settings();
      names.add(Generated.partialQuery(entity.type(), index, settings).simpleName());
      names.add(Generated.coveredProjection(entity.type(), index, settings).simpleName());
    }
    return names;
  }

  /** Returns the methods for partitions of queries that read several of them. */
  private static List<String> ofPartitions(EntityModel entity) {
    return entity.keys().stream()
        .filter(key -> key.acrossPart().isPresent())
        .map(key -> Generated.partitions(key.name()))
        .toList();
  }

  private static boolean isReserved(String name) {
    return RESERVED.stream().anyMatch(name::equalsIgnoreCase)
        || INHERITED.contains(name)
        || name.endsWith("PartitionKey")
        || name.endsWith("SortKey");
  }
}
