package dev.singlet.processor.read.key;

import dev.singlet.annotation.Computed;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.ComponentMethod;
import dev.singlet.processor.read.element.DeclaredComponents;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** The names that templates and conditions of an entity can refer to. */
public final class Scope {

  private final Map<String, Source> sources;
  private final NestedPaths paths;
  private final Set<String> broken;
  private final Supplier<Map<String, String>> hints;

  /**
   * Makes a scope.
   *
   * @param sources components and computed methods by name
   * @param paths the components of nested records
   * @param broken the names of those that were already reported
   * @param hints advice for names of other things, by name, which only an unknown name asks for
   */
  private Scope(
      Map<String, Source> sources,
      NestedPaths paths,
      Set<String> broken,
      Supplier<Map<String, String>> hints) {
    this.sources = sources;
    this.paths = paths;
    this.broken = broken;
    this.hints = hints;
  }

  public static Scope of(
      Compiler compiler,
      TypeElement entity,
      List<AttributeModel> attributes,
      List<ComputedModel> computed,
      NestedTypes nested) {
    Map<String, Source> sources = new LinkedHashMap<>();
    attributes.forEach(attribute -> sources.put(attribute.component(), attribute.source()));
    computed.forEach(method -> sources.put(method.name(), method.source()));
    Stream<String> declared =
        Stream.concat(
            DeclaredComponents.of(compiler, entity, attributes).keySet().stream(),
            ElementFilter.methodsIn(entity.getEnclosedElements()).stream()
                .filter(method -> Annotated.has(method, Computed.class))
                .map(method -> method.getSimpleName().toString()));
    return new Scope(
        sources,
        new NestedPaths(attributes, nested),
        declared.filter(name -> !sources.containsKey(name)).collect(Collectors.toSet()),
        () -> hints(compiler, entity, attributes));
  }

  private static Map<String, String> hints(
      Compiler compiler, TypeElement entity, List<AttributeModel> attributes) {
    Map<String, String> hints = new HashMap<>();
    for (ExecutableElement method : ElementFilter.methodsIn(entity.getEnclosedElements())) {
      String hint =
          "There is a method of that name without @Computed. Write it as @Computed %s, with the"
              + " components that it uses as parameters.";
      hints.put(
          method.getSimpleName().toString(),
          hint.formatted(ComponentMethod.signature(compiler, method)));
    }
    for (FlattenedModel flattened : FlattenedModel.all(attributes)) {
      String parts =
          flattened.of(attributes).stream()
              .map(AttributeModel::component)
              .collect(Collectors.joining(", "));
      hints.put(
          flattened.component(), "It is flattened. Write one of its components: " + parts + ".");
    }
    for (AttributeModel attribute : attributes) {
      String hint = "That is how the component %s is stored. Write the component's name: %s.";
      hints.put(attribute.stored(), hint.formatted(attribute.component(), attribute.component()));
    }
    return hints;
  }

  /** Finds the source of a name. An unknown name is reported. A broken one was reported before. */
  Optional<Source> resolve(String name, String where, Place place, Report report) {
    Source source = sources.get(name);
    if (source == null) {
      source = paths.find(name).map(ComputedModel::source).orElse(null);
    }
    if (source == null && !isBroken(name)) {
      report.add(
          "%s refers to \"%s\", which is neither a component nor a @Computed method of the entity."
              + " %s",
          Code.UNKNOWN_ATTRIBUTE,
          place,
          where,
          name,
          Optional.ofNullable(hints.get().get(name))
              .or(() -> paths.problem(name))
              .orElseGet(() -> Suggestion.of(name, sources.keySet())));
    }
    return Optional.ofNullable(source);
  }

  /** Returns whether a name, or the component that it is a path into, was already reported. */
  private boolean isBroken(String name) {
    int dot = name.indexOf('.');
    return broken.contains(name) || (dot > 0 && broken.contains(name.substring(0, dot)));
  }

  /** Returns the components of nested records that were referred to. */
  public List<ComputedModel> paths() {
    return paths.found();
  }
}
