package dev.singlet.tools.format.toolbox;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.AttributeType;
import dev.singlet.model.ComponentPath;
import dev.singlet.model.ComputedDescriptor;
import dev.singlet.model.ConditionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.EnumConstant;
import dev.singlet.model.StoredType;
import dev.singlet.model.TemplateDescriptor;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Expressions of TypeScript that compute the keys of an entity from its attributes. */
final class KeyExpressions {

  private final EntityDescriptor entity;
  private final String tenantPrefix;
  private final Timestamps timestamps;
  private final TypeScript module;

  /**
   * Makes one.
   *
   * @param tenantPrefix the text before a tenant in partition keys; empty if there are no tenants
   */
  KeyExpressions(
      EntityDescriptor entity, String tenantPrefix, Timestamps timestamps, TypeScript module) {
    this.entity = entity;
    this.tenantPrefix = tenantPrefix;
    this.timestamps = timestamps;
    this.module = module;
  }

  /**
   * Returns the value of a key attribute.
   *
   * @param input the variable that holds the attributes
   */
  String of(TemplateDescriptor template, String input, boolean isPartition) {
    if (template.type() != AttributeType.S) {
      TemplateDescriptor.Part.Value value = template.values().get(0);
      return formatted(value, source(value.source(), input)).expression();
    }
    StringBuilder text = new StringBuilder("`");
    if (isPartition && !tenantPrefix.isEmpty()) {
      text.append(TypeScript.inTemplate(tenantPrefix));
      text.append("${").append(module.function(KeyFunction.TEXT)).append('(');
      text.append(module.function(KeyFunction.TENANT)).append(".id())}${delimiter}");
    }
    List<TemplateDescriptor.Part> parts = template.parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof TemplateDescriptor.Part.Value value) {
        boolean isFollowed = i + 2 < parts.size();
        String end = isFollowed ? parts.get(i + 1).toString() : "";
        text.append("${").append(part(value, end, input)).append('}');
      } else {
        text.append(TypeScript.inTemplate(parts.get(i).toString()));
      }
    }
    return text.append('`').toString();
  }

  /**
   * Returns the text of a value.
   *
   * @param end the literal text that ends it; empty if no other value follows
   */
  private String part(TemplateDescriptor.Part.Value value, String end, String input) {
    Typed typed = formatted(value, withTimeAsText(value, source(value.source(), input)));
    if (value.formats().contains("any")) {
      return end.isEmpty()
          ? call(KeyFunction.ENDING, typed.expression())
          : call(KeyFunction.ENDING, typed.expression(), TypeScript.quoted(end));
    }
    StoredType.Scalar scalar = typed.type().scalar();
    boolean isFree = scalar == null || scalar.isFreeText() || !typed.type().constants().isEmpty();
    boolean isChecked = isFree && value.formats().stream().noneMatch(KeyExpressions::givesSafeText);
    return typed.isText() && isChecked
        ? module.function(KeyFunction.TEXT) + "(" + typed.expression() + ")"
        : typed.expression();
  }

  private static boolean givesSafeText(String format) {
    return format.equals("escape") || format.startsWith("shard(") || isDigits(format);
  }

  private static boolean isDigits(String format) {
    return format.startsWith("pad(") || format.startsWith("reverse(");
  }

  /** A time that is stored as a number is text in a key, unless a format makes a number of it. */
  private Typed withTimeAsText(TemplateDescriptor.Part.Value value, Typed source) {
    boolean isNumber = value.formats().stream().anyMatch(format -> format.startsWith("epoch"));
    if (source.isText() || isNumber || !source.type().kind().equals("instant")) {
      return source;
    }
    boolean isSeconds = source.type().format().equals("epoch");
    String millis = "Number(" + source.expression() + ")" + (isSeconds ? " * 1000" : "");
    String text = "new Date(" + millis + ").toISOString()";
    return new Typed(call(KeyFunction.INSTANT, text, isSeconds ? "0" : "3"), source.type(), true);
  }

  private Typed formatted(TemplateDescriptor.Part.Value value, Typed source) {
    Typed typed = source;
    for (String format : value.formats()) {
      typed = format(typed, format);
    }
    return typed;
  }

  private Typed format(Typed value, String format) {
    String of = value.expression();
    return switch (format.replaceFirst("\\(.*", "")) {
      case "pad" -> value.with(call(KeyFunction.PAD, of, argument(format)));
      case "reverse" -> value.with(call(KeyFunction.REVERSE, of, argument(format)));
      case "shard" -> value.with(call(KeyFunction.SHARD, text(value), argument(format)));
      case "hash" -> value.with(call(KeyFunction.HASH, of, argument(format)));
      case "first" ->
          value.with("Array.from(" + of + ").slice(0, " + argument(format) + ").join('')");
      case "year" -> value.with(call(KeyFunction.INSTANT, of, "0") + ".slice(0, 4)");
      case "month" -> value.with(call(KeyFunction.INSTANT, of, "0") + ".slice(0, 7)");
      case "day" -> value.with(call(KeyFunction.INSTANT, of, "0") + ".slice(0, 10)");
      case "hour" -> value.with(call(KeyFunction.INSTANT, of, "0") + ".slice(0, 13)");
      case "any" -> value;
      case "lower" -> value.with(text(value) + ".toLowerCase()");
      case "upper" -> value.with(text(value) + ".toUpperCase()");
      case "escape" -> value.with(call(KeyFunction.ESCAPE, of));
      case "descending" ->
          value.with(
              value.isText()
                  ? call(KeyFunction.DESCENDING, allDigits(value))
                  : call(KeyFunction.ORDERED, of, "-1"));
      case "ordered" -> value.with(call(KeyFunction.ORDERED, of));
      case "nanos" -> value.with(call(KeyFunction.INSTANT, of, "9"));
      case "millis" -> value.with(call(KeyFunction.INSTANT, of, "3"));
      case "seconds" -> value.with(call(KeyFunction.INSTANT, of, "0"));
      case "epoch" -> new Typed(seconds(value), value.type(), false);
      case "epochMillis" -> new Typed(millis(value), value.type(), false);
      default -> throw new IllegalArgumentException(format);
    };
  }

  /** Returns the text of a value, for a time with as many digits of a second as it can have. */
  private String allDigits(Typed value) {
    boolean isShortest =
        value.type().kind().equals("instant") && value.type().format().equals("toString");
    return isShortest ? call(KeyFunction.INSTANT, value.expression(), "9") : value.expression();
  }

  private static String text(Typed value) {
    return value.isText() ? value.expression() : "String(" + value.expression() + ")";
  }

  private static String argument(String format) {
    return format.substring(format.indexOf('(') + 1, format.length() - 1);
  }

  private String call(KeyFunction function, String... arguments) {
    return module.function(function) + "(" + String.join(", ", arguments) + ")";
  }

  private static String seconds(Typed time) {
    return time.type().format().equals("epoch")
        ? time.expression()
        : "Math.floor(" + millis(time) + " / 1000)";
  }

  private static String millis(Typed time) {
    String of = time.expression();
    return time.isText() ? "Date.parse(" + of + ")" : of;
  }

  /** Returns the stored value of a component, or of a computed attribute. */
  private Typed source(String name, String input) {
    Optional<AttributeDescriptor> attribute = entity.attribute(name);
    if (attribute.isPresent()) {
      StoredType type = attribute.get().type().storedForm();
      String expression =
          timestamps.contains(attribute.get())
              ? call(KeyFunction.STAMP, input, TypeScript.quoted(ComponentPath.joined(name)))
              : input + "." + ComponentPath.joined(name);
      return new Typed(expression, type, type.stored() == AttributeType.S);
    }
    ComputedDescriptor computed =
        entity
            .computed(name)
            .orElseThrow(() -> new IllegalArgumentException(entity.name() + "." + name));
    return new Typed(
        value(computed, input) + (computed.isNullable() ? "!" : ""),
        computed.type().storedForm(),
        computed.type().stored() == AttributeType.S);
  }

  /** Returns the condition that a component or a computed attribute has a value. */
  String present(String name, String input) {
    return value(name, input) + " !== undefined";
  }

  /** Returns a component or a computed attribute, which may be undefined. */
  private String value(String name, String input) {
    return entity
        .computed(name)
        .map(computed -> value(computed, input))
        .orElse(input + "." + ComponentPath.joined(name));
  }

  private String value(ComputedDescriptor computed, String input) {
    if (!computed.isPath()) {
      return computed(computed) + "(" + input + ")";
    }
    String component = computed.components().get(0);
    String within = computed.name().substring(component.length());
    return input
        + "."
        + ComponentPath.joined(component)
        + (computed.isNullable() ? within.replace(".", "?.") : within);
  }

  /** Declares the place where users write what a method computes in Java; returns its name. */
  String computed(ComputedDescriptor computed) {
    String name =
        TypeScript.identifier(entity.name() + "_" + ComponentPath.joined(computed.name()));
    String type =
        switch (computed.type().stored()) {
          case S -> "string";
          case N -> "number";
          case BOOL -> "boolean";
          default -> "never";
        };
    return module.function(
        name,
        """
        /** Write here what %s(%s) of %s computes in Java. */
        const %s = (_input: object): %s => {
          throw new Error('%s is only written in Java.')
        }
        """
            .formatted(
                computed.name(),
                String.join(", ", computed.components()),
                entity.java(),
                name,
                computed.isNullable() ? type + " | undefined" : type,
                computed.name()));
  }

  /** Returns the expression of a condition. */
  String of(ConditionDescriptor condition, String input) {
    return condition.terms().stream()
        .map(term -> term(term, input))
        .collect(Collectors.joining(" && "));
  }

  private String term(ConditionDescriptor.Term term, String input) {
    if (term.isPresence()) {
      return value(term.source(), input) + (term.isNegated() ? " === undefined" : " !== undefined");
    }
    Typed source = source(term.source(), input);
    List<String> values =
        term.values().stream().map(value -> literal(source.type(), value)).toList();
    String operator = term.isNegated() ? " !== " : " === ";
    String joined =
        values.stream()
            .map(value -> source.expression() + operator + value)
            .collect(Collectors.joining(term.isNegated() ? " && " : " || "));
    return values.size() == 1 ? joined : "(" + joined + ")";
  }

  private static String literal(StoredType type, String value) {
    if (type.stored() == AttributeType.BOOL || type.stored() == AttributeType.N) {
      return value;
    }
    return TypeScript.quoted(
        type.constants().stream()
            .filter(constant -> constant.name().equals(value))
            .map(EnumConstant::stored)
            .findFirst()
            .orElse(value));
  }

  /** An expression, and what it was made of. */
  private record Typed(String expression, StoredType type, boolean isText) {

    Typed with(String other) {
      return new Typed(other, type, isText);
    }
  }
}
