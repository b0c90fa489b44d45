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

  /**
   * The documentation of a query method.
   *
   * @param check what refuses arguments besides the key
   */
  public static Code query(LinkedKeyModel key, ClassName item, Code check) {
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
    return code.add(".\n\n$L@return the query\n", parameters(arguments))
        .add(refusals(arguments, check))
        .build();
  }

  public static Code parameters(Collection<Source> sources) {
    Code.Builder code = Code.builder();
    for (Source source : sources) {
      String variable = Words.variable(source.name());
      code.add("@param $L the value of {@code $L}\n", variable, source.name());
    }
    return code.build();
  }

  /**
   * What a method throws that makes a key of its arguments.
   *
   * @param check what refuses arguments besides the key
   */
  public static Code refusals(Collection<Source> sources, Code check) {
    if (sources.isEmpty()) {
      return Code.of("");
    }
    Code.Builder code = Code.builder();
    code.add("@throws $L if a value cannot stand in the key\n", Names.INVALID_KEY_EXCEPTION);
    if (!check.isEmpty()) {
      code.add("@throws $L if a value violates its constraints\n", Names.VALIDATION_EXCEPTION);
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
