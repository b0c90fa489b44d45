package dev.singlet.processor.write.stub;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.settings.Outline.Pattern;
import dev.singlet.processor.model.value.Spelling;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.ParameterSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.name.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Declares members of a generated class if little more than its name is known. The methods take any
 * arguments.
 */
final class LooseMembers {

  static final String BUILDER = "Builder";
  static final String UPDATE = "Update";
  static final String UPSERT = "Upsert";

  /** The parameter of a method whose parameters are not known. */
  static final ParameterSource ANY =
      new ParameterSource(ArrayTypeName.of(TypeNames.nullable(ClassName.OBJECT)), "any");

  private final Outline outline;
  private final TypeName item;

  LooseMembers(Outline outline) {
    this.outline = outline;
    this.item = TypeNames.of(outline.item());
  }

  /** Returns the methods that the class has with any model. */
  Map<String, MethodSource> methods() {
    Map<String, TypeName> given = new LinkedHashMap<>();
    switch (outline.kind()) {
      case ENTITY -> {
        given.put("builder", nested(BUILDER));
        given.put("check", of(Names.CHECK));
        given.put("delete", of(Names.DELETE));
        given.put("fromItem", item);
        given.put("get", of(Names.GET));
        given.put("jsonSchema", ClassName.get(String.class));
        given.put("key", Names.PRIMARY_KEY);
        given.put("put", of(Names.PUT));
        given.put("toItem", Names.ITEM);
        given.put("type", of(Names.ENTITY_TYPE));
        given.put("update", nested(UPDATE));
        given.put("upsert", nested(UPSERT));
      }
      case COLLECTION -> {
        giveItemOperations(given);
        given.put("fromItem", item);
        given.put("get", of(Names.GET));
        given.put("type", of(Names.COLLECTION_TYPE));
      }
      case TABLE -> {
        given.put("asyncClient", Names.ASYNC_TABLE_CLIENT);
        given.put(
            "change",
            ParameterizedTypeName.get(ClassName.get(Optional.class), of(Names.ITEM_CHANGE)));
        given.put("changes", of(Names.CHANGE_READER));
        given.put("client", Names.TABLE_CLIENT);
        giveItemOperations(given);
        given.put("fromItem", item);
        given.put("type", of(Names.COLLECTION_TYPE));
      }
      case PROJECTION -> given.put("type", TypeNames.of(outline.type()));
    }
    Map<String, MethodSource> methods = new LinkedHashMap<>();
    given.forEach((name, type) -> methods.put(name, method(name, type, Modifier.STATIC)));
    if (outline.kind() == Outline.Kind.TABLE) {
      methods.put("scan", ofAny("scan", Names.CONSISTENT_SCAN));
    }
    if (outline.kind() == Outline.Kind.ENTITY && !outline.isNamed()) {
      methods.put("delete", ofAny("delete", Names.DELETE));
      methods.put("put", ofAny("put", Names.PUT));
      methods.put("type", ofAny("type", Names.ENTITY_TYPE));
    }
    return methods;
  }

  /** Adds the methods that take a record of any entity. */
  private void giveItemOperations(Map<String, TypeName> given) {
    TypeName any = WildcardTypeName.subtypeOf(item);
    given.put("delete", ParameterizedTypeName.get(Names.DELETE, any));
    given.put("key", Names.PRIMARY_KEY);
    given.put("put", ParameterizedTypeName.get(Names.PUT, any));
    given.put("toItem", Names.ITEM);
  }

  /** Returns a method that fits the table's class, whatever its entities are. */
  private static MethodSource ofAny(String name, ClassName returned) {
    TypeVariableName any = TypeVariableName.get("T");
    TypeName type = ParameterizedTypeName.get(returned, any);
    return taking(name, type, Modifier.STATIC).addTypeVariable(any).build();
  }

  /** Returns the nested classes that the class has with any model. */
  Map<String, TypeSource> classes() {
    Map<String, TypeSource> classes = new LinkedHashMap<>();
    if (outline.kind() == Outline.Kind.ENTITY) {
      classes.put(BUILDER, builder());
      classes.put(UPDATE, update(UPDATE));
      classes.put(UPSERT, update(UPSERT));
    }
    outline.nested().forEach(name -> classes.put(name, declare(name).build()));
    outline.covered().forEach(name -> classes.put(name, covered(name)));
    return classes;
  }

  /** Returns the class of a query of an entity. */
  TypeSource query(Pattern pattern) {
    ClassName self = queryClass(pattern);
    TypeSource.Builder query =
        declare(self.simpleName())
            .superclass(of(pattern.isConsistent() ? Names.CONSISTENT_QUERY : Names.QUERY))
            .addMethod(
                MethodSource.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(of(Names.ACCESS_PATTERN), "pattern")
                    .addParameter(Names.KEY_CONDITION, "condition")
                    .addStatement("super(pattern, condition)")
                    .build());
    outline.components().forEach(c -> query.addMethod(method(Words.narrowing(c), self)));
    return query.build();
  }

  /** Returns the method that makes a query of an entity. */
  MethodSource queryMethod(Pattern pattern) {
    return method(pattern.name(), queryClass(pattern), Modifier.STATIC);
  }

  private ClassName queryClass(Pattern pattern) {
    return nested(Spelling.capitalized(pattern.name()));
  }

  /** Returns the method that makes a query of an item collection. */
  MethodSource collectionQueryMethod(Pattern pattern) {
    ClassName query =
        pattern.isConsistent() ? Names.CONSISTENT_COLLECTION_QUERY : Names.COLLECTION_QUERY;
    return method(
        pattern.name(),
        ParameterizedTypeName.get(
            query, item, nested(Spelling.capitalized(pattern.name()) + "Group")),
        Modifier.STATIC);
  }

  /** Returns the setter of a component in a nested class. */
  MethodSource setter(String component, String owner) {
    return MethodSource.methodBuilder(component)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(TypeNames.nullable(ClassName.OBJECT), "value")
        .returns(nested(owner))
        .build();
  }

  /** Returns the constant of a component. */
  FieldSource constant(String component) {
    return FieldSource.builder(
            ParameterizedTypeName.get(
                Names.expression("ScalarAttribute"),
                item,
                ClassName.OBJECT,
                Names.expression("Removable")),
            Words.constant(component),
            Modifier.PUBLIC,
            Modifier.STATIC,
            Modifier.FINAL)
        .build();
  }

  private TypeSource builder() {
    TypeSource.Builder builder = declare(BUILDER);
    outline.components().forEach(component -> builder.addMethod(setter(component, BUILDER)));
    return builder.addMethod(method("build", item)).build();
  }

  private TypeSource update(String name) {
    TypeName state = of(Names.UPDATE_STATE);
    ClassName self = nested(name);
    TypeSource.Builder update =
        TypeSource.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(Names.ITEM_UPDATE, item, self))
            .addMethod(
                MethodSource.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(state, "state")
                    .addStatement("super(state)")
                    .build())
            .addMethod(
                MethodSource.overriding(Modifier.PROTECTED, "with")
                    .addParameter(state, "state")
                    .returns(self)
                    .build());
    outline.components().forEach(component -> update.addMethod(setter(component, name)));
    return update.build();
  }

  /** Returns an interface that generated classes of projections implement. */
  private TypeSource covered(String name) {
    TypeVariableName projection = TypeVariableName.get("P");
    return TypeSource.interfaceBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addTypeVariable(projection)
        .addSuperinterface(ParameterizedTypeName.get(Names.PROJECTED_TYPE, item, projection))
        .build();
  }

  private static TypeSource.Builder declare(String name) {
    return TypeSource.classBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  }

  private static MethodSource method(String name, TypeName returned, Modifier... modifiers) {
    return taking(name, returned, modifiers).build();
  }

  private static MethodSource.Builder taking(
      String name, TypeName returned, Modifier... modifiers) {
    return MethodSource.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .addModifiers(modifiers)
        .addParameter(ANY)
        .varargs(true)
        .returns(returned);
  }

  private TypeName of(ClassName type) {
    return ParameterizedTypeName.get(type, item);
  }

  private ClassName nested(String name) {
    return TypeNames.of(outline.type().nested(name));
  }
}
