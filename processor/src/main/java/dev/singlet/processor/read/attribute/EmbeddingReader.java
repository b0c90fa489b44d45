package dev.singlet.processor.read.attribute;

import dev.singlet.annotation.EmbeddingOf;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.Suggestion;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.entity.EmbeddingModel;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.DeclaredComponents;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reads the components that vectors are made of. */
public record EmbeddingReader(Compiler compiler, Report report) {

  /** Reads the vectors that are made of other components. The others are reported. */
  public List<EmbeddingModel> read(TypeElement entity, List<AttributeModel> attributes) {
    List<EmbeddingModel> embeddings = new ArrayList<>();
    Map<String, RecordComponentElement> declared =
        DeclaredComponents.of(compiler, entity, attributes);
    declared.forEach(
        (path, component) ->
            Annotated.find(component, EmbeddingOf.class)
                .flatMap(
                    annotation ->
                        attributes.stream()
                            .filter(attribute -> attribute.component().equals(path))
                            .filter(attribute -> isVector(annotation, component, attribute))
                            .findFirst()
                            .map(vector -> new Sources(annotation, vector, attributes, declared)))
                .map(this::embedding)
                .ifPresent(embeddings::add));
    return embeddings;
  }

  /** Reports the annotation within a record that is not an entity. */
  void refuse(RecordComponentElement component) {
    Annotated.find(component, EmbeddingOf.class)
        .ifPresent(
            annotation ->
                report.add(
                    "@EmbeddingOf is on %s, %s.",
                    Code.INVALID_EMBEDDING,
                    annotation.place(),
                    component,
                    OfItems.only("have it", "it")));
  }

  private boolean isVector(
      Annotated annotation, RecordComponentElement component, AttributeModel attribute) {
    if (!attribute.type().isVector()) {
      report.add(
          "@EmbeddingOf is on %s, which is %s. It can be on a vector: float[], double[], List<Float>"
              + " or List<Double>, without converter or transformation. Remove it.",
          Code.INVALID_EMBEDDING,
          annotation.place(),
          attribute,
          TypeText.withArticle(component.asType()));
    }
    return attribute.type().isVector();
  }

  private EmbeddingModel embedding(Sources sources) {
    List<AttributeModel> found = new ArrayList<>();
    boolean isWhole = true;
    List<Valued<String>> names = sources.annotation().strings("value");
    if (names.isEmpty()) {
      report.add(
          "@EmbeddingOf on %s names no component. Name those that the vector is made of.",
          Code.INVALID_EMBEDDING, sources.annotation().place(), sources.vector());
    }
    for (Valued<String> name : names) {
      String path = sources.path(name.value());
      List<AttributeModel> named = sources.named(path);
      String problem = sources.problem(name.value(), path, named, found);
      if (problem.isEmpty()) {
        found.addAll(named);
      } else {
        isWhole = false;
        report.add(
            "@EmbeddingOf on %s names \"%s\", %s",
            Code.INVALID_EMBEDDING, name.place(), sources.vector(), name, problem);
      }
    }
    return new EmbeddingModel(
        sources.annotation().place(), sources.vector(), isWhole ? found : List.of());
  }

  /** The components that a vector can name. */
  private record Sources(
      Annotated annotation,
      AttributeModel vector,
      List<AttributeModel> attributes,
      Map<String, RecordComponentElement> declared) {

    /** Returns the path of a component that is in the same record as the vector. */
    String path(String name) {
      String own = vector.component();
      return own.substring(0, own.length() - vector.name().length()) + name;
    }

    /** Returns the attributes that a component is: several, if its record is flattened. */
    List<AttributeModel> named(String path) {
      return attributes.stream()
          .filter(
              each ->
                  each.component().equals(path)
                      || each.path().stream().anyMatch(holder -> holder.component().equals(path)))
          .toList();
    }

    String problem(
        String name, String path, List<AttributeModel> named, List<AttributeModel> earlier) {
      if (named.isEmpty()) {
        return declared.containsKey(path)
            ? ""
            : "which is not a component of the record. " + Suggestion.of(name, others());
      }
      if (named.contains(vector)) {
        return "which is the vector itself. Remove it.";
      }
      if (named.stream().anyMatch(earlier::contains)) {
        return "which is there twice. Remove it.";
      }
      AttributeModel first = named.get(0);
      boolean isFlattened = !first.component().equals(path);
      if (!isFlattened && first.isFilledIn() && !first.isOfCreation()) {
        return "which every write changes, so every update would remove the vector. Name what the"
            + " vector is made of.";
      }
      return !isFlattened && first.isExtras()
          ? "which keeps attributes that the record doesn't know. Name single components."
          : "";
    }

    /** Returns the names of what is in the record beside the vector. */
    private List<String> others() {
      String holder = path("");
      return attributes.stream()
          .flatMap(
              each ->
                  Stream.concat(
                      each.path().stream().map(FlattenedModel::component),
                      Stream.of(each.component())))
          .filter(path -> path.startsWith(holder) && path.length() > holder.length())
          .filter(path -> !path.equals(vector.component()))
          .map(path -> path.substring(holder.length()))
          .distinct()
          .toList();
    }
  }
}
