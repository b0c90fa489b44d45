package dev.singlet.processor.write;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.singlet.processor.model.Outline;
import dev.singlet.processor.model.Spelling;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes a class that is there for other source to refer to, so that a mistake in the model does
 * not become an error at every use of what would have been generated.
 */
final class StubWriter {

  private static final String BUILDER = "Builder";
  private static final List<String> OF_ENTITIES =
      List.of(
          "builder",
          "check",
          "delete",
          "fromItem",
          "get",
          "jsonSchema",
          "put",
          "scan",
          "toItem",
          "type",
          "update",
          "upsert");
  private static final List<String> OF_OTHERS =
      List.of(
          "asyncClient",
          "change",
          "changes",
          "client",
          "createTable",
          "fromItem",
          "get",
          "scan",
          "type");

  private StubWriter() {}

  static TypeSpec.Builder write(Outline outline) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(outline.type())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addMethod(constructor());
    Set<String> classes = new LinkedHashSet<>();
    if (outline.isEntity()) {
      classes.addAll(List.of(BUILDER, "Update", "Upsert"));
    }
    outline.patterns().stream().map(Spelling::capitalized).forEach(classes::add);
    classes.addAll(outline.nested());
    classes.remove(outline.type().simpleName());
    classes.forEach(name -> type.addType(nested(name)));
    for (String component : outline.components()) {
      type.addField(
          FieldSpec.builder(
                  Object.class,
                  Words.constant(component),
                  Modifier.PUBLIC,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("new $T()", Object.class)
              .build());
    }
    Set<String> methods = new LinkedHashSet<>(outline.isEntity() ? OF_ENTITIES : OF_OTHERS);
    methods.addAll(outline.patterns());
    methods.forEach(name -> type.addMethod(method(name)));
    return type;
  }

  private static TypeSpec nested(String name) {
    return TypeSpec.classBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addMethod(constructor())
        .build();
  }

  private static MethodSpec method(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(Object[].class, "any")
        .varargs()
        .returns(Object.class)
        .addStatement("throw new $T()", AssertionError.class)
        .build();
  }

  private static MethodSpec constructor() {
    return MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();
  }
}
