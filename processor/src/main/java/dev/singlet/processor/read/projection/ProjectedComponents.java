package dev.singlet.processor.read.projection;

import dev.singlet.annotation.Projection;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.read.element.Compiler;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * Checks that the components of a projection are components of its entity.
 *
 * @param nullable the components of the entity that may be absent
 */
record ProjectedComponents(
    Compiler compiler,
    TypeElement projection,
    TypeElement entity,
    Set<String> nullable,
    Report report) {

  private static final String ANNOTATIONS = Projection.class.getPackageName() + ".";

  void check() {
    Map<String, RecordComponentElement> existing = new LinkedHashMap<>();
    compiler.components(entity).forEach(c -> existing.put(c.getSimpleName().toString(), c));
    if (projection.getRecordComponents().isEmpty()) {
      report.add(
          "The projection %s has no components, so there is nothing to read. Give it some of %s:"
              + " %s.",
          Code.EMPTY_PROJECTION, projection, entity, String.join(", ", existing.keySet()));
    }
    for (RecordComponentElement component : compiler.components(projection)) {
      Compiler.requireResolved(component.asType());
      String name = component.getSimpleName().toString();
      RecordComponentElement original = existing.get(name);
      if (original == null) {
        report.add(
            "The component %s of the projection %s is not in its entity %s. %s",
            Code.NOT_IN_ENTITY,
            component,
            projection,
            entity,
            Suggestion.of(name, existing.keySet()));
      } else if (compiler.keepsExtras(original)) {
        report.add(
            "The component %s of the projection %s has @Extras in %s. A request for some attributes"
                + " can't ask for unknown ones. Remove the component.",
            Code.INVALID_EXTRAS, component, projection, entity);
      } else {
        check(component, original);
      }
    }
  }

  private void check(RecordComponentElement component, RecordComponentElement original) {
    if (!compiler.types().isSameType(component.asType(), original.asType())) {
      report.add(
          "The component %s of the projection %s is %s, but %s in %s. Declare it as the entity"
              + " does: %s.",
          Code.PROJECTED_TYPE_DIFFERS,
          component,
          projection,
          TypeText.withArticle(component.asType()),
          TypeText.withArticle(original.asType()),
          entity,
          original.asType());
    } else if (nullable.contains(original.getSimpleName().toString())
        && !compiler.isNullable(component)) {
      report.add(
          "The component %s of the projection %s is not @Nullable, but that of %s is, so items may"
              + " lack it. Annotate it with @Nullable.",
          Code.PROJECTED_NULL, component, projection, entity);
    }
    for (Annotated annotation : Annotated.all(component)) {
      if (annotation.typeName().startsWith(ANNOTATIONS)) {
        report.add(
            "%s is on the component %s of the projection %s. The entity %s says how an attribute"
                + " is stored and read. Remove it.",
            Code.ANNOTATED_PROJECTION, annotation, component, projection, entity);
      }
    }
  }
}
