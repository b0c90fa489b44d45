package dev.singlet.processor.write.stub;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.settings.Outline.Pattern;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.AnnotationSource;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Javadocs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes a class that other source can refer to, so that a mistake in the model does not cause an
 * error at every use of the generated class. It has the known signatures. Methods with unknown
 * parameters take any arguments. Every method fails with a message that names the mistake.
 */
public final class StubWriter {

  /** The operations that take the parts of the primary key, or depend on them. */
  private static final Set<String> BY_KEY =
      Set.of("check", "delete", "get", "key", "update", "upsert");

  /** People who open a stub look for an error, and warnings would distract them. */
  private static final Code SUPPRESSED =
      Stream.of("all", "auxiliaryclass", "deprecation", "rawtypes", "removal")
          .map(category -> Code.of("$S", category))
          .collect(Code.joining(", ", "{", "}"));

  private static final TypeVariableName ANYTHING = TypeVariableName.get("T");

  private final Outline outline;
  private final String problem;
  private final LooseMembers loose;

  /**
   * Makes a writer.
   *
   * @param outline the outline, which is known despite errors
   * @param problem the message for callers
   */
  public StubWriter(Outline outline, String problem) {
    this.outline = outline;
    this.problem = problem;
    this.loose = new LooseMembers(outline);
  }

  /**
   * Writes the class.
   *
   * @param known the class as it would be, as far as its model is known; null if the model is not
   *     known
   * @param isKeyKnown true if the primary key is known; for a collection, the keys of all its
   *     entities
   */
  public TypeSource.Builder write(@Nullable TypeSource known, boolean isKeyKnown) {
    TypeSource base = known == null ? bare() : known;
    String failure = failure();
    return new Skeleton(failure, method -> !isKeyKnown && isByKey(method), setters(base))
        .of(completed(base))
        .addJavadoc("A stub: whatever is called fails. $L\n", Javadocs.plain(problem))
        .addAnnotation(new AnnotationSource(ClassName.get(SuppressWarnings.class), SUPPRESSED))
        .addMethod(
            MethodSource.methodBuilder(failure)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addTypeVariable(ANYTHING)
                .returns(ANYTHING)
                .addStatement("throw new $T($S)", AssertionError.class, problem)
                .build());
  }

  private TypeSource bare() {
    return TypeSource.classBuilder(TypeNames.of(outline.type()))
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  /** Returns a name that is unique in the class. */
  private String failure() {
    Set<String> taken = new HashSet<>(outline.components());
    outline.patterns().forEach(pattern -> taken.add(pattern.name()));
    String name = "notGenerated";
    while (taken.contains(name)) {
      name += "_";
    }
    return name;
  }

  /** Returns the class with all members whose names are known. */
  private TypeSource completed(TypeSource base) {
    TypeSource.Builder completed = base.toBuilder();
    Set<String> methods =
        base.methods().stream().map(MethodSource::name).collect(Collectors.toSet());
    Set<String> classes = new HashSet<>();
    classes.add(outline.type().simpleName());
    base.types().forEach(type -> classes.add(type.name()));
    for (Pattern pattern : outline.patterns()) {
      boolean isNew = methods.add(pattern.name());
      if (isNew && outline.kind() == Outline.Kind.COLLECTION) {
        completed.addMethod(loose.collectionQueryMethod(pattern));
      } else if (isNew && classes.add(Spelling.capitalized(pattern.name()))) {
        completed.addType(loose.query(pattern)).addMethod(loose.queryMethod(pattern));
      }
    }
    loose
        .classes()
        .forEach(
            (name, type) -> {
              if (classes.add(name)) {
                completed.addType(type);
              }
            });
    loose
        .methods()
        .forEach(
            (name, method) -> {
              if (methods.add(name)) {
                completed.addMethod(method);
              }
            });
    Set<String> constants =
        base.fields().stream().map(FieldSource::name).collect(Collectors.toSet());
    outline.components().stream()
        .map(loose::constant)
        .filter(constant -> constants.add(constant.name()))
        .forEach(completed::addField);
    return completed.build();
  }

  /** Returns the missing setters of the builder and the updates of a known class. */
  private Map<String, List<MethodSource>> setters(TypeSource base) {
    Map<String, List<MethodSource>> setters = new HashMap<>();
    for (TypeSource nested : base.types()) {
      if (nested.name().equals(LooseMembers.BUILDER)) {
        Set<String> there =
            nested.methods().stream().map(MethodSource::name).collect(Collectors.toSet());
        List<String> lacking = new ArrayList<>(outline.components());
        lacking.removeAll(there);
        for (String owner :
            List.of(LooseMembers.BUILDER, LooseMembers.UPDATE, LooseMembers.UPSERT)) {
          setters.put(owner, lacking.stream().map(c -> loose.setter(c, owner)).toList());
        }
      }
    }
    return setters;
  }

  /**
   * Returns whether a method takes the parts of the key. Operations on records take these, with any
   * key.
   */
  private boolean isByKey(MethodSource method) {
    boolean isOfRecords =
        !method.parameters().isEmpty()
            && method.parameters().stream()
                .allMatch(p -> p.type().equals(TypeNames.of(outline.item())));
    return method.modifiers().contains(Modifier.STATIC)
        && (BY_KEY.contains(method.name()) || isQueryOfCollection(method.name()))
        && !isOfRecords;
  }

  /**
   * Returns whether a name is that of a collection's query. A key of an entity may be known without
   * the primary key, but the entities of a collection share theirs.
   */
  private boolean isQueryOfCollection(String name) {
    return outline.kind() == Outline.Kind.COLLECTION && outline.hasPattern(name);
  }
}
