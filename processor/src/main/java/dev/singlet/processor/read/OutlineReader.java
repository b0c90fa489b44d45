package dev.singlet.processor.read;

import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.Generated;
import dev.singlet.processor.model.Outline;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Reads which classes will be generated, whatever is wrong with the model. */
public final class OutlineReader {

  private final Compiler compiler;

  OutlineReader(Compiler compiler) {
    this.compiler = compiler;
  }

  /** The outline of an entity that has no table. */
  public static Outline ofLoneEntity(TypeElement entity) {
    return entity(entity, Annotated.findAll(entity, LinkedKey.class, LinkedKeys.class));
  }

  private static Outline entity(TypeElement entity, List<Annotated> keys) {
    List<String> components =
        entity.getRecordComponents().stream().map(c -> c.getSimpleName().toString()).toList();
    return new Outline(
        Generated.entity(Compiler.name(entity)),
        names(keys),
        components,
        ofPartialQueries(keys),
        true);
  }

  /** The classes there are for each index if it does not hold whole items. */
  private static List<String> ofPartialQueries(List<Annotated> keys) {
    return keys.stream()
        .map(key -> key.string("index").value())
        .filter(index -> !index.isEmpty())
        .map(Generated::stem)
        .distinct()
        .flatMap(stem -> Stream.of(stem + "Query", stem + "Projection"))
        .toList();
  }

  /** The outline of a projection. */
  public static Outline ofProjection(TypeElement projection) {
    return new Outline(
        Generated.projection(Compiler.name(projection)), List.of(), List.of(), List.of(), false);
  }

  /** The outline of a table. */
  public static Outline ofTable(TypeElement table) {
    return new Outline(
        Generated.table(Compiler.name(table)), List.of(), List.of(), List.of(), false);
  }

  Map<TypeElement, Outline> read(TypeElement table, TableMembers members) {
    Map<TypeElement, Outline> outlines = new LinkedHashMap<>();
    outlines.put(table, ofTable(table));
    for (TypeElement entity : members.entities()) {
      List<Annotated> keys = compiler.annotations(entity, LinkedKey.class, LinkedKeys.class);
      outlines.put(entity, entity(entity, keys));
    }
    for (TypeElement type : members.collections().keySet()) {
      List<Annotated> queries =
          compiler.annotations(type, ItemCollection.class, ItemCollections.class);
      List<String> names = names(queries);
      List<String> groups =
          names.stream()
              .map(name -> Generated.group(Compiler.name(type), name).simpleName())
              .toList();
      outlines.put(
          type,
          new Outline(Generated.collection(Compiler.name(type)), names, List.of(), groups, false));
    }
    return outlines;
  }

  private static List<String> names(List<Annotated> patterns) {
    return patterns.stream()
        .map(pattern -> pattern.string("name").value())
        .filter(name -> SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name))
        .distinct()
        .toList();
  }
}
