package dev.singlet.processor.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.GenericType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.type.NullableType;
import dev.singlet.processor.model.type.PrimitiveType;
import dev.singlet.processor.model.type.VariableType;
import dev.singlet.processor.model.type.WildcardType;
import java.util.List;

/** Turns the model's types into JavaPoet's. */
public final class TypeNames {

  private static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

  private TypeNames() {}

  /** Returns a type whose values may be null. */
  public static TypeName nullable(TypeName type) {
    return type.annotated(AnnotationSpec.builder(NULLABLE).build());
  }

  public static ClassName of(ClassType type) {
    List<String> names = type.simpleNames();
    return ClassName.get(
        type.packageName(), names.get(0), names.subList(1, names.size()).toArray(new String[0]));
  }

  public static TypeName of(JavaType type) {
    if (type instanceof ClassType name) {
      return of(name);
    }
    if (type instanceof GenericType generic) {
      return generic(generic);
    }
    if (type instanceof ArrayType array) {
      return ArrayTypeName.of(of(array.component()));
    }
    if (type instanceof NullableType nullable) {
      return nullable(of(nullable.type()));
    }
    if (type instanceof WildcardType wildcard) {
      TypeName bound = of(wildcard.bound());
      return wildcard.isSuper()
          ? WildcardTypeName.supertypeOf(bound)
          : WildcardTypeName.subtypeOf(bound);
    }
    return type instanceof PrimitiveType primitive
        ? primitive(primitive)
        : TypeVariableName.get(((VariableType) type).name());
  }

  private static TypeName generic(GenericType type) {
    TypeName[] arguments = type.arguments().stream().map(TypeNames::of).toArray(TypeName[]::new);
    return type.enclosing() == null
        ? ParameterizedTypeName.get(of(type.rawType()), arguments)
        : ((ParameterizedTypeName) generic(type.enclosing()))
            .nestedClass(type.rawType().simpleName(), List.of(arguments));
  }

  private static TypeName primitive(PrimitiveType type) {
    return switch (type) {
      case BOOLEAN -> TypeName.BOOLEAN;
      case BYTE -> TypeName.BYTE;
      case SHORT -> TypeName.SHORT;
      case INT -> TypeName.INT;
      case LONG -> TypeName.LONG;
      case CHAR -> TypeName.CHAR;
      case FLOAT -> TypeName.FLOAT;
      case DOUBLE -> TypeName.DOUBLE;
    };
  }
}
