package dev.singlet.processor.write.name;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.Template;
import dev.singlet.processor.source.Code;
import dev.singlet.processor.source.TypeNames;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Texts of generated documentation. */
public final class Javadocs {

  private Javadocs() {}

  /** What the class of an entity or a collection says once of all its methods that make a key. */
  public static Code ofKeys() {
    return Code.of(
        """


        <p>Methods that make a key of their arguments throw
        {@link $L} if a value can't stand in the key, and
        {@link $L} if it violates the constraints of its component.
        """,
        Names.INVALID_KEY_EXCEPTION,
        Names.VALIDATION_EXCEPTION);
  }

  /** The documentation of a query method. */
  public static Code query(LinkedKeyModel key, ClassName item) {
    Code.Builder code =
        Code.builder().add("Queries $L for {@link $T} items", where(key.index()), item);
    if (key.when() != null) {
      code.add(" with {@code $L}", plain(key.when().text()));
    }
    code.add(":\npartition {@code $L}", plain(Template.text(key.partition())));
    if (!key.sort().isEmpty()) {
      code.add(",\nsort {@code $L}", plain(Template.text(key.sort())));
    }
    Set<Source> arguments = key.arguments();
    return code.add(".\n\n$L@return the query\n", parameters(arguments)).build();
  }

  public static Code parameters(Collection<Source> sources) {
    Code.Builder code = Code.builder();
    for (Source source : sources) {
      String variable = Words.variable(source.name());
      code.add("@param $L the value of {@code $L}\n", variable, source.name());
    }
    return code.build();
  }

  /** A method reference for {@code @link}, without the leading hash. */
  public static String queryReference(LinkedKeyModel key) {
    return key.name()
        + key.arguments().stream()
            .map(source -> simpleName(TypeNames.of(source.type().javaType())))
            .collect(Collectors.joining(", ", "(", ")"));
  }

  /** Text of the user's that neither ends the comment nor begins a Unicode escape. */
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
