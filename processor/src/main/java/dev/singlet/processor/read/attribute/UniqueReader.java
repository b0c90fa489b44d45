package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.TimeToLive;
import dev.singlet.annotation.Unique;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.AttributeModel.Stamp;
import dev.singlet.processor.model.ScalarKind;
import dev.singlet.processor.model.UniqueModel;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.read.element.Compiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reads which attributes are unique. */
public final class UniqueReader {

  private static final String FITTING =
      "a single value that is stored as text, a number or a boolean, and that no put fills in";

  private final Compiler compiler;
  private final Report report;

  public UniqueReader(Compiler compiler, Report report) {
    this.compiler = compiler;
    this.report = report;
  }

  /** Those that can be kept unique; the others are reported. */
  public List<UniqueModel> read(TypeElement entity, List<AttributeModel> attributes) {
    Map<String, AttributeModel> byName = new LinkedHashMap<>();
    attributes.forEach(attribute -> byName.put(attribute.component(), attribute));
    List<UniqueModel> unique = new ArrayList<>();
    for (RecordComponentElement component : entity.getRecordComponents()) {
      AttributeModel attribute = byName.get(component.getSimpleName().toString());
      Annotated annotation = compiler.annotation(component, Unique.class).orElse(null);
      if (attribute != null && annotation != null && isUsable(entity, component, attribute)) {
        List<AttributeModel> scope = scope(annotation, entity, attribute, byName);
        String given = annotation.string("name").value();
        String name = given.isEmpty() ? attribute.component() : given;
        unique.add(new UniqueModel(annotation.place(), attribute, name, scope));
      }
    }
    return unique;
  }

  /** Reports what stands within a record that is no entity. */
  void refuse(TypeElement nested, RecordComponentElement component) {
    compiler
        .annotation(component, Unique.class)
        .ifPresent(
            annotation ->
                add(
                    annotation.place(),
                    "@Unique stands on %s of %s, which is no entity. It fits a component of an"
                        + " entity. Take it away.",
                    component.getSimpleName(),
                    nested.getSimpleName()));
  }

  private boolean isUsable(
      TypeElement entity, RecordComponentElement component, AttributeModel attribute) {
    Place place = compiler.annotation(component, Unique.class).orElseThrow().place();
    if (!isScalar(attribute)) {
      add(
          place,
          "@Unique stands on %s, which is %s. It fits %s. Take it away.",
          attribute.component(),
          described(component, attribute),
          FITTING);
      return false;
    }
    for (RecordComponentElement other : entity.getRecordComponents()) {
      if (compiler.annotation(other, TimeToLive.class).isPresent()) {
        add(
            place,
            "@Unique stands on %s, and items of %s expire by the @TimeToLive on %s, which would"
                + " leave their values taken. Take one of the two away.",
            attribute.component(),
            entity.getSimpleName(),
            other.getSimpleName());
        return false;
      }
    }
    return true;
  }

  private List<AttributeModel> scope(
      Annotated annotation,
      TypeElement entity,
      AttributeModel attribute,
      Map<String, AttributeModel> byName) {
    Map<String, RecordComponentElement> declared =
        entity.getRecordComponents().stream()
            .collect(Collectors.toMap(c -> c.getSimpleName().toString(), c -> c));
    List<AttributeModel> scope = new ArrayList<>();
    for (Valued<String> name : annotation.strings("scope")) {
      AttributeModel other = byName.get(name.value());
      RecordComponentElement component = declared.get(name.value());
      if (component == null) {
        add(
            name.place(),
            "@Unique on %s has the scope \"%s\", which is no component of the entity. %s",
            attribute.component(),
            name.value(),
            Suggestion.of(name.value(), others(byName.keySet(), attribute)));
      } else if (other != null && (other.equals(attribute) || scope.contains(other))) {
        add(
            name.place(),
            "@Unique on %s has the scope \"%s\", which %s. Take it away.",
            attribute.component(),
            name.value(),
            other.equals(attribute) ? "is itself" : "it names twice");
      } else if (other != null && !isScalar(other)) {
        add(
            name.place(),
            "@Unique on %s has the scope \"%s\", which is %s. A scope fits %s.",
            attribute.component(),
            name.value(),
            described(component, other),
            FITTING);
      } else if (other != null) {
        scope.add(other);
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
    return attribute.stamp() == Stamp.NONE
        && (type instanceof ValueType.Text
            || type instanceof ValueType.Numeric
            || type instanceof ValueType.Bool
            || type instanceof ValueType.Enumeration
            || type instanceof ValueType.Uuid
            || type instanceof ValueType.Time
            || (type instanceof ValueType.Scalar scalar
                && scalar.kind().form() != ScalarKind.Form.BINARY));
  }

  private static String described(RecordComponentElement component, AttributeModel attribute) {
    return attribute.stamp() == Stamp.NONE
        ? TypeText.withArticle(component.asType())
        : "what every write fills in";
  }

  private void add(Place place, String message, Object... arguments) {
    report.add(Code.INVALID_UNIQUE, place, message, arguments);
  }
}
