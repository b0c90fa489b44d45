package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.ComputedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.FlattenedCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.name.Names;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Writes the operations on a record that a program has already: by its primary key. */
final class RecordOperations {

  private final EntityModel entity;
  private final Set<Source> sources;

  RecordOperations(EntityModel entity) {
    this.entity = entity;
    this.sources = KeyArguments.ofItem(entity).given();
  }

  void addTo(TypeSource.Builder type) {
    type.addMethod(
        method("get", "a get of the item of a record", Names.GET)
            .addStatement("return new $T<>(Type.INSTANCE, key(entity))", Names.GET)
            .build());
    type.addMethod(
        method(
                "delete",
                entity.version().isEmpty()
                    ? "a delete of the item of a record"
                    : "a delete of the item of a record, if it still has the record's version",
                Names.DELETE)
            .addStatement(
                "return new $T<>(Type.INSTANCE, key(entity)$L)",
                Names.DELETE,
                entity
                    .version()
                    .map(version -> Code.of(", $L", ItemCode.given(version, "entity")))
                    .orElse(Code.of("")))
            .build());
    type.addMethod(key());
  }

  private MethodSource.Builder method(String name, String summary, ClassName operation) {
    TypeName record = TypeNames.of(entity.type());
    return MethodSource.staticMethod(name)
        .addJavadoc("{@return $L}\n@param entity the record\n", summary)
        .addParameter(record, "entity")
        .returns(ParameterizedTypeName.get(operation, record));
  }

  private MethodSource key() {
    return MethodSource.staticMethod("key")
        .addJavadoc(
            """
            {@return the primary key of a record's item, without a tenant}
            @param entity the record
            """)
        .addParameter(TypeNames.of(entity.type()), "entity")
        .returns(Names.PRIMARY_KEY)
        .addCode(FlattenedCode.require(components(), "Type.INSTANCE."))
        .addCode(computed())
        .addStatement(
            "return key($L)", sources.stream().map(this::value).collect(Code.joining(", ")))
        .build();
  }

  /** Returns the components that the key is made of. */
  private List<AttributeModel> components() {
    Set<String> components = new LinkedHashSet<>();
    sources.forEach(source -> components.addAll(entity.components(source)));
    return entity.attributes().stream()
        .filter(attribute -> components.contains(attribute.component()))
        .toList();
  }

  /** Puts the components into variables that computed values of the key are made of. */
  private Code computed() {
    Set<String> components = new LinkedHashSet<>();
    for (Source source : sources) {
      if (source.isComputed()) {
        components.addAll(entity.computedAs(source).parameters());
      }
    }
    return ItemCode.given(entity, components, "entity");
  }

  private Code value(Source source) {
    if (!source.isComputed()) {
      return ItemCode.given(ItemCode.attribute(entity.attributes(), source.name()), "entity");
    }
    ComputedModel method = entity.computedAs(source);
    return ItemCode.compute(entity, method, AsReadCode.outside(entity).variables());
  }
}
