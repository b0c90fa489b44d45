package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Migrate;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Unresolved;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.SchemaVersion;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the schema version of an entity and the methods that lead to it. */
record MigrationReader(Compiler compiler, Report report) {

  private static final String ATTRIBUTE_VALUE =
      "software.amazon.awssdk.services.dynamodb.model.AttributeValue";

  /** Returns the version; null if the entity has none. */
  @Nullable SchemaVersion read(TypeElement entity, Annotated annotation) {
    Valued<Long> version = annotation.number("schemaVersion");
    Map<Long, String> steps = new TreeMap<>();
    for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
      Annotated.find(method, Migrate.class)
          .ifPresent(migrate -> add(method, migrate.number("from"), version.value(), steps));
    }
    if (version.value() < 0) {
      report(
          "%s has the schema version %d. Versions begin at 1. Write 1 or more.",
          version.place(), entity, version.value());
    }
    if (version.value() < 1) {
      return null;
    }
    List<String> methods = new ArrayList<>();
    for (long from = 1; from < version.value(); from++) {
      String method = steps.get(from);
      if (method == null) {
        reportMissing(entity, version, from, steps.keySet());
        return null;
      }
      methods.add(method);
    }
    return new SchemaVersion(version.value().intValue(), methods);
  }

  /**
   * Reports a missing migration, unless there is a migration from a version beyond the last one.
   * That one is already reported, and may be the missing one.
   */
  private void reportMissing(
      TypeElement entity, Valued<Long> version, long from, Set<Long> present) {
    if (present.stream().allMatch(step -> step < version.value())) {
      report(
          "%s has the schema version %d, but no method migrates items from version %d. Annotate one"
              + " with @Migrate(from = %d).",
          version.place(), entity, version.value(), from, from);
    }
  }

  private void add(
      ExecutableElement method, Valued<Long> from, long version, Map<Long, String> steps) {
    String name = method.getSimpleName().toString();
    if (!isUsable(method)) {
      report(
          "The @Migrate method %s can't be called with an item. Declare it as static"
              + " Map<String, AttributeValue> %s(Map<String, AttributeValue> item), not private.",
          SourcePlace.of(method), name, name);
    } else if (from.value() < 1 || (from.value() >= version && version > 0)) {
      report(
          "The @Migrate method %s is from version %d, but the entity has the versions 1 to %d."
              + " Write one before the last.",
          from.place(), name, from.value(), version);
    } else if (version == 0) {
      report(
          "The @Migrate method %s leads to version %d, but the entity has no versions. Write"
              + " @Entity(schemaVersion = %d).",
          from.place(), name, from.value() + 1, from.value() + 1);
    }
    String other = steps.putIfAbsent(from.value(), name);
    if (other != null) {
      report(
          "The @Migrate methods %s and %s are both from version %d. Write one method for each"
              + " version.",
          from.place(), other, name, from.value());
    }
  }

  private boolean isUsable(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    TypeMirror item = item();
    return modifiers.contains(Modifier.STATIC)
        && !modifiers.contains(Modifier.PRIVATE)
        && method.getTypeParameters().isEmpty()
        && method.getThrownTypes().stream().noneMatch(compiler::isChecked)
        && method.getParameters().size() == 1
        && compiler.types().isSameType(method.getParameters().get(0).asType(), item)
        && compiler.types().isSameType(method.getReturnType(), item);
  }

  private TypeMirror item() {
    return compiler
        .types()
        .getDeclaredType(
            type("java.util.Map"),
            type("java.lang.String").asType(),
            type(ATTRIBUTE_VALUE).asType());
  }

  private TypeElement type(String name) {
    TypeElement type = compiler.elements().getTypeElement(name);
    if (type == null) {
      throw new Unresolved(name);
    }
    return type;
  }

  private void report(String text, Place place, Object... values) {
    report.add(text, Code.INVALID_MIGRATION, place, values);
  }
}
