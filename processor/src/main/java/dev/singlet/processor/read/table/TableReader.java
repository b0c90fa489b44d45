package dev.singlet.processor.read.table;

import dev.singlet.annotation.Entity;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.CollectionModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.entity.EntityReader;
import dev.singlet.processor.read.entity.EntityReading;
import dev.singlet.processor.read.entity.HiddenAnnotations;
import dev.singlet.processor.read.entity.Owners;
import dev.singlet.processor.read.settings.SettingsReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** Reads a table with its entities and collections, starting at its interface. */
public record TableReader(Compiler compiler) {

  /**
   * Reads a table.
   *
   * @param table an interface annotated with {@code @Table}
   * @param report receives its problems
   * @throws dev.singlet.processor.mirror.Unresolved if it refers to a type that does not exist
   */
  public TableReading read(TypeElement table, Report report) {
    TableSettings settings = new SettingsReader(compiler, report).read(table);
    TableMembers members = TableMembers.of(table, compiler, report);
    Owners owners = new Owners(members.entities(), type -> isReported(type, table, members));
    Map<TypeElement, EntityModel> entities = new LinkedHashMap<>();
    Map<TypeElement, EntityModel> known = new LinkedHashMap<>();
    Map<TypeElement, Report> reports = new LinkedHashMap<>();
    for (TypeElement entity : members.entities()) {
      Report own = new Report();
      EntityReading read = new EntityReader(compiler, table, settings, owners, own).read(entity);
      read.judged().ifPresent(model -> entities.put(entity, model));
      if (read.known() != null) {
        known.put(entity, read.known());
      }
      reports.put(entity, own);
      report.addAll(own);
    }
    CollectionReader reader = new CollectionReader(settings, report);
    reader.checkTable(table);
    List<CollectionModel> collections = new ArrayList<>();
    List<CollectionModel> knownCollections = new ArrayList<>();
    members
        .collections()
        .forEach(
            (collection, held) -> {
              boolean isWhole = held.stream().map(reports::get).noneMatch(Report::hasErrors);
              CollectionModel read = reader.read(collection, models(held, entities));
              if (!read.entities().isEmpty()) {
                collections.add(isWhole ? read : read.withoutQueries());
              }
              knownCollections.add(read.of(models(held, known)));
            });
    HiddenAnnotations hidden = new HiddenAnnotations(compiler);
    Set<TypeElement> unreadable = new HashSet<>();
    entities.forEach(
        (entity, read) -> {
          if (hidden.areIn(entity, read)) {
            unreadable.add(entity);
          }
        });
    TableModel model =
        new TableModel(
            SourcePlace.of(table),
            Compiler.name(table),
            Compiler.isPublic(table),
            settings,
            List.copyOf(entities.values()),
            collections,
            itemType(table, members),
            TypeTexts.of(table, members, compiler),
            true);
    return new TableReading(
        model,
        model.knownAs(List.copyOf(known.values()), knownCollections),
        reports,
        OutlineReader.read(compiler, table, members, model.itemType()),
        members.rejected(),
        unreadable);
  }

  /** Returns whether a type that is not an entity of a table has an error that says so. */
  private boolean isReported(TypeElement type, TypeElement table, TableMembers members) {
    return members.rejected().contains(type)
        || (Annotated.has(type, Entity.class)
            && new TableFinder(compiler).find(type, new Report()).map(table::equals).orElse(true));
  }

  private static List<EntityModel> models(
      List<TypeElement> types, Map<TypeElement, EntityModel> models) {
    return types.stream().filter(models::containsKey).map(models::get).toList();
  }

  /**
   * Returns the common type of all entities. Some may name the table instead of implementing it.
   */
  private ClassType itemType(TypeElement table, TableMembers members) {
    Types types = compiler.types();
    boolean areAll =
        members.entities().stream()
            .allMatch(entity -> types.isSubtype(entity.asType(), types.erasure(table.asType())));
    return areAll ? Compiler.name(table) : ClassType.of(Object.class);
  }
}
