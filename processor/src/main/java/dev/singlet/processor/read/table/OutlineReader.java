package dev.singlet.processor.read.table;

import dev.singlet.annotation.ItemCollection;
import dev.singlet.annotation.ItemCollections;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.LinkedKeys;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.settings.Outline.Kind;
import dev.singlet.processor.model.settings.Outline.Pattern;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/** Reads the outlines of the classes that will be generated, even if the model has errors. */
public final class OutlineReader {

  private OutlineReader() {}

  /** Returns the outline of an entity without a table. */
  public static Outline ofLoneEntity(Compiler compiler, TypeElement entity) {
    return entity(compiler, entity, Annotated.findAll(entity, LinkedKey.class, LinkedKeys.class));
  }

  private static Outline entity(Compiler compiler, TypeElement entity, List<Annotated> keys) {
    List<String> components =
        compiler.components(entity).stream().map(c -> c.getSimpleName().toString()).toList();
    return new Outline(
        Generated.entity(Compiler.name(entity)),
        Kind.ENTITY,
        item(entity),
        patterns(keys, Generated.entity(Compiler.name(entity))),
        components,
        ofIndexes(keys, "Query"),
        ofIndexes(keys, Generated.PROJECTION));
  }

  /** Returns the type as generated code can name it. */
  private static JavaType item(TypeElement type) {
    boolean isNamed = Access.check("", type, SourcePlace.of(type), new Report());
    return isNamed ? Compiler.name(type) : ClassType.OBJECT;
  }

  /** Returns the name of a class for each index that does not hold whole items. */
  private static List<String> ofIndexes(List<Annotated> keys, String suffix) {
    return keys.stream()
        .map(key -> key.string("index").value())
        .filter(index -> !index.isEmpty())
        .map(index -> Generated.stem(index) + suffix)
        .distinct()
        .toList();
  }

  /** Returns the outline of a projection. */
  public static Outline ofProjection(TypeElement projection) {
    return new Outline(
        Generated.projection(Compiler.name(projection)),
        Kind.PROJECTION,
        item(projection),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** Returns the outline of a table. */
  private static Outline ofTable(TypeElement table, JavaType item) {
    return new Outline(
        Generated.table(Compiler.name(table)),
        Kind.TABLE,
        item,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  static Map<TypeElement, Outline> read(
      Compiler compiler, TypeElement table, TableMembers members, JavaType item) {
    Map<TypeElement, Outline> outlines = new LinkedHashMap<>();
    outlines.put(
        table, ofTable(table, item(table).equals(ClassType.OBJECT) ? ClassType.OBJECT : item));
    for (TypeElement entity : members.entities()) {
      List<Annotated> keys = Annotated.findAll(entity, LinkedKey.class, LinkedKeys.class);
      outlines.put(entity, entity(compiler, entity, keys));
    }
    for (TypeElement type : members.collections().keySet()) {
      List<Annotated> queries =
          Annotated.findAll(type, ItemCollection.class, ItemCollections.class);
      List<Pattern> patterns = patterns(queries, Generated.collection(Compiler.name(type)));
      List<String> groups =
          patterns.stream()
              .map(pattern -> Generated.group(Compiler.name(type), pattern.name()).simpleName())
              .toList();
      outlines.put(
          type,
          new Outline(
              Generated.collection(Compiler.name(type)),
              Kind.COLLECTION,
              item(type),
              patterns,
              List.of(),
              groups,
              List.of()));
    }
    return outlines;
  }

  /** Returns the access patterns whose names can be those of a method and of a nested class. */
  private static List<Pattern> patterns(List<Annotated> annotations, ClassType generated) {
    Map<String, Pattern> patterns = new LinkedHashMap<>();
    for (Annotated annotation : annotations) {
      String name = annotation.string("name").value();
      if (Spelling.isName(name)
          && !name.equalsIgnoreCase(Generated.TYPE)
          && !name.equalsIgnoreCase(generated.simpleName())) {
        boolean isPrimary = annotation.string("index").value().isEmpty();
        patterns.putIfAbsent(name, new Pattern(name, isPrimary));
      }
    }
    return List.copyOf(patterns.values());
  }
}
