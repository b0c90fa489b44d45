package dev.singlet.processor.write.name;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.annotation.KeyProperty;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.entity.KeyArguments;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the texts of generated documentation. */
public final class Javadocs {

  /** Leaves room for the margin of a nested class. */
  private static final int COLUMNS = 90;

  private Javadocs() {}

  /**
   * Returns the text in the class of an entity or a collection that applies to all its methods that
   * make a key.
   */
  public static Code ofKeys() {
    return Code.of(
        """


        <p>Methods that make a key of their arguments throw
        {@link $L} if a value can't be in the key, and
        {@link $L} if it violates the constraints of its component.
        """,
        Names.INVALID_KEY_EXCEPTION,
        Names.VALIDATION_EXCEPTION);
  }

  /** Returns a purpose as the first sentence of a comment, on lines of its own. */
  public static Code purpose(String text) {
    return text.isEmpty()
        ? Code.of("")
        : Code.of("$L\n", filled(sentence(JavadocText.of(text)), ""));
  }

  /** Returns the documentation of a query method. */
  public static Code query(LinkedKeyModel key, EntityModel entity) {
    return queries(key, entity)
        .add(".\n")
        .add(
            parameters(
                KeyArguments.ofQuery(entity, key).given(), source -> argument(source, key, entity)))
        .add("@return the query\n")
        .build();
  }

  /** Returns the user's text of an argument. */
  private static String argument(Source source, LinkedKeyModel key, EntityModel entity) {
    return key.settled().contains(source) ? entity.text(source) : gathered(source, key);
  }

  /** Says which items an argument reads that only chooses the partition. */
  private static String gathered(Source source, LinkedKeyModel key) {
    Part.Value part = key.finestPart(source.name()).orElseThrow();
    return part.formats().stream()
        .map(Format::kind)
        .filter(format -> format.period() > 0)
        .findFirst()
        .map(format -> "any time of the " + format.text() + " to read")
        .orElse("any value that begins as those to read do");
  }

  /**
   * Returns the documentation of a query method that reads several partitions.
   *
   * @param values what is given in place of a value
   * @param parameter the text of that parameter
   */
  public static Code across(
      LinkedKeyModel key, EntityModel entity, String values, String parameter) {
    return queries(key, entity)
        .add(",\nacross the partitions of $L {@code $L}.\n", values, key.across())
        .add(
            parameters(
                key.arguments(),
                source ->
                    source.name().equals(key.across()) ? parameter : argument(source, key, entity)))
        .add("@return the query\n")
        .build();
  }

  private static Code.Builder queries(LinkedKeyModel key, EntityModel entity) {
    Code.Builder code =
        Code.builder()
            .add(purpose(key.purpose()))
            .add(
                "Queries $L for {@link $T} items", where(key.index()), TypeNames.of(entity.type()));
    if (key.when() != null) {
      code.add(" with {@code $L}", plain(key.when().text()));
    }
    code.add(":\npartition {@code $L}", plain(Template.text(key.partition())));
    if (!key.sort().isEmpty()) {
      code.add(",\nsort {@code $L}", plain(Template.text(key.sort())));
    }
    if (key.givesUp().contains(KeyProperty.ORDER)) {
      code.add(",\nin the order of the text of the sort key, which is not that of its values");
    }
    return code;
  }

  /** Documents parameters of what belongs to no single entity. */
  public static Code parameters(Collection<Source> sources) {
    return parameters(sources, source -> "");
  }

  /**
   * Documents parameters.
   *
   * @param texts gives the user's text of a source; empty if there is none
   */
  public static Code parameters(Collection<Source> sources, Function<Source, String> texts) {
    return sources.stream()
        .map(source -> parameter(source.name(), texts.apply(source)))
        .collect(Code.joining(""));
  }

  /** Documents a parameter for the value of a component. */
  public static Code parameter(AttributeModel attribute) {
    return parameter(attribute.component(), attribute.text());
  }

  private static Code parameter(String name, String text) {
    return parameter(Words.variable(name), text, "the value of {@code " + name + "}");
  }

  /**
   * Documents a parameter.
   *
   * @param text the user's
   * @param otherwise the text to write if it is empty
   */
  public static Code parameter(String variable, String text, String otherwise) {
    String given =
        text.isEmpty()
            ? otherwise
            : filled("@param " + variable + " " + JavadocText.of(text), "    ");
    return text.isEmpty() ? Code.of("@param $L $L\n", variable, given) : Code.of("$L\n", given);
  }

  /** Documents an attribute of items. */
  public static Code attribute(AttributeModel attribute) {
    String name = "The attribute {@code " + plain(attribute.stored()) + "}";
    String text = attribute.text();
    if (text.isEmpty()) {
      return Code.of("$L.", name);
    }
    return Code.of("$L", filled(sentence(name + ": " + JavadocText.of(text)), ""));
  }

  private static String sentence(String text) {
    boolean hasEnd = text.endsWith(".") || text.endsWith("!") || text.endsWith("?");
    return hasEnd ? text : text + ".";
  }

  /** The user's text in lines that end between words, and not within inline tags. */
  private static String filled(String text, String indent) {
    String plain = plain(text);
    StringBuilder filled = new StringBuilder();
    int depth = 0;
    int column = 0;
    int begin = 0;
    for (int i = 0; i <= plain.length(); i++) {
      char c = i < plain.length() ? plain.charAt(i) : ' ';
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (i == plain.length() || (c == ' ' && depth == 0)) {
        String word = plain.substring(begin, i);
        boolean isNext = begin > 0;
        boolean fits = !isNext || column + 1 + word.length() <= COLUMNS;
        filled.append(!isNext ? "" : fits ? " " : "\n" + indent).append(word);
        column = (fits ? column + 1 : indent.length()) + word.length();
        begin = i + 1;
      }
    }
    return filled.toString();
  }

  /** Returns a method reference for {@code @link}, without the leading hash. */
  public static String queryReference(LinkedKeyModel key, Set<Source> arguments) {
    return key.name()
        + arguments.stream()
            .map(source -> simpleName(TypeNames.of(source.type().javaType())))
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /**
   * Returns a text of the user in a form that neither ends the comment nor begins a Unicode escape.
   */
  public static String plain(String text) {
    return text.replace("*/", "*&#47;").replace("\\u", "&#92;u");
  }

  public static String where(@Nullable IndexModel index) {
    return index == null ? "the table" : "the index {@code " + index.name() + "}";
  }

  private static String simpleName(TypeName type) {
    return type instanceof ClassName name ? String.join(".", name.simpleNames()) : type.toString();
  }
}
