package dev.singlet.processor.verdict;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Diagnostic;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.table.TableReading;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/**
 * The errors of each type of a table. An error of a record within an entity also counts for the
 * entity, an error of an entity for its collections, and an error of the table for all its types.
 * The table's class refers to the classes of all entities, so it needs the model of each. An error
 * whose type is unknown counts as the table's.
 */
public final class Verdict {

  private final TypeElement table;
  private final Map<ClassType, TypeElement> types = new HashMap<>();
  private final Map<TypeElement, EntityModel> entities = new LinkedHashMap<>();
  private final Map<TypeElement, Set<String>> codes = new LinkedHashMap<>();

  /**
   * Finds the errors of each type.
   *
   * @param report all diagnostics
   */
  public Verdict(TypeElement table, TableReading reading, Report report) {
    this.table = table;
    reading.outlines().keySet().forEach(type -> types.put(Compiler.name(type), type));
    reading.known().entities().forEach(model -> entities.put(type(model.type()), model));
    Set<Diagnostic> owned = new HashSet<>();
    reading
        .reports()
        .forEach(
            (entity, own) -> {
              own.errors().forEach(error -> add(entity, error));
              owned.addAll(own.errors());
            });
    for (Diagnostic error : report.errors()) {
      if (!owned.contains(error)) {
        owners(((SourcePlace) error.place()).element()).forEach(owner -> add(owner, error));
      }
    }
  }

  private TypeElement type(ClassType name) {
    return Objects.requireNonNull(types.get(name));
  }

  private void add(TypeElement owner, Diagnostic error) {
    codes.computeIfAbsent(owner, type -> new TreeSet<>()).add(error.code().code());
  }

  private Set<TypeElement> owners(Element place) {
    for (@Nullable Element e = place; e != null && !e.equals(table); e = e.getEnclosingElement()) {
      if (e instanceof TypeElement type) {
        Set<TypeElement> owners = owners(type);
        if (!owners.isEmpty()) {
          return owners;
        }
      }
    }
    return Set.of(table);
  }

  /** Returns the types of the table that are, or contain, the given type. */
  private Set<TypeElement> owners(TypeElement type) {
    ClassType name = Compiler.name(type);
    Set<TypeElement> owners = new HashSet<>();
    if (types.containsKey(name)) {
      owners.add(type(name));
    }
    entities.forEach(
        (entity, model) -> {
          boolean holds =
              model.nested().records().stream().anyMatch(r -> r.rawType().equals(name))
                  || model.nested().unions().stream().anyMatch(u -> u.rawType().equals(name));
          if (holds) {
            owners.add(entity);
          }
        });
    return owners;
  }

  /**
   * Returns the problem of a type, for callers of the class that would have been generated for it;
   * empty if the type has no errors.
   */
  public Optional<String> problem(TypeElement type) {
    return culprits(type).filter(codes::containsKey).findFirst().map(this::sentence);
  }

  /**
   * Returns the entities of a table without errors, and the collections that contain only these.
   */
  public TableModel sound(TableModel known) {
    return known.knownAs(
        known.entities().stream().filter(each -> isSound(each.type())).toList(),
        known.collections().stream().filter(each -> isSound(each.type())).toList());
  }

  private boolean isSound(ClassType type) {
    return problem(type(type)).isEmpty();
  }

  /** Returns the types whose errors count for a type, the nearest first. */
  private Stream<TypeElement> culprits(TypeElement type) {
    Stream<TypeElement> further =
        type.equals(table)
            ? types.values().stream().filter(this::isUnknown)
            : Stream.concat(held(type), Stream.of(table));
    return Stream.concat(Stream.of(type), further);
  }

  /**
   * Returns whether the table's class can't refer to the class of an entity, because there is none,
   * or one of another kind.
   */
  private boolean isUnknown(TypeElement type) {
    return !type.getKind().isInterface()
        && (!entities.containsKey(type)
            || codes.getOrDefault(type, Set.of()).contains(Code.GENERATED_NAME_TAKEN.code()));
  }

  /** Returns the types under a collection, at any depth. */
  private Stream<TypeElement> held(TypeElement type) {
    return type.getPermittedSubclasses().stream()
        .map(permitted -> (TypeElement) ((DeclaredType) permitted).asElement())
        .flatMap(permitted -> Stream.concat(Stream.of(permitted), held(permitted)));
  }

  private String sentence(TypeElement culprit) {
    return sentence(culprit, String.join(", ", codes.getOrDefault(culprit, Set.of())));
  }

  /** Returns a sentence that names the type whose errors to look for, with their codes. */
  public static String sentence(TypeElement culprit, Report report) {
    return sentence(
        culprit,
        report.errors().stream()
            .map(error -> error.code().code())
            .distinct()
            .collect(Collectors.joining(", ")));
  }

  /** Returns a sentence that names the type whose errors to look for. */
  public static String sentence(TypeElement culprit, String codes) {
    return "Nothing was generated here, because %s has errors: %s. Correct them and compile again."
        .formatted(culprit.getQualifiedName(), codes);
  }
}
