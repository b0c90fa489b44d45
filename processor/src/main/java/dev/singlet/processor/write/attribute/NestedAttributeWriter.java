package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.codec.AliasCode;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.codec.ExtrasCode;
import dev.singlet.processor.write.name.Javadocs;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the attribute class for a record within an entity, with its components. */
public final class NestedAttributeWriter {

  private final AttributeOwner owner;
  private final NestedTypes all;
  private final NestedModel nested;
  private final AttributeClass source;
  private final AttributeKinds free;
  private final AttributeKinds together;

  private NestedAttributeWriter(AttributeOwner owner, NestedTypes all, NestedModel nested) {
    this.owner = owner;
    this.all = all;
    this.nested = nested;
    this.source = new AttributeClass(owner, nested.codec(), nested.type());
    this.free = new AttributeKinds(owner, AttributeClass.REQUIRED, AttributeClass.OPTIONAL);
    TypeName inKey = AttributeConstants.IN_KEY;
    this.together = new AttributeKinds(owner, inKey, inKey);
  }

  /** Adds the attribute classes of all records and sealed interfaces within an entity or a part. */
  public static void addAll(TypeSource.Builder type, AttributeOwner owner, NestedTypes all) {
    for (NestedModel nested : all.records()) {
      if (!nested.isUnwrapped()) {
        type.addType(new NestedAttributeWriter(owner, all, nested).write());
      }
    }
    for (UnionModel union : all.unions()) {
      if (union.hasDiscriminator()) {
        type.addType(new UnionAttributeWriter(owner, union).write());
      }
    }
  }

  private TypeSource write() {
    TypeSource.Builder type =
        source.start(
            "RecordAttribute",
            """
            A {@link $T} within a {@link $T}, with its components as attributes.

            @param <W> what an update can do with it
            @param <R> what an update can do with what it always has
            @param <O> what an update can do with what it need not have
            """);
    MethodSource.Builder constructor = source.constructor();
    List<AttributeModel> recursive =
        nested.attributes().stream().filter(a -> all.isCyclic(nested.codec(), a.type())).toList();
    if (!recursive.isEmpty()) {
      type.addField(source.location(), "location", Modifier.PRIVATE, Modifier.FINAL);
      constructor.addStatement("this.location = location");
    }
    for (AttributeModel attribute : nested.attributes()) {
      if (attribute.isExtras()) {
        addExtras(attribute, type, constructor);
        continue;
      }
      if (recursive.contains(attribute)) {
        type.addMethod(method(attribute));
        continue;
      }
      type.addField(
          FieldSource.builder(
                  type(attribute),
                  AttributeConstants.name(attribute),
                  Modifier.PUBLIC,
                  Modifier.FINAL)
              .addJavadoc("The $L {@code $L}.", kind(), Javadocs.plain(attribute.stored()))
              .build());
      constructor.addStatement(
          "this.$N = $L", AttributeConstants.name(attribute), create(attribute));
    }
    return type.addMethod(constructor.build()).addMethod(source.at()).build();
  }

  private void addExtras(
      AttributeModel attribute, TypeSource.Builder type, MethodSource.Builder constructor) {
    String name = AttributeConstants.name(attribute);
    type.addField(
        FieldSource.builder(
                ParameterizedTypeName.get(
                    Names.EXTRA_ATTRIBUTES,
                    TypeNames.of(owner.item()),
                    kinds(attribute).optional()),
                name,
                Modifier.PUBLIC,
                Modifier.FINAL)
            .addJavadoc(
                "The attributes that {@code $L} keeps, by their names.", attribute.component())
            .build());
    constructor.addStatement(
        "this.$N = new $T<>(location, $S, $L.$N)",
        name,
        Names.EXTRA_ATTRIBUTES,
        attribute.component(),
        nested.codec(),
        ExtrasCode.constant(attribute.component()));
  }

  /**
   * Returns a method for an attribute that contains the record itself. It is created only on
   * demand, because creating it with the class would never end.
   */
  private MethodSource method(AttributeModel attribute) {
    return MethodSource.methodBuilder(attribute.component())
        .addJavadoc("{@return the $L {@code $L}}", kind(), Javadocs.plain(attribute.stored()))
        .addModifiers(Modifier.PUBLIC)
        .returns(type(attribute))
        .addStatement("return $L", create(attribute))
        .build();
  }

  private String kind() {
    return nested.isTuple() ? "element" : "attribute";
  }

  private TypeName type(AttributeModel attribute) {
    AttributeKinds kinds = kinds(attribute);
    boolean isRemovable = attribute.isRemovable();
    return kinds.type(attribute.type(), isRemovable ? kinds.optional() : kinds.required());
  }

  private AttributeKinds kinds(AttributeModel attribute) {
    return nested.isValidated(attribute) ? together : free;
  }

  private Code create(AttributeModel attribute) {
    return kinds(attribute)
        .create(attribute, location(attribute), CodecCode.DIRECT.codec(attribute.type()));
  }

  private Code location(AttributeModel attribute) {
    List<AttributeModel> all = nested.attributes();
    return nested.isTuple()
        ? Code.of(
            "location.element($L.INSTANCE, $S, $L, $L)",
            nested.codec(),
            attribute.component(),
            all.indexOf(attribute),
            all.size())
        : Code.of(
            "location.component($L.INSTANCE, $S, $S$L)",
            nested.codec(),
            attribute.component(),
            attribute.stored(),
            attribute.aliases().isEmpty()
                ? ""
                : Code.of(", $L", AliasCode.names(attribute.aliases())));
  }
}
