package dev.singlet.processor.write.entity;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.FieldSource;
import dev.singlet.processor.source.MethodSource;
import dev.singlet.processor.source.TypeNames;
import dev.singlet.processor.source.TypeSource;
import dev.singlet.processor.write.name.Names;
import dev.singlet.processor.write.query.ScanWriter;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the methods that turn records into other forms and back, without a request. */
public final class FormWriter {

  /**
   * A class that is loaded on demand, because the entities' classes refer to the table's class
   * themselves.
   */
  private static final String ITEMS = "Items";

  private FormWriter() {}

  /** Adds the methods of an entity's class. */
  public static void addTo(TypeSource.Builder type, EntityModel entity) {
    type.addMethod(
        MethodSource.staticMethod("toItem")
            .addJavadoc(
                """
                {@return the item of a record as it is: with all keys, with the record's times, and
                without counting its version} The item that a put writes is in its request.
                @param entity the record
                @throws $L if a constraint is violated
                """,
                Names.VALIDATION_EXCEPTION)
            .addParameter(TypeNames.of(entity.type()), "entity")
            .returns(Names.ITEM)
            .addStatement("return Type.INSTANCE.toItem(entity)")
            .build());
    type.addMethod(fromItem(TypeNames.of(entity.type()), Code.of("Type.INSTANCE")));
    type.addMethod(
        MethodSource.staticMethod("jsonSchema")
            .addJavadoc(
                "{@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them}")
            .returns(String.class)
            .addStatement("return Type.INSTANCE.jsonSchema()")
            .build());
  }

  /** Returns the name of the file with the schema, in the place of the class file. */
  public static String schemaFile(EntityModel entity) {
    String home = entity.generatedType().packageName().replace('.', '/');
    return (home.isEmpty() ? "" : home + "/") + schemaName(entity);
  }

  private static String schemaName(EntityModel entity) {
    return entity.generatedType().simpleName() + ".schema.json";
  }

  /**
   * Returns the method of the type class that opens the file, because a class sees the files of its
   * own module.
   */
  static MethodSource schema(EntityModel entity) {
    return MethodSource.overriding(Modifier.PROTECTED, "jsonSchemaFile")
        .returns(TypeNames.nullable(ClassName.get(InputStream.class)))
        .addStatement(
            "return $T.class.getResourceAsStream($S)", entity.generatedType(), schemaName(entity))
        .build();
  }

  /** Returns the method that reads an item. Collections have it too. */
  public static MethodSource fromItem(ClassName item, Code type) {
    return MethodSource.staticMethod("fromItem")
        .addJavadoc(
            """
            {@return the record of an item}
            @param item the attributes of the item
            @throws $L if the item does not fit the entity
            """,
            Names.UNREADABLE_ITEM_EXCEPTION)
        .addParameter(Names.ITEM, "item")
        .returns(item)
        .addStatement("return $L.fromItem(item)", type)
        .build();
  }

  /** Returns the method that returns the type of a collection or a table. */
  public static MethodSource type(ClassName item, Code type) {
    return MethodSource.staticMethod("type")
        .addJavadoc("{@return the type, for code that works on any}")
        .returns(ParameterizedTypeName.get(Names.COLLECTION_TYPE, item))
        .addStatement("return $L", type)
        .build();
  }

  /** Returns the constant with the type of items of several entities. */
  public static FieldSource collectionType(
      ClassName item, String name, TableModel table, List<EntityModel> entities) {
    Code types =
        entities.stream()
            .map(entity -> Code.of("$T.type()", entity.generatedType()))
            .collect(Code.joining(", "));
    return FieldSource.constant(
        ParameterizedTypeName.get(Names.COLLECTION_TYPE, item),
        "TYPE",
        "new $T<>($T.SCHEMA, $S, $T.of($L))",
        Names.COLLECTION_TYPE,
        table.generatedType(),
        name,
        List.class,
        types);
  }

  /** Adds the methods of a table's class. */
  public static void addTo(TypeSource.Builder type, TableModel table) {
    Code items = Code.of("$N.TYPE", ITEMS);
    if (!table.entities().isEmpty()) {
      new ScanWriter(table, items).addTo(type);
    }
    if (!table.reachesEntities()) {
      return;
    }
    ClassName item = TypeNames.of(table.itemType());
    TypeName reader = ParameterizedTypeName.get(Names.CHANGE_READER, item);
    new ItemOperations(item, items, table.entities()).addTo(type);
    type.addMethod(fromItem(item, items)).addMethod(type(item, items));
    type.addMethod(
            MethodSource.staticMethod("change")
                .addJavadoc(
                    """
                    {@return the change that a record of the table's stream reports; empty if it is
                    of no entity of the table}
                    @param record a record of a stream with {@code NEW_AND_OLD_IMAGES}
                    @throws $L if the record lacks an image
                    @throws $L if an image does not fit its entity
                    """,
                    Names.INVALID_ARGUMENT_EXCEPTION,
                    Names.UNREADABLE_ITEM_EXCEPTION)
                .addParameter(Names.STREAM_RECORD, "record")
                .returns(
                    ParameterizedTypeName.get(
                        ClassName.get(Optional.class),
                        ParameterizedTypeName.get(Names.ITEM_CHANGE, item)))
                .addStatement("return changes().read(record)")
                .build())
        .addMethod(
            MethodSource.staticMethod("changes")
                .addJavadoc(
                    "{@return a reader of the table's stream, which can take a policy or read a part}")
                .returns(reader)
                .addStatement("return new $T<>($L)", Names.CHANGE_READER, items)
                .build())
        .addType(
            TypeSource.classBuilder(ITEMS)
                .addJavadoc(
                    "Loaded when it is asked for: the entities refer to the schema themselves.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addField(collectionType(item, table.type().simpleName(), table, table.entities()))
                .build());
  }
}
