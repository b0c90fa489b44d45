package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AccessPattern;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.IndexContent;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.Spelling;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import dev.singlet.processor.model.type.ClassType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;

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
          "primaryKey",
          "put",
          "scan",
          "toItem",
          "type",
          "update",
          "upsert");

  /** What every class has from {@code Object} without parameters. */
  private static final List<String> INHERITED =
      List.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  @Override
  public void check(TableModel table, Report report) {
    for (EntityModel entity : table.entities()) {
      Set<String> names = new HashSet<>();
      Set<String> nested = ofPartialQueries(entity, table);
      nested.addAll(entity.nested().generated());
      for (AccessPattern pattern : entity.patterns()) {
        check(
            pattern.name(),
            names,
            nested,
            entity.generatedType(),
            entity.type(),
            pattern.place(),
            report);
      }
    }
    for (CollectionModel collection : table.collections()) {
      Set<String> names = new HashSet<>();
      Set<String> nested = ofGroups(collection);
      for (CollectionQuery query : collection.queries()) {
        check(
            query.name(),
            names,
            nested,
            collection.generatedType(),
            collection.type(),
            query.place(),
            report);
      }
    }
  }

  private static void check(
      String name,
      Set<String> names,
      Set<String> nested,
      ClassType generated,
      ClassType type,
      Place place,
      Report report) {
    String owner = type.simpleName();
    if (!SourceVersion.isIdentifier(name) || SourceVersion.isKeyword(name)) {
      report.add(
          Code.INVALID_ACCESS_PATTERN,
          place,
          "\"%s\" can't name an access pattern of %s: it becomes a method. Write a Java name, such"
              + " as byName.",
          name,
          owner);
    } else if (isReserved(name)
        || nested.stream().anyMatch(name::equalsIgnoreCase)
        || name.equalsIgnoreCase(generated.simpleName())) {
      report.add(
          Code.INVALID_ACCESS_PATTERN,
          place,
          "\"%s\" can't name an access pattern of %s, since the generated class has it already."
              + " Taken are %s, what ends in PartitionKey or SortKey, and the methods of Object.",
          name,
          owner,
          String.join(", ", RESERVED));
    } else if (!names.add(Spelling.letters(name))) {
      report.add(
          Code.DUPLICATE_ACCESS_PATTERN,
          place,
          "%s has two access patterns named \"%s\", letter case and '_' aside. Give one of them"
              + " another name.",
          owner,
          name);
    }
  }

  /** The classes there are in that of a collection. */
  private static Set<String> ofGroups(CollectionModel collection) {
    Set<String> names = new HashSet<>(Set.of("Keys"));
    for (CollectionQuery query : collection.queries()) {
      names.add(Generated.group(collection.type(), query.name()).simpleName());
    }
    return names;
  }

  /** The classes there are for indexes that do not hold whole items. */
  private static Set<String> ofPartialQueries(EntityModel entity, TableModel table) {
    Set<String> names = new HashSet<>();
    for (IndexModel index : IndexContent.partial(entity, table)) {
      TableSettings settings = table.settings();
      names.add(Generated.partialQuery(entity.type(), index, settings).simpleName());
      names.add(Generated.coveredProjection(entity.type(), index, settings).simpleName());
    }
    return names;
  }

  private static boolean isReserved(String name) {
    return RESERVED.stream().anyMatch(name::equalsIgnoreCase)
        || INHERITED.contains(name)
        || name.endsWith("PartitionKey")
        || name.endsWith("SortKey");
  }
}
