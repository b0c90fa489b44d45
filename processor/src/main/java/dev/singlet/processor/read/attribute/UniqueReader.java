package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.UniqueModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.DeclaredComponents;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reads the unique attributes. */
public record UniqueReader(Compiler compiler, Report report) {

  private static final String FITTING =
      "a single value that is stored as text, a number or a boolean, and that no put fills in";

  /** Reads the attributes that can be unique. The others are reported. */
  public List<UniqueModel> read(TypeElement entity, List<AttributeModel> attributes) {
    Map<String, AttributeModel> byName = new LinkedHashMap<>();
    attributes.forEach(attribute -> byName.put(attribute.component(), attribute));
    List<UniqueModel> unique = new ArrayList<>();
    Map<String, RecordComponentElement> declared =
        DeclaredComponents.of(compiler, entity, attributes);
    for (Map.Entry<String, RecordComponentElement> each : declared.entrySet()) {
      RecordComponentElement component = each.getValue();
      AttributeModel attribute = byName.get(each.getKey());
      Annotated annotation = Annotated.find(component, Unique.class).orElse(null);
      if (attribute != null
          && annotation != null
          && isUsable(annotation, entity, component, attribute, declared.values())) {
        List<AttributeModel> scope = scope(annotation, attribute, byName, declared);
        String given = annotation.string("name").value();
        String name = given.isEmpty() ? attribute.component() : given;
        unique.add(new UniqueModel(annotation.place(), attribute, name, scope));
      }
    }
    return unique;
  }

  /** Reports the annotation within a record that is not an entity. */
  void refuse(RecordComponentElement component) {
    Annotated.find(component, Unique.class)
        .ifPresent(
            annotation ->
                report.add(
                    "@Unique is on %s, %s.",
                    Code.INVALID_UNIQUE,
                    annotation.place(),
                    component,
                    OfItems.only("can be unique", "it")));
  }

  private boolean isUsable(
      Annotated annotation,
      TypeElement entity,
      RecordComponentElement component,
      AttributeModel attribute,
      Collection<RecordComponentElement> components) {
    if (!isScalar(attribute)) {
      report.add(
          "@Unique is on %s, which is %s. It can be on %s. Remove it.",
          Code.INVALID_UNIQUE,
          annotation.place(),
          attribute,
          described(component, attribute),
          FITTING);
      return false;
    }
    for (RecordComponentElement other : components) {
      if (Annotated.has(other, TimeToLive.class)) {
        report.add(
            "@Unique is on %s, but items of %s expire by the @TimeToLive on %s, and their values"
                + " would stay taken. Remove one of the two.",
            Code.INVALID_UNIQUE, annotation.place(), attribute, entity, other);
        return false;
      }
    }
    return true;
  }

  private List<AttributeModel> scope(
      Annotated annotation,
      AttributeModel attribute,
      Map<String, AttributeModel> byName,
      Map<String, RecordComponentElement> declared) {
    String path = attribute.component();
    String holder = path.substring(0, path.length() - attribute.name().length());
    List<AttributeModel> scope = new ArrayList<>();
    for (Valued<String> name : annotation.strings("scope")) {
      AttributeModel other = byName.get(holder + name.value());
      RecordComponentElement component = declared.get(holder + name.value());
      String problem = "";
      if (component == null) {
        problem =
            "which is not a component of the entity. "
                + Suggestion.of(name.value(), others(byName.keySet(), attribute));
      } else if (other != null && (other.equals(attribute) || scope.contains(other))) {
        problem =
            (other.equals(attribute)
                    ? "which is the unique component itself"
                    : "which is there twice")
                + ". Remove it.";
      } else if (other != null && !isScalar(other)) {
        problem =
            "which is %s. A scope can have %s.".formatted(described(component, other), FITTING);
      } else if (other != null) {
        scope.add(other);
      }
      if (!problem.isEmpty()) {
        report.add(
            "@Unique on %s has the scope \"%s\", %s",
            Code.INVALID_UNIQUE, name.place(), attribute, name, problem);
      }
    }
    return scope;
  }

  private static Set<String> others(Set<String> names, AttributeModel attribute) {
    return names.stream()
        .filter(name -> !name.equals(attribute.component()))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static boolean isScalar(AttributeModel attribute) {
    ValueType type = attribute.type().declared();
    ValueType stored =
        type instanceof ValueType.Converted converted ? converted.to().declared() : type;
    return !attribute.isFilledIn() && stored.kind().form().hasText();
  }

  private static String described(RecordComponentElement component, AttributeModel attribute) {
    return attribute.isFilledIn()
        ? "filled in by every write"
        : TypeText.withArticle(component.asType());
  }
}
