package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.OpenPart;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.CollectionModel.CollectionQuery;
import dev.singlet.processor.model.table.SharedSort;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Spelling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The names that narrow a collection's query are those of parts that all entities have. */
final class NarrowedCollections implements CollectionRule {

  @Override
  public void check(
      CollectionQuery query, CollectionModel collection, TableModel table, Report report) {
    if (query.narrowBy().isEmpty()
        || !collection.isComplete(query)
        || !areNames(query, collection, report)) {
      return;
    }
    int common = SharedSort.parts(collection, query);
    if (query.narrowBy().size() > common) {
      report.add(
          "The item collection %s names %s of its sort keys, but they have %s in common: %s. A"
              + " common part is at the same place in all of them, with the same type, format and"
              + " stored form, and a delimiter after text. %s",
          Code.INVALID_COLLECTION,
          query.place(),
          collection.label(query),
          parts(query.narrowBy().size()),
          common == 0 ? "none" : parts(common),
          templates(collection, query),
          common == 0 ? "Change the templates, or remove narrowBy." : "Remove the other names.");
    } else {
      requireDistinct(query, collection, report);
    }
  }

  private static boolean areNames(
      CollectionQuery query, CollectionModel collection, Report report) {
    for (String name : query.narrowBy()) {
      if (!Spelling.isName(name)) {
        report.add(
            "The item collection %s can't be narrowed by \"%s\", because it becomes a method. Write"
                + " a Java name, such as message.",
            Code.INVALID_COLLECTION, query.place(), collection.label(query), name);
        return false;
      }
    }
    return true;
  }

  private static void requireDistinct(
      CollectionQuery query, CollectionModel collection, Report report) {
    Set<String> names = otherNames(query, collection);
    for (String name : query.narrowBy()) {
      if (!names.add(Spelling.letters(name))) {
        report.add(
            "The item collection %s has two arguments named \"%s\". Letter case and '_' make no"
                + " difference. Give one of them another name.",
            Code.INVALID_COLLECTION, query.place(), collection.label(query), name);
        return;
      }
    }
  }

  /** Returns the names of the arguments that keep those of their components. */
  private static Set<String> otherNames(CollectionQuery query, CollectionModel collection) {
    LinkedKeyModel key = collection.keysOn(query.index()).get(0);
    List<Source> open = OpenPart.of(key).stream().map(part -> part.value().source()).toList();
    int named = Math.min(query.narrowBy().size(), open.size());
    Set<Source> others = new LinkedHashSet<>(key.arguments());
    open.subList(0, named).forEach(others::remove);
    others.addAll(open.subList(named, open.size()));
    return others.stream()
        .map(source -> Spelling.letters(source.name()))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static String parts(int count) {
    return count == 1 ? "1 part" : count + " parts";
  }

  private static String templates(CollectionModel collection, CollectionQuery query) {
    List<String> templates = new ArrayList<>();
    for (EntityModel entity : collection.entities()) {
      for (LinkedKeyModel key : entity.keysOn(Optional.ofNullable(query.index()))) {
        templates.add("\"" + Template.text(key.sort()) + "\" of " + entity.type().simpleName());
      }
    }
    return templates.stream().collect(Collectors.joining(", "));
  }
}
