package dev.singlet.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.DefaultOrder;
import dev.singlet.processor.model.NestedModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the codec of a record within an entity. */
final class NestedCodecWriter {

  private NestedCodecWriter() {}

  static TypeSpec write(NestedModel nested, ClassName entity) {
    ClassName record = nested.type();
    List<AttributeModel> attributes = nested.attributes();
    ClassName self = entity.nestedClass(nested.codec());
    ChecksWriter checks = new ChecksWriter(attributes);
    TypeSpec.Builder codec =
        TypeSpec.classBuilder(nested.codec())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(ParameterizedTypeName.get(Names.RECORD_CODEC, record))
            .addField(
                FieldSpec.builder(
                        self, "INSTANCE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer("new $T()", self)
                    .build());
    if (AliasCode.isNeeded(attributes)) {
      codec.addField(AliasCode.constant(attributes));
    }
    AttributeCode.addConstants(codec, attributes);
    MethodSpec.Builder encode =
        override("encode")
            .addParameter(record, "entity")
            .returns(Names.ATTRIBUTE_VALUE)
            .addCode(ItemCode.variables(attributes, "entity"))
            .addStatement(
                "$T item = new $T($L)", Names.ITEM_WRITER, Names.ITEM_WRITER, attributes.size());
    attributes.forEach(attribute -> encode.addCode(AttributeCode.write(attribute)));
    MethodSpec decode =
        override("decode")
            .addParameter(Names.ATTRIBUTE_VALUE, "entity")
            .returns(record)
            .addStatement("$T item = $L", Names.ITEM_READER, AliasCode.reader(attributes, "entity"))
            .addCode(ItemCode.construct(record, attributes))
            .build();
    MethodSpec check =
        override("check")
            .addParameter(record, "entity")
            .addParameter(Names.VIOLATIONS, "violations")
            .addCode(ItemCode.variables(DefaultOrder.of(checks.checked(), attributes), "entity"))
            .addCode(checks.checkAll())
            .build();
    codec
        .addMethod(encode.addStatement("return item.toValue()").build())
        .addMethod(decode)
        .addMethod(check);
    checks.addTo(codec);
    return codec.build();
  }

  private static MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }
}
