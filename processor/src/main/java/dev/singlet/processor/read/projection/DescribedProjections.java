package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Projection;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.CollectionProjectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.PlainText;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Projections in the descriptor that an earlier compilation wrote for their table. They needn't be
 * compiled again, and only the descriptor names them: an entity doesn't know its projections, and
 * an item collection doesn't either.
 */
public record DescribedProjections(Compiler compiler) {

  /**
   * A projection that was described before.
   *
   * @param of the qualified name of its entity's record, or of its item collection
   */
  public record Described<D>(String of, D descriptor) {}

  /** Returns the described projections of a table that still are projections of the same type. */
  public Set<TypeElement> types(TypeElement table) {
    Set<TypeElement> types = new LinkedHashSet<>(ofEntities(table).keySet());
    types.addAll(ofCollections(table).keySet());
    return types;
  }

  /** Returns those of the entities of a table. */
  public Map<TypeElement, Described<ProjectionDescriptor>> ofEntities(TypeElement table) {
    Map<TypeElement, Described<ProjectionDescriptor>> described = new LinkedHashMap<>();
    for (EntityDescriptor entity : before(table, TableDescriptor::entities)) {
      for (ProjectionDescriptor projection : entity.projections()) {
        add(projection.java(), entity.java(), projection, described);
      }
    }
    return described;
  }

  /** Returns those of the item collections of a table. */
  public Map<TypeElement, Described<CollectionProjectionDescriptor>> ofCollections(
      TypeElement table) {
    Map<TypeElement, Described<CollectionProjectionDescriptor>> described = new LinkedHashMap<>();
    for (CollectionDescriptor collection : before(table, TableDescriptor::collections)) {
      for (CollectionProjectionDescriptor projection : collection.projections()) {
        add(projection.java(), collection.java(), projection, described);
      }
    }
    return described;
  }

  private <D> List<D> before(TypeElement table, Function<TableDescriptor, List<D>> part) {
    return compiler.described().apply(table).map(part).orElse(List.of());
  }

  private <D> void add(
      String java, String of, D descriptor, Map<TypeElement, Described<D>> described) {
    @Nullable TypeElement type = compiler.elements().getTypeElement(java);
    if (type != null && isOf(type, of)) {
      described.put(type, new Described<>(of, descriptor));
    }
  }

  private static boolean isOf(TypeElement type, String of) {
    return Annotated.find(type, Projection.class)
        .filter(projection -> projection.type("of").value().toString().equals(of))
        .isPresent();
  }

  /**
   * Returns the Javadoc of a projection as plain text; empty if there is none. Class files have
   * none: that of a projection that was compiled before is in the descriptor.
   */
  public String text(TypeElement projection, TypeElement table) {
    String comment = compiler.elements().getDocComment(projection);
    if (comment != null) {
      return PlainText.ofDescription(comment);
    }
    return compiler.isSource().test(projection)
        ? ""
        : before(projection, ofEntities(table), ProjectionDescriptor::documentation)
            .or(
                () ->
                    before(
                        projection,
                        ofCollections(table),
                        CollectionProjectionDescriptor::documentation))
            .orElse("");
  }

  private static <D> Optional<String> before(
      TypeElement projection,
      Map<TypeElement, Described<D>> described,
      Function<D, String> documentation) {
    return Optional.ofNullable(described.get(projection))
        .map(Described::descriptor)
        .map(documentation);
  }
}
