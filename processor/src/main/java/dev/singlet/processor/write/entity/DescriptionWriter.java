package dev.singlet.processor.write.entity;

import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.AttributeModel.Stamp;
import dev.singlet.processor.model.attribute.OtherForms;
import dev.singlet.processor.model.entity.EmbeddingModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.UniqueModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.settings.SchemaVersion;
import dev.singlet.processor.model.table.KeyTexts;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.Transformation;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.write.check.ValidateWriter;
import dev.singlet.processor.write.codec.AliasCode;
import dev.singlet.processor.write.item.DefaultsCode;
import dev.singlet.processor.write.name.Names;

/** Writes the calls that describe an entity to the runtime. */
final class DescriptionWriter {

  private final EntityModel entity;
  private final TableModel table;
  private final DerivedWriter derived;
  private final ValidateWriter validates;

  DescriptionWriter(
      EntityModel entity, TableModel table, DerivedWriter derived, ValidateWriter validates) {
    this.entity = entity;
    this.table = table;
    this.derived = derived;
    this.validates = validates;
  }

  DescriptionCode write() {
    DescriptionCode code =
        new DescriptionCode(
            Code.of(
                "new $T($T.SCHEMA, $S)",
                Names.ENTITY_DESCRIPTION,
                table.generatedType(),
                entity.name()));
    code.add(attributes());
    if (!OtherForms.areIn(entity.attributes(), entity.nested())) {
      code.add(".readAsGiven()");
    }
    entity.attributes().stream()
        .filter(AttributeModel::isOnlyInKey)
        .map(each -> Code.of(".onlyInKey($S, $S)", each.component(), each.holder()))
        .forEach(code::add);
    for (AttributeModel attribute : entity.attributes()) {
      if (!attribute.aliases().isEmpty()) {
        code.add(".olderNames($S, $L)", attribute.stored(), AliasCode.names(attribute.aliases()));
      }
      if (attribute.isReadOnly() || ContextCode.keepsValue(attribute)) {
        code.add(".readOnly($S)", attribute.stored());
      }
      if (attribute.type() instanceof ValueType.Transformed transformed
          && transformed.by() instanceof Transformation.Encrypt encrypt) {
        code.add(".encrypted($S, $T::new)", attribute.stored(), encrypt.cipher());
      }
      if (!attribute.defaultSources().isEmpty()) {
        code.add(
            ".defaultMadeOfOthers($S$L)",
            attribute.stored(),
            DefaultsCode.storedSources(attribute, entity));
      }
      entity
          .nested()
          .wholeFrom(attribute.type())
          .ifPresent(depth -> code.add(".wholeFrom($S, $L)", attribute.stored(), depth));
    }
    SchemaVersion schema = entity.schemaVersion();
    if (schema != null) {
      code.add(
          ".schemaVersion($S, $L)", table.settings().schemaVersionAttribute(), schema.number());
    }
    if (!entity.aliases().isEmpty()) {
      code.add(".renamedFrom($L)", AliasCode.names(entity.aliases()));
      if (!entity.firstName().equals(entity.aliases().get(0))) {
        code.add(".firstName($S)", entity.firstName());
      }
    }
    if (entity.mark().isOwn()) {
      code.add(
          ".markedBy($S, $T.$L)",
          entity.mark().attribute(),
          ScalarType.class,
          entity.mark().type());
    }
    if (entity.isToldByKey()) {
      code.add(".toldByKey($L)", keyForms(entity));
    } else {
      if (sharesKeys()) {
        code.add(".sharesKeys()");
      }
      for (EntityModel told : table.entities()) {
        if (told.isToldByKey()) {
          code.add(".keyOfOther($L)", keyForms(told));
        }
      }
    }
    entity.version().ifPresent(version -> code.add(versionOf(version)));
    code.add(stamp("created", Stamp.CREATED, entity.stamps().created()));
    code.add(stamp("modified", Stamp.MODIFIED, entity.stamps().modified()));
    for (UniqueModel unique : entity.unique()) {
      Code.Builder call =
          Code.builder()
              .add(".unique($S, $S", unique.attribute().component(), unique.attribute().stored());
      unique.scope().forEach(scope -> call.add(", $S", scope.stored()));
      code.add(call.add(")").build());
      if (!unique.name().equals(unique.attribute().component())) {
        code.add(".uniqueName($S, $S)", unique.attribute().component(), unique.name());
      }
    }
    for (EmbeddingModel embedding : entity.embeddings()) {
      Code.Builder call = Code.builder().add(".embeddingOf($S", embedding.attribute().component());
      embedding.watched(entity).forEach(source -> call.add(", $S", source.component()));
      code.add(call.add(")").build());
    }
    return code.addAll(derived.describe())
        .addAll(validates.describe())
        .addAll(new SensitiveCode(entity).calls());
  }

  /** Returns the names of the components, with their names as stored. */
  private Code attributes() {
    Code names =
        entity.attributes().stream()
            .filter(attribute -> !attribute.isExtras() && !attribute.isOnlyInKey())
            .map(attribute -> Code.of("$S, $S", attribute.component(), attribute.stored()))
            .collect(Code.joining(", "));
    return Code.of(".attributes($L)", names);
  }

  private static Code versionOf(AttributeModel version) {
    return version.type().is(Kind.INT)
        ? Code.of(".version($S, $T.MAX_VALUE)", version.stored(), Integer.class)
        : Code.of(".version($S)", version.stored());
  }

  /** Returns the place of a stamp: its component, or else Singlet's own attribute. */
  private Code stamp(String method, Stamp stamp, String ownAttribute) {
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.stamp() == stamp && attribute.type() instanceof ValueType.Time time) {
        return Code.of(
            ".$L($S, $S, $T.$L)",
            method,
            attribute.component(),
            attribute.stored(),
            TimeFormat.class,
            time.format());
      }
    }
    return ownAttribute.isEmpty()
        ? Code.of("")
        : Code.of(
            ".$L($S, $S, $T.$L)",
            method,
            "",
            ownAttribute,
            TimeFormat.class,
            table.settings().storedTime());
  }

  /** Returns a regular expression for each attribute of the primary key. */
  private Code keyForms(EntityModel of) {
    return new KeyTexts(of, table.settings().delimiter())
        .forms(table).stream().map(form -> Code.of("$S", form)).collect(Code.joining(", "));
  }

  private boolean sharesKeys() {
    String delimiter = table.settings().delimiter();
    return !table.isWhole()
        || table.entities().stream()
            .filter(other -> !other.equals(entity))
            .anyMatch(o -> KeySpace.canBeEqual(o.primaryKey(), entity.primaryKey(), delimiter));
  }
}
