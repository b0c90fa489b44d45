package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.json.JsonText;
import dev.singlet.tools.json.Copies;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Code of a program for the CDK, in Java and in TypeScript. */
final class CdkCode {

  private CdkCode() {}

  /** A value, which each language writes in its own way. */
  sealed interface Value {

    /** Returns code in Java. Lines after the first begin with the indent. */
    String java(String indent);

    /** Returns code in TypeScript. Lines after the first begin with the indent. */
    String typeScript(String indent);

    /**
     * Adds the classes that its code names.
     *
     * @param areTypesNamed whether properties name their types, as in Java
     */
    void addClasses(Set<String> classes, boolean areTypesNamed);

    /** Returns whether it is a word that can be on one line with others. */
    default boolean isWord() {
      return false;
    }
  }

  /** A text in quotes. */
  record Text(String text) implements Value {

    @Override
    public String java(String indent) {
      // Java takes an escape such as backslash-u000d for the line break itself.
      return Arrays.stream(text.split("\r", -1))
          .map(JsonText::of)
          .map(quoted -> quoted.substring(1, quoted.lastIndexOf('"')))
          .collect(Collectors.joining("\\r", "\"", "\""));
    }

    @Override
    public String typeScript(String indent) {
      return JsonText.of(text).stripTrailing();
    }

    @Override
    public void addClasses(Set<String> classes, boolean areTypesNamed) {}

    @Override
    public boolean isWord() {
      return true;
    }
  }

  /** Code that is the same in both languages: a literal, or a member such as {@code Key.name}. */
  record Code(String code) implements Value {

    @Override
    public String java(String indent) {
      return code;
    }

    @Override
    public String typeScript(String indent) {
      return code;
    }

    @Override
    public void addClasses(Set<String> classes, boolean areTypesNamed) {
      if (Character.isUpperCase(code.charAt(0))) {
        classes.add(code.substring(0, code.indexOf('.')));
      }
    }

    @Override
    public boolean isWord() {
      return true;
    }
  }

  /** A call of a static method, which has the same name in both languages. */
  record Call(String method, List<Value> arguments) implements Value {

    Call(String method, Value... arguments) {
      this(method, List.of(arguments));
    }

    @Override
    public String java(String indent) {
      return arguments.stream()
          .map(each -> each.java(indent))
          .collect(Collectors.joining(", ", method + "(", ")"));
    }

    @Override
    public String typeScript(String indent) {
      return arguments.stream()
          .map(each -> each.typeScript(indent))
          .collect(Collectors.joining(", ", method + "(", ")"));
    }

    @Override
    public void addClasses(Set<String> classes, boolean areTypesNamed) {
      new Code(method).addClasses(classes, areTypesNamed);
      arguments.forEach(each -> each.addClasses(classes, areTypesNamed));
    }
  }

  /** A list. */
  record Elements(List<? extends Value> elements) implements Value {

    @Override
    public String java(String indent) {
      String inner = isShort() ? "" : "\n" + indent + "    ";
      return elements.stream()
          .map(each -> inner + each.java(indent + "    "))
          .collect(Collectors.joining(isShort() ? ", " : ",", "List.of(", ")"));
    }

    @Override
    public String typeScript(String indent) {
      String inner = isShort() ? "" : "\n" + indent + "  ";
      return elements.stream()
          .map(each -> inner + each.typeScript(indent + "  ") + (isShort() ? "" : ","))
          .collect(
              Collectors.joining(
                  isShort() ? ", " : "", "[", isShort() ? "]" : "\n" + indent + "]"));
    }

    @Override
    public void addClasses(Set<String> classes, boolean areTypesNamed) {
      elements.forEach(each -> each.addClasses(classes, areTypesNamed));
    }

    private boolean isShort() {
      return elements.stream().allMatch(Value::isWord);
    }
  }

  /** A map whose keys are texts. */
  record Entries(Map<String, Value> entries) implements Value {

    Entries {
      entries = Copies.ordered(entries);
    }

    @Override
    public String java(String indent) {
      String inner = "\n" + indent + "    ";
      return entries.entrySet().stream()
          .map(
              entry ->
                  inner
                      + new Call("Map.entry", new Text(entry.getKey()), entry.getValue())
                          .java(indent + "    "))
          .collect(Collectors.joining(",", "Map.ofEntries(", ")"));
    }

    @Override
    public String typeScript(String indent) {
      StringBuilder text = new StringBuilder("{\n");
      entries.forEach(
          (name, value) ->
              text.append(indent)
                  .append("  ")
                  .append(new Text(name).typeScript(""))
                  .append(": ")
                  .append(value.typeScript(indent + "  "))
                  .append(",\n"));
      return text.append(indent).append('}').toString();
    }

    @Override
    public void addClasses(Set<String> classes, boolean areTypesNamed) {
      entries.values().forEach(each -> each.addClasses(classes, areTypesNamed));
    }
  }

  /**
   * Properties: the calls of a builder in Java, an object in TypeScript.
   *
   * @param type the class in Java
   * @param members the properties that are set
   */
  record Properties(String type, Map<String, Value> members) implements Value {

    Properties {
      members = Copies.ordered(members);
    }

    Properties(String type) {
      this(type, Map.of());
    }

    Properties with(String name, Value value) {
      Map<String, Value> more = new LinkedHashMap<>(members);
      more.put(name, value);
      return new Properties(type, more);
    }

    Properties with(String name, String text) {
      return with(name, new Text(text));
    }

    @Override
    public String java(String indent) {
      return java(type + ".builder()", indent);
    }

    String java(String builder, String indent) {
      String inner = isShort() ? "" : "\n" + indent + "    ";
      StringBuilder text = new StringBuilder(builder);
      members.forEach(
          (name, value) ->
              text.append(inner)
                  .append('.')
                  .append(name)
                  .append('(')
                  .append(value.java(indent + "    "))
                  .append(')'));
      return text.append(inner).append(".build()").toString();
    }

    @Override
    public String typeScript(String indent) {
      if (isShort()) {
        return members.entrySet().stream()
            .map(member -> member.getKey() + ": " + member.getValue().typeScript(""))
            .collect(Collectors.joining(", ", "{ ", " }"));
      }
      StringBuilder text = new StringBuilder("{\n");
      members.forEach(
          (name, value) ->
              text.append(indent)
                  .append("  ")
                  .append(name)
                  .append(": ")
                  .append(value.typeScript(indent + "  "))
                  .append(",\n"));
      return text.append(indent).append('}').toString();
    }

    @Override
    public void addClasses(Set<String> classes, boolean areTypesNamed) {
      if (areTypesNamed) {
        classes.add(type);
      }
      members.values().forEach(each -> each.addClasses(classes, areTypesNamed));
    }

    private boolean isShort() {
      return members.size() <= 2 && members.values().stream().allMatch(Value::isWord);
    }
  }
}
