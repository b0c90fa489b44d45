package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Projection;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.ProjectionDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.PlainText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Projections in the descriptor that an earlier compilation wrote for their table. They needn't be
 * compiled again, and only the descriptor names them: an entity doesn't know its projections.
 */
public record DescribedProjections(Compiler compiler) {

  /**
   * A projection that was described before.
   *
   * @param entity the qualified name of its entity's record
   */
  public record Described(String entity, ProjectionDescriptor descriptor) {}

  /** Returns the described projections of a table that still are projections of the same entity. */
  public Map<TypeElement, Described> of(TypeElement table) {
    Map<TypeElement, Described> described = new LinkedHashMap<>();
    for (EntityDescriptor entity : entities(table).toList()) {
      for (ProjectionDescriptor projection : entity.projections()) {
        @Nullable TypeElement type = compiler.elements().getTypeElement(projection.java());
        if (type != null && isOf(type, entity.java())) {
          described.put(type, new Described(entity.java(), projection));
        }
      }
    }
    return described;
  }

  private Stream<EntityDescriptor> entities(TypeElement table) {
    return compiler.described().apply(table).map(TableDescriptor::entities).stream()
        .flatMap(entities -> entities.stream());
  }

  private static boolean isOf(TypeElement type, String entity) {
    return Annotated.find(type, Projection.class)
        .filter(projection -> projection.type("of").value().toString().equals(entity))
        .isPresent();
  }

  /**
   * Returns the Javadoc of a projection as plain text; empty if there is none. Class files have
   * none: that of a projection that was compiled before stands in the descriptor.
   */
  public String text(TypeElement projection, TypeElement table) {
    String comment = compiler.elements().getDocComment(projection);
    if (comment != null) {
      return PlainText.ofDescription(comment);
    }
    Optional<Described> before =
        compiler.isSource().test(projection)
            ? Optional.empty()
            : Optional.ofNullable(of(table).get(projection));
    return before.map(described -> described.descriptor().documentation()).orElse("");
  }
}
