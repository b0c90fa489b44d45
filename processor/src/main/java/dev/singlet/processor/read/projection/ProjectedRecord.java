package dev.singlet.processor.read.projection;

import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The attributes of a projection, or of a record within it that is stored as a map. */
final class ProjectedRecord {

  private final Compiler compiler;
  private final List<AttributeModel> originals;
  private final ProjectedParts parts;
  private final List<AttributeModel> attributes = new ArrayList<>();

  /** The smaller records of flattened components, by the paths of these. */
  private final Map<String, ClassType> flattened = new HashMap<>();

  /**
   * Reads a record.
   *
   * @param originals the attributes of the whole record
   * @param parts receives the smaller records within it
   */
  ProjectedRecord(
      Compiler compiler, TypeElement record, List<AttributeModel> originals, ProjectedParts parts) {
    this.compiler = compiler;
    this.originals = List.copyOf(originals);
    this.parts = parts;
    read(record, "");
  }

  List<AttributeModel> attributes() {
    return List.copyOf(attributes);
  }

  /** Returns the attribute of a component, or those of a flattened one. */
  static List<AttributeModel> of(List<AttributeModel> all, String path) {
    return all.stream()
        .filter(a -> a.component().equals(path) || flattened(a, path).isPresent())
        .toList();
  }

  private static Optional<FlattenedModel> flattened(AttributeModel attribute, String path) {
    return attribute.path().stream().filter(f -> f.component().equals(path)).findFirst();
  }

  private void read(TypeElement record, String path) {
    for (RecordComponentElement component : compiler.components(record)) {
      String name = component.getSimpleName().toString();
      String whole = path.isEmpty() ? name : Spelling.path(path, name);
      List<AttributeModel> found = of(originals, whole);
      Optional<FlattenedModel> holder =
          found.stream().flatMap(a -> flattened(a, whole).stream()).findFirst();
      Optional<TypeElement> smaller =
          holder.flatMap(f -> ProjectedParts.smaller(component, f.rawType()));
      if (smaller.isPresent()) {
        flattened.put(whole, Compiler.name(smaller.get()));
        int before = attributes.size();
        read(smaller.get(), whole);
        if (holder.get().isNullable()) {
          parts.checkTold(
              component,
              record,
              holder.get().rawType(),
              found.stream()
                  .map(AttributeModel::component)
                  .filter(holder.get().required()::contains)
                  .toList(),
              attributes.subList(before, attributes.size()));
        }
      } else {
        for (AttributeModel original : found) {
          ValueType type =
              holder.isPresent() ? original.type() : parts.type(original, component, record);
          attributes.add(projected(original, component, type));
        }
      }
    }
  }

  /**
   * Returns the attribute of a component. If it is nullable in the projection, it may be absent.
   */
  private AttributeModel projected(
      AttributeModel original, RecordComponentElement component, ValueType type) {
    return original.projected(
        SourcePlace.of(component),
        type,
        original.path().isEmpty() ? compiler.isNullable(component) : original.isNullable(),
        original.within() == null ? null : within(original.within()));
  }

  /** Returns a flattened component with the record that the projection has in its place. */
  private FlattenedModel within(FlattenedModel original) {
    @Nullable ClassType smaller = flattened.get(original.component());
    return new FlattenedModel(
        original.place(),
        original.component(),
        original.accessor(),
        smaller == null ? original.type() : smaller,
        original.isNullable(),
        original.isFilledIn(),
        original.required(),
        original.outer() == null ? null : within(original.outer()));
  }
}
