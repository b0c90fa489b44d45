package dev.singlet.processor.read.entity;

import dev.singlet.annotation.Entity;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.SourcePlace;
import dev.singlet.processor.mirror.Annotated;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.attribute.FlattenedModel;
import dev.singlet.processor.model.attribute.KeyPlace;
import dev.singlet.processor.model.attribute.ValidateModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.HookModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.value.Constraint;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.read.attribute.AttributeReader;
import dev.singlet.processor.read.attribute.EmbeddingReader;
import dev.singlet.processor.read.attribute.StampNamesReader;
import dev.singlet.processor.read.attribute.UniqueReader;
import dev.singlet.processor.read.attribute.WrittenName;
import dev.singlet.processor.read.element.Access;
import dev.singlet.processor.read.element.Compiler;
import dev.singlet.processor.read.element.Shape;
import dev.singlet.processor.read.key.LinkedKeyReader;
import dev.singlet.processor.read.key.Scope;
import dev.singlet.processor.read.type.NestedRecords;
import dev.singlet.processor.read.type.UnionReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Reads an entity.
 *
 * @param owner the interface of its table
 * @param table the settings of its table
 * @param owners the entities that can own it
 * @param report receives its problems
 */
public record EntityReader(
    Compiler compiler, TypeElement owner, TableSettings table, Owners owners, Report report) {

  /** Returns the entity, as far as it can be read. */
  public EntityReading read(TypeElement entity) {
    if (!isUsable(entity)) {
      return new EntityReading(null, false);
    }
    NestedRecords nested = new NestedRecords();
    AttributeReader attributeReader = new AttributeReader(compiler, owner, table, nested, report);
    List<AttributeModel> attributes = attributeReader.read((DeclaredType) entity.asType(), true);
    List<ComputedModel> computed =
        new ComputedReader(compiler, table, nested, report).read(entity, attributes);
    ValidateReader validates = new ValidateReader(compiler, report);
    nested.readAll(
        new UnionReader(compiler, nested, report),
        record -> attributeReader.read(record, false),
        validates::read);
    new HiddenAnnotations(compiler).check(entity, attributes, nested.types(), report);
    Scope scope = Scope.of(compiler, entity, attributes, computed, nested.types());
    LinkedKeyReader keyReader = new LinkedKeyReader(table, scope, report);
    List<LinkedKeyModel> keys = keyReader.read(entity);
    attributes =
        withDimensions(
            withForeignKeys(KeyPlace.located(attributes, keys, table), keys, keyReader.unread()));
    Annotated annotation = Annotated.find(entity, Entity.class).orElseThrow();
    String given = annotation.string("name").value();
    String present = given.isEmpty() ? entity.getSimpleName().toString() : given;
    WrittenName written = new WrittenName(annotation, Code.DUPLICATE_ENTITY_NAME, report);
    List<String> names = written.first(entity.getSimpleName().toString(), present);
    EntityModel model =
        new EntityModel(
            SourcePlace.of(entity),
            Compiler.name(entity),
            compiler.shape(entity).factory(),
            Compiler.isPublic(entity),
            compiler.usesDeprecated(entity),
            names.get(0),
            names.subList(1, names.size()),
            written.older().isEmpty() ? present : written.older().get(0),
            new MarkReader(table, report).read(entity, annotation, names),
            StampNamesReader.read(entity, table),
            new MigrationReader(compiler, report).read(entity, annotation),
            attributes,
            new UniqueReader(compiler, report).read(entity, attributes),
            new EmbeddingReader(compiler, report).read(entity, attributes),
            Stream.concat(computed.stream(), scope.paths().stream()).toList(),
            validates(entity, attributes, validates),
            nested.types(),
            keys,
            keyReader.unread(),
            keyReader.patterns(),
            hooks(entity),
            new RelationshipReader(owner, owners, report).read(entity));
    return new EntityReading(model, keyReader.isPrimaryRead());
  }

  /** Returns the hooks of the table that see the entity's records. */
  private List<HookModel> hooks(TypeElement entity) {
    return table.hooks().stream()
        .filter(
            hook ->
                compiler
                    .types()
                    .isSubtype(
                        entity.asType(), compiler.elements().getTypeElement(hook.seen()).asType()))
        .toList();
  }

  /** Reads the methods of the entity and of its flattened records. */
  private List<ValidateModel> validates(
      TypeElement entity, List<AttributeModel> attributes, ValidateReader reader) {
    List<ValidateModel> all = new ArrayList<>();
    reader.read(entity).forEach(method -> all.add(method.ofEntity(attributes)));
    Map<TypeElement, List<ValidateModel>> read = new HashMap<>();
    for (FlattenedModel flattened : FlattenedModel.all(attributes)) {
      TypeElement record = compiler.elements().getTypeElement(flattened.rawType().canonicalName());
      read.computeIfAbsent(record, reader::read)
          .forEach(method -> all.add(method.within(flattened, attributes)));
    }
    return all;
  }

  /**
   * Requires text and bytes that are not empty in the key attributes of indexes in which the entity
   * has no key, because DynamoDB refuses empty ones there too.
   */
  private List<AttributeModel> withForeignKeys(
      List<AttributeModel> attributes, List<LinkedKeyModel> keys, Set<String> unread) {
    Set<String> own = new HashSet<>(unread);
    keys.forEach(key -> own.addAll(key.key().names()));
    List<AttributeModel> constrained = new ArrayList<>();
    for (AttributeModel attribute : attributes) {
      boolean isForeign =
          !own.contains(attribute.stored()) && !table.indexesOver(attribute.stored()).isEmpty();
      constrained.add(
          isForeign && !attribute.isNeverEmpty()
              ? neverEmpty(attribute, attribute.type()).orElse(attribute)
              : attribute);
    }
    return constrained;
  }

  /** Requires vectors of the length that their index has. */
  private List<AttributeModel> withDimensions(List<AttributeModel> attributes) {
    List<AttributeModel> constrained = new ArrayList<>();
    for (AttributeModel attribute : attributes) {
      constrained.add(
          table.indexes().stream()
              .filter(index -> attribute.type().isVector() && index.hasVectorIn(attribute.stored()))
              .findFirst()
              .map(index -> attribute.and(index.size()))
              .orElse(attribute));
    }
    return constrained;
  }

  private static Optional<AttributeModel> neverEmpty(AttributeModel attribute, ValueType type) {
    Constraint.Origin origin = new Constraint.Origin(attribute.place(), "@NotEmpty", "");
    if (type instanceof ValueType.Transformed transformed
        && transformed.by() instanceof Transformation.Trim) {
      return Optional.of(attribute.and(new Constraint.NotBlank(origin)));
    }
    return type.is(Kind.STRING) || type.is(Kind.BYTES)
        ? Optional.of(attribute.and(new Constraint.NotEmpty(origin)))
        : Optional.empty();
  }

  private boolean isUsable(TypeElement entity) {
    return !isReported(entity, compiler, report)
        && Access.check("entity", entity, SourcePlace.of(entity), report);
  }

  /** Reports a type that can't have {@code @Entity}, and returns whether it is one. */
  public static boolean isReported(TypeElement type, Compiler compiler, Report report) {
    Optional<Shape.Problem> problem = problem(type, compiler);
    problem.ifPresent(
        found ->
            report.add(
                "@Entity is on %s, which %s.",
                Code.NOT_A_RECORD, SourcePlace.of(found.place()), type, found.text()));
    return problem.isPresent();
  }

  /** Returns the reason why a type can't be an entity. */
  public static Optional<Shape.Problem> problem(TypeElement type, Compiler compiler) {
    boolean canBe = type.getKind() == ElementKind.RECORD || type.getKind() == ElementKind.CLASS;
    return canBe && type.getTypeParameters().isEmpty()
        ? Optional.ofNullable(compiler.shape(type).problem())
        : Optional.of(
            new Shape.Problem(
                type,
                "is %s. Only a record or an immutable class, without type parameters, can be an"
                        .formatted(kind(type))
                    + " entity: declare it as record %s(...)".formatted(type.getSimpleName())));
  }

  /** Reports a type that can't have an annotation, because it is not a plain record. */
  public static void reportNotARecord(
      TypeElement type, String annotation, String what, Code code, Report report) {
    String wayOut =
        Compiler.isOfKotlin(type)
            ? "write %s as a record in Java. Kotlin code can use it"
            : "declare it as record %s(...)";
    report.add(
        "%s is on %s, which is %s. Only a record without type parameters can be %s: %s.",
        code,
        SourcePlace.of(type),
        annotation,
        type,
        kind(type),
        what,
        wayOut.formatted(type.getSimpleName()));
  }

  /** Names the kind of a type that is not a plain record. */
  private static String kind(TypeElement type) {
    return switch (type.getKind()) {
      case RECORD -> "a generic record";
      case CLASS -> type.getTypeParameters().isEmpty() ? "a class" : "a generic class";
      case ENUM -> "an enum";
      case INTERFACE -> "an interface";
      default -> "an annotation";
    };
  }
}
