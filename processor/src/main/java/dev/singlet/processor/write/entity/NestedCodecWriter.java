package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.DefaultOrder;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.attribute.NestedTypes;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.check.ChecksWriter;
import dev.singlet.processor.write.codec.AliasCode;
import dev.singlet.processor.write.codec.CodecCode;
import dev.singlet.processor.write.codec.ExtrasCode;
import dev.singlet.processor.write.item.AsReadCode;
import dev.singlet.processor.write.item.AttributeCode;
import dev.singlet.processor.write.item.DefaultsCode;
import dev.singlet.processor.write.item.ItemCode;
import dev.singlet.processor.write.item.MakerCode;
import dev.singlet.processor.write.name.Names;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the codecs of the records and sealed interfaces within an entity. */
public final class NestedCodecWriter {

  private static final String INSTANCE = "INSTANCE";

  private final ClassName holder;
  private final NestedTypes types;

  /**
   * Makes a writer.
   *
   * @param holder the class in which they are written
   */
  public NestedCodecWriter(ClassName holder, NestedTypes types) {
    this.holder = holder;
    this.types = types;
  }

  public void addTo(TypeSource.Builder type) {
    types.records().forEach(nested -> type.addType(record(nested)));
    types.unions().forEach(union -> type.addType(union(union)));
  }

  private TypeSource record(NestedModel nested) {
    TypeName record = TypeNames.of(nested.type());
    List<AttributeModel> attributes = nested.attributes();
    ClassName self = holder.nestedClass(nested.codec());
    ChecksWriter checks =
        new ChecksWriter(
            nested.codec(),
            TypeNames.of(nested.rawType()),
            attributes,
            nested.validates(),
            AsReadCode.NESTED);
    TypeSource.Builder codec =
        codecClass(nested.codec())
            .addSuperinterface(ParameterizedTypeName.get(Names.RECORD_CODEC, record))
            .addField(FieldSource.constant(self, INSTANCE, "new $T()", self));
    if (AliasCode.isNeeded(attributes)) {
      codec.addField(AliasCode.constant(attributes));
    }
    ExtrasCode.addConstant(codec, nested, types);
    AttributeCode.addConstants(
        codec, attributes, new CodecCode(type -> types.isCyclic(nested.codec(), type)));
    MethodSource.Builder encode =
        MethodSource.overriding(Modifier.PUBLIC, "encode")
            .addParameter(record, "entity")
            .returns(Names.ATTRIBUTE_VALUE)
            .addCode(ItemCode.variables(attributes, "entity", AsReadCode.NESTED))
            .addStatement(
                "$T item = new $T($L)", Names.ITEM_WRITER, Names.ITEM_WRITER, attributes.size());
    attributes.forEach(attribute -> encode.addCode(AttributeCode.write(attribute)));
    String result = nested.isTuple() ? "toList" : nested.isUnwrapped() ? "toOnly" : "toValue";
    MethodSource decode =
        MethodSource.overriding(Modifier.PUBLIC, "decode")
            .addParameter(Names.STORED_VALUE, "stored")
            .returns(record)
            .addCode(decoding(nested))
            .build();
    MethodSource check =
        MethodSource.overriding(Modifier.PUBLIC, "check")
            .addParameter(record, "entity")
            .addParameter(Names.VIOLATIONS, "violations")
            .addCode(
                ItemCode.variables(
                    DefaultOrder.of(checks.checked(), attributes), "entity", AsReadCode.NESTED))
            .addCode(checks.checkAll())
            .build();
    codec
        .addMethod(encode.addStatement("return item.$L()", result).build())
        .addMethod(decode)
        .addMethod(check)
        .addMethods(DefaultsCode.ofNested(attributes));
    checks.addTo(codec);
    return codec.build();
  }

  private TypeSource union(UnionModel union) {
    CodecCode codecs = new CodecCode(type -> types.isCyclic(union.codec(), type));
    boolean isTagged = union.hasDiscriminator();
    TypeName type =
        ParameterizedTypeName.get(
            isTagged ? Names.UNION_CODEC : Names.ANY_OF_CODEC, TypeNames.of(union.type()));
    Code.Builder value = Code.builder();
    if (isTagged) {
      value.add("new $T($S)", type, union.discriminator());
    } else {
      value.add("new $T()", type);
    }
    for (UnionModel.Variant variant : union.variants()) {
      value.add(
          ".variant($L, $T.class, $L)",
          isTagged
              ? Code.of("$S", variant.tag())
              : Code.of(
                  "$T.$L",
                  Names.ATTRIBUTE_VALUE.nestedClass("Type"),
                  types.dynamoType(variant.type())),
          variant.rawType(),
          codecs.codec(variant.type()));
    }
    return codecClass(union.codec())
        .addField(FieldSource.constant(type, INSTANCE, "$L", value.build()))
        .addMethod(MethodSource.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  private static TypeSource.Builder codecClass(String name) {
    return TypeSource.classBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  private static Code decoding(NestedModel nested) {
    List<AttributeModel> attributes = nested.attributes();
    Code code =
        Code.builder()
            .addStatement("$T item = $L", Names.ITEM_READER, reader(nested))
            .add(ItemCode.construct(MakerCode.of(TypeNames.of(nested.type())), attributes))
            .build();
    Code sensitive =
        attributes.stream()
            .filter(AttributeModel::isSensitive)
            .map(attribute -> Code.of("$S", attribute.stored()))
            .collect(Code.joining(", "));
    return sensitive.isEmpty()
        ? code
        : Code.builder()
            .beginControlFlow("try")
            .add(code)
            .nextControlFlow("catch ($T failure)", Names.DECODE_FAILURE)
            .addStatement("throw failure.masking($T.of($L))", List.class, sensitive)
            .endControlFlow()
            .build();
  }

  /** Returns the reader of a stored record, which has its components under their stored names. */
  private static Code reader(NestedModel nested) {
    List<AttributeModel> attributes = nested.attributes();
    if (nested.isTuple() || nested.isUnwrapped()) {
      return Code.of(
          "stored.$L($L)",
          nested.isTuple() ? "tuple" : "only",
          attributes.stream()
              .map(attribute -> Code.of("$S", attribute.stored()))
              .collect(Code.joining(", ")));
    }
    return AliasCode.reader(attributes, "stored");
  }
}
