package dev.singlet.processor.read;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.CollectionModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/** Reads a table with all that is in it, starting at its interface. */
public final class TableReader {

  private final Compiler compiler;

  public TableReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /**
   * Reads a table.
   *
   * @param table an interface annotated with {@code @Table}
   * @param report takes what is wrong with it
   * @throws dev.singlet.processor.mirror.Unresolved if it refers to a type that is not there
   */
  public TableReading read(TypeElement table, Report report) {
    TableSettings settings = new SettingsReader(compiler, report).read(table);
    TableMembers members = TableMembers.of(table, compiler, report);
    Map<TypeElement, EntityModel> entities = new LinkedHashMap<>();
    Set<TypeElement> broken = new HashSet<>();
    for (TypeElement entity : members.entities()) {
      int before = report.diagnostics().size();
      new EntityReader(compiler, settings, report)
          .read(entity)
          .ifPresent(model -> entities.put(entity, model));
      if (report.diagnostics().size() > before) {
        broken.add(entity);
      }
    }
    CollectionReader reader = new CollectionReader(compiler, settings, report);
    reader.checkTable(table);
    List<CollectionModel> collections = new ArrayList<>();
    members
        .collections()
        .forEach(
            (collection, held) -> {
              List<EntityModel> read =
                  held.stream().filter(entities::containsKey).map(entities::get).toList();
              boolean isWhole = held.stream().noneMatch(broken::contains);
              reader.read(collection, read, isWhole).ifPresent(collections::add);
            });
    TableModel model =
        new TableModel(
            SourcePlace.of(table),
            Compiler.name(table),
            Compiler.isPublic(table),
            settings,
            List.copyOf(entities.values()),
            collections,
            itemType(table, members));
    HiddenAnnotations hidden = new HiddenAnnotations(compiler);
    Set<TypeElement> unreadable = new HashSet<>();
    entities.forEach(
        (entity, read) -> {
          if (hidden.areIn(entity, read)) {
            unreadable.add(entity);
          }
        });
    return new TableReading(
        model, new OutlineReader(compiler).read(table, members), members.rejected(), unreadable);
  }

  /** What all entities are: they may name the table instead of implementing its interface. */
  private ClassName itemType(TypeElement table, TableMembers members) {
    Types types = compiler.types();
    boolean areAll =
        members.entities().stream()
            .allMatch(entity -> types.isSubtype(entity.asType(), types.erasure(table.asType())));
    return areAll ? Compiler.name(table) : ClassName.get(Object.class);
  }
}
