package dev.singlet.tools.report;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.AccessPatternDescriptor.Operation;
import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyAttributeDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.LinkedKeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.ParameterDescriptor;
import dev.singlet.model.SortPart;
import dev.singlet.model.StoredType;
import dev.singlet.model.TableDescriptor;
import dev.singlet.model.TemplateDescriptor;
import dev.singlet.model.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A model of any size: each entity belongs to an earlier one, which an index finds it by. */
final class ManyEntities {

  private static final String PACKAGE = "com.example.model.";
  private static final String TEXT = "java.lang.String";

  private ManyEntities() {}

  static TableDescriptor table(int number) {
    List<EntityDescriptor> entities = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      entities.add(entity(i));
    }
    return table(entities, "Some text.");
  }

  static TableDescriptor table(List<EntityDescriptor> entities, String documentation) {
    return new TableDescriptor(
        PACKAGE + "Many",
        documentation,
        "ManyTable",
        key("PK", "SK"),
        List.of(
            new IndexDescriptor(
                "GSI1",
                IndexDescriptor.Type.GLOBAL,
                key("GSI1PK", "GSI1SK"),
                IndexDescriptor.Projection.KEYS_ONLY,
                List.of())),
        "#",
        "CAMEL_CASE",
        "",
        new ManagedAttributes("_et", "", "", "", ""),
        entities,
        List.of());
  }

  private static EntityDescriptor entity(int i) {
    String name = name(i);
    String id = id(i);
    String owner = id((i - 1) / 3);
    List<AttributeDescriptor> attributes = new ArrayList<>();
    attributes.add(attribute(id, "its id"));
    if (i > 0) {
      attributes.add(attribute(owner, "the id of its owner"));
    }
    for (int other = 0; other < i % 9; other++) {
      attributes.add(attribute("attribute" + other, ""));
    }
    List<LinkedKeyDescriptor> keys = new ArrayList<>();
    keys.add(linked("", "", template("PK", name, id), template("SK", name, id)));
    List<AccessPatternDescriptor> patterns = new ArrayList<>();
    patterns.add(pattern(name, "get", Operation.GET_ITEM, id));
    if (i > 0) {
      String ownerName = name((i - 1) / 3);
      keys.add(
          linked(
              "GSI1",
              "byOwner",
              template("GSI1PK", ownerName, owner),
              template("GSI1SK", name, id)));
      patterns.add(pattern(name, "byOwner", Operation.QUERY, owner));
    }
    return entity(name, "The entity of number " + i + ".", attributes, keys, patterns);
  }

  static EntityDescriptor entity(
      String name,
      String documentation,
      List<AttributeDescriptor> attributes,
      List<LinkedKeyDescriptor> keys,
      List<AccessPatternDescriptor> patterns) {
    return new EntityDescriptor(
        name,
        PACKAGE + name,
        documentation,
        List.of(),
        0,
        List.of(),
        attributes,
        List.of(),
        List.of(),
        List.of(),
        keys,
        patterns,
        List.of(),
        List.of());
  }

  static AttributeDescriptor attribute(String name, String documentation) {
    StoredType type =
        new StoredType(
            TEXT, AttributeType.S, "string", "", List.of(), null, null, "", "", List.of());
    return new AttributeDescriptor(
        name,
        name,
        documentation,
        type,
        "",
        true,
        false,
        null,
        null,
        false,
        false,
        false,
        List.of(),
        List.of());
  }

  static LinkedKeyDescriptor linked(
      String index, String pattern, TemplateDescriptor partition, TemplateDescriptor sort) {
    return new LinkedKeyDescriptor(index, pattern, List.of(partition), List.of(sort), null);
  }

  static TemplateDescriptor template(String attribute, String prefix, String source) {
    return new TemplateDescriptor(
        attribute,
        AttributeType.S,
        List.of(
            new TemplatePart.Text(prefix.toUpperCase(Locale.ROOT) + "#"),
            new TemplatePart.Value(source, List.of(), 0)));
  }

  static AccessPatternDescriptor pattern(
      String entity, String name, Operation operation, String parameter) {
    boolean isGet = operation == Operation.GET_ITEM;
    return new AccessPatternDescriptor(
        name,
        PACKAGE + entity + "Entity",
        List.of(new ParameterDescriptor(parameter, TEXT)),
        operation,
        isGet ? "" : "GSI1",
        isGet ? "PK = '{" + parameter + "}'" : "GSI1PK = '{" + parameter + "}'",
        isGet ? List.of() : List.of(new SortPart("id", TEXT, true, false)),
        1,
        List.of(entity),
        List.of(),
        false,
        false,
        isGet);
  }

  private static KeyDescriptor key(String partition, String sort) {
    return new KeyDescriptor(
        Stream.of(partition)
            .map(name -> new KeyAttributeDescriptor(name, AttributeType.S))
            .toList(),
        Stream.of(sort).map(name -> new KeyAttributeDescriptor(name, AttributeType.S)).toList());
  }

  private static String name(int i) {
    return String.format(Locale.ROOT, "Entity%03d", i);
  }

  private static String id(int i) {
    return String.format(Locale.ROOT, "entity%03dId", i);
  }
}
