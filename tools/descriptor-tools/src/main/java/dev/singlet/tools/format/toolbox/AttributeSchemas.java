package dev.singlet.tools.format.toolbox;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeDescriptor.Stamp;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.StoredType;
import dev.singlet.model.UnionDescriptor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Schemas of an entity's attributes: {@code string().enum('open', 'closed').default('open')}. */
final class AttributeSchemas {

  private final EntityDescriptor entity;
  private final TypeScript module;

  /** The records that are being written, as Toolbox has no schemas that contain themselves. */
  private final Deque<String> within = new ArrayDeque<>();

  private final Set<String> keys;

  /** The way to the record that is being written, with a point after each component. */
  private String way = "";

  /**
   * Makes one.
   *
   * @param keys the components that are in the primary key, and the paths of those within others
   */
  AttributeSchemas(EntityDescriptor entity, TypeScript module, Set<String> keys) {
    this.entity = entity;
    this.module = module;
    this.keys = keys;
  }

  /** Returns the property of an attribute, with a comment before it. */
  String property(AttributeDescriptor attribute, String indent) {
    List<String> notes = new ArrayList<>();
    if (!attribute.documentation().isEmpty()) {
      notes.add(attribute.documentation());
    }
    String holder = way;
    String path = holder + attribute.component();
    way = path + ".";
    StringBuilder schema = new StringBuilder(type(attribute.type(), indent, notes));
    way = holder;
    String name = ComponentPath.joined(attribute.component());
    boolean isKey = keys.contains(path);
    String initial = Defaults.of(attribute, notes);
    if (isKey) {
      schema.append(".key()");
    }
    if (isOptional(attribute)) {
      schema.append(".optional()");
    }
    if (!attribute.name().equals(name)) {
      schema.append(".savedAs(").append(TypeScript.quoted(attribute.name())).append(')');
    }
    if (attribute.isHidden()) {
      schema.append(".hidden()");
    }
    if (initial != null) {
      schema.append(".default(").append(initial).append(')');
    }
    schema.append(Validators.of(attribute, notes));
    note(attribute, notes);
    return TypeScript.comment(notes, indent) + indent + TypeScript.property(name) + ": " + schema;
  }

  /** Returns whether an item of Toolbox can lack an attribute, after defaults are filled in. */
  static boolean isOptional(AttributeDescriptor attribute) {
    boolean canBeAbsent =
        attribute.type().isSet() || attribute.isNullable() || !attribute.wrapper().isEmpty();
    return canBeAbsent && Defaults.of(attribute, new ArrayList<>()) == null;
  }

  private static void note(AttributeDescriptor attribute, List<String> notes) {
    if (!attribute.aliases().isEmpty()) {
      notes.add(
          "Older items have it as "
              + String.join(", ", attribute.aliases())
              + ", which Toolbox doesn't read.");
    }
    if (attribute.stamp() == Stamp.VERSION) {
      notes.add("Singlet counts writes here, and refuses one by an older number. Toolbox doesn't.");
    } else if (attribute.stamp() != null) {
      notes.add("Singlet fills it in at each write. Toolbox does so only where it is absent.");
    }
    if (attribute.context() != null) {
      notes.add("Singlet takes it from the context of the write. Toolbox doesn't.");
    }
    if (attribute.isReadOnly()) {
      notes.add("Updates of Singlet keep the first value. Toolbox doesn't.");
    }
    if (!attribute.onlyInKey().isEmpty()) {
      notes.add("Singlet has it only in " + attribute.onlyInKey() + ". Toolbox stores it, too.");
    }
    if (!attribute.embeddingOf().isEmpty()) {
      notes.add(
          "Updates of Singlet remove it if they change "
              + String.join(" or ", attribute.embeddingOf())
              + " alone. Toolbox's don't.");
    }
    if (attribute.isTimeToLive()) {
      notes.add("DynamoDB may delete the item after this time.");
    }
  }

  /** Returns the schema of a type. */
  private String type(StoredType whole, String indent, List<String> notes) {
    if (isOnlyBytes(whole)) {
      notes.add("Bytes that are compressed or encrypted, which Toolbox can only pass on.");
      return call("binary");
    }
    StoredType type = whole.storedForm();
    return switch (type.stored()) {
      case S -> call("string") + constants(type) + transform(whole);
      case N -> call("number") + (isWide(type) ? ".big()" : "");
      case B -> call("binary");
      case BOOL -> call("boolean");
      case SS, NS, BS -> of("set", element(type, indent, notes));
      case L -> list(type, indent, notes);
      case M -> map(type, indent, notes);
      case ANY -> type.nested().isEmpty() ? call("any") : nested(type.nested(), indent, notes);
    };
  }

  static boolean isOnlyBytes(StoredType type) {
    return type.transformations().stream()
        .map(StoredType.Transformation::kind)
        .anyMatch(
            kind ->
                kind == StoredType.Transformation.Kind.ENCRYPT
                    || kind == StoredType.Transformation.Kind.COMPRESS);
  }

  private String call(String name) {
    return module.imported(name) + "()";
  }

  private String of(String name, String argument) {
    return module.imported(name) + "(" + argument + ")";
  }

  /** Toolbox takes integers that numbers of JavaScript can't hold only when told so. */
  private static boolean isWide(StoredType type) {
    return type.kind().equals("long") || type.kind().equals("bigInteger");
  }

  private static String constants(StoredType type) {
    return type.constants().isEmpty()
        ? ""
        : type.constants().stream()
            .map(EnumConstant::stored)
            .map(TypeScript::quoted)
            .collect(Collectors.joining(", ", ".enum(", ")"));
  }

  private String transform(StoredType type) {
    List<String> transformers = new ArrayList<>();
    for (StoredType.Transformation change : type.transformations()) {
      if (change.kind() == StoredType.Transformation.Kind.TRIM) {
        transformers.add(module.imported("trim") + "()");
      } else {
        String prefix = TypeScript.quoted(change.argument());
        transformers.add(module.imported("prefix") + "(" + prefix + ", { delimiter: '' })");
      }
    }
    return switch (transformers.size()) {
      case 0 -> "";
      case 1 -> ".transform(" + transformers.get(0) + ")";
      default ->
          ".transform(" + module.imported("pipe") + "(" + String.join(", ", transformers) + "))";
    };
  }

  private String element(StoredType type, String indent, List<String> notes) {
    StoredType element = type.element();
    if (element != null) {
      String present = type(element, indent, notes);
      return type.holdsNull() ? of("anyOf", present + ", " + call("nul")) : present;
    }
    return switch (type.stored()) {
      case NS -> call("number");
      case BS -> call("binary");
      default -> call("string");
    };
  }

  private String list(StoredType type, String indent, List<String> notes) {
    if (!type.nested().isEmpty()) {
      return nested(type.nested(), indent, notes);
    }
    return type.element() == null ? call("any") : of("list", element(type, indent, notes));
  }

  private String map(StoredType type, String indent, List<String> notes) {
    if (!type.nested().isEmpty()) {
      return nested(type.nested(), indent, notes);
    }
    StoredType key = type.key();
    if (key == null || type.element() == null) {
      return call("any");
    }
    String names = call("string") + constants(key);
    String partial = key.constants().isEmpty() ? "" : ".partial()";
    return of("record", names + ", " + element(type, indent, notes)) + partial;
  }

  private String nested(String id, String indent, List<String> notes) {
    if (within.contains(id)) {
      notes.add("A " + id + " can hold others of its kind, which Toolbox has no schema for.");
      return call("any");
    }
    within.push(id);
    try {
      for (NestedDescriptor nested : entity.records()) {
        if (nested.id().equals(id)) {
          return nested.isTuple()
              ? of("tuple", elements(nested, indent))
              : of("map", members(nested, "", indent));
        }
      }
      for (UnionDescriptor union : entity.unions()) {
        if (union.id().equals(id)) {
          return union.discriminator().isEmpty()
              ? anyOf(union, indent, notes)
              : union(union, indent);
        }
      }
      return call("any");
    } finally {
      within.pop();
    }
  }

  /**
   * Returns the attributes of a record.
   *
   * @param tag a property that is first; empty for none
   */
  private String members(NestedDescriptor nested, String tag, String indent) {
    String inner = indent + "  ";
    List<String> members = new ArrayList<>();
    if (!tag.isEmpty()) {
      members.add(inner + tag);
    }
    for (AttributeDescriptor attribute : nested.attributes()) {
      if (!attribute.keepsOthers()) {
        members.add(property(attribute, inner));
      }
    }
    return "{\n" + String.join(",\n", members) + "\n" + indent + "}";
  }

  /** Returns the elements of a tuple, each after a comment with its component. */
  private String elements(NestedDescriptor tuple, String indent) {
    String inner = indent + "  ";
    List<String> elements = new ArrayList<>();
    for (AttributeDescriptor attribute : tuple.attributes()) {
      List<String> notes = new ArrayList<>(List.of(attribute.component()));
      String schema = type(attribute.type(), inner, notes) + Validators.of(attribute, notes);
      elements.add(TypeScript.comment(notes, inner) + inner + schema);
    }
    return "\n" + String.join(",\n", elements) + "\n" + indent;
  }

  /** Returns a union that types tell apart. */
  private String anyOf(UnionDescriptor union, String indent, List<String> notes) {
    String inner = indent + "  ";
    List<String> variants = new ArrayList<>();
    for (UnionDescriptor.Variant variant : union.variants()) {
      StoredType type = Objects.requireNonNull(variant.type());
      StoredType stored = type.isUnwrapped() ? entity.unwrapped(type).type() : type;
      variants.add(inner + type(stored, inner, notes));
    }
    return of("anyOf", "\n" + String.join(",\n", variants) + "\n" + indent);
  }

  private String union(UnionDescriptor union, String indent) {
    List<String> variants = new ArrayList<>();
    for (UnionDescriptor.Variant variant : union.variants()) {
      String tag =
          TypeScript.property(union.discriminator())
              + ": "
              + call("string")
              + ".const("
              + TypeScript.quoted(variant.tag())
              + ")";
      for (NestedDescriptor nested : entity.records()) {
        if (nested.id().equals(variant.nested())) {
          within.push(nested.id());
          variants.add(indent + "  " + of("map", members(nested, tag, indent + "  ")));
          within.pop();
        }
      }
    }
    return of("anyOf", "\n" + String.join(",\n", variants) + "\n" + indent)
        + ".discriminate("
        + TypeScript.quoted(union.discriminator())
        + ")";
  }
}
