package dev.singlet.processor.write.attribute;

import com.palantir.javapoet.ParameterizedTypeName;
import dev.singlet.processor.model.value.UnionModel;
import dev.singlet.processor.model.value.UnionModel.Variant;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeSource;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes the attribute class for a sealed interface within an entity, with a method for each of its
 * records.
 */
final class UnionAttributeWriter {

  private final AttributeClass type;
  private final UnionModel union;
  private final AttributeKinds kinds;

  UnionAttributeWriter(AttributeOwner owner, UnionModel union) {
    this.type = new AttributeClass(owner, union.codec(), union.type());
    this.union = union;
    this.kinds = new AttributeKinds(owner, AttributeClass.REQUIRED, AttributeClass.OPTIONAL);
  }

  TypeSource write() {
    TypeSource.Builder source =
        type.start(
                "UnionAttribute",
                """
                A {@link $T} within a {@link $T}, as each of its records.

                @param <W> what an update can do with it
                @param <R> what an update can do with what one of its records always has
                @param <O> what an update can do with what one of its records need not have
                """)
            .addMethod(type.constructor().build());
    union.variants().forEach(variant -> source.addMethod(variant(variant)));
    return source.addMethod(type.at()).build();
  }

  /** Returns the method that gives the value as a record. */
  private MethodSource variant(Variant variant) {
    ParameterizedTypeName record =
        kinds.nested((ValueType.Nested) variant.type(), AttributeClass.MARK);
    return MethodSource.methodBuilder(name(variant))
        .addJavadoc(
            "{@return the value as a {@link $T}} Conditions and updates need it to be one.",
            variant.rawType())
        .addModifiers(Modifier.PUBLIC)
        .returns(record)
        .addStatement("return new $T<>(variant($T.class))", record.rawType(), variant.rawType())
        .build();
  }

  /**
   * Returns the method's name. Records of different classes can have the same simple name; the
   * names of their codecs are unique.
   */
  private String name(Variant variant) {
    Set<String> simple = new HashSet<>();
    boolean areUnique = union.variants().stream().allMatch(each -> simple.add(simpleName(each)));
    String codec = variant.codec();
    return "as" + (areUnique ? simpleName(variant) : codec.replaceFirst("Codec(\\d*)$", "$1"));
  }

  private static String simpleName(Variant variant) {
    return variant.rawType().simpleName();
  }
}
