package dev.singlet.processor.source;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A piece of code, as a list of parts to print. It is written as a format with placeholders: {@code
 * $L} for a value as it is, or another piece of code; {@code $N} for a name; {@code $S} for a
 * string literal; {@code $T} for a type; {@code $>} and {@code $<} indent what follows more and
 * less; {@code $$} is a dollar sign.
 */
public record Code(List<Part> parts) {

  private static final Code NONE = new Code(List.of());
  private static final Text END_OF_STATEMENT = new Text(";\n");

  public Code {
    parts = List.copyOf(parts);
  }

  /** A part of a piece of code. */
  public sealed interface Part {}

  /** Text that is printed as it is. */
  public record Text(String text) implements Part {}

  /**
   * A string literal.
   *
   * @param value its value, not escaped; null is printed as the keyword
   */
  public record Literal(@Nullable String value) implements Part {}

  /** The name of a type, as short as the file allows. */
  public record Type(TypeName type) implements Part {}

  /** Another piece of code. */
  public record Inner(Code code) implements Part {}

  /** A change of the indentation. */
  public enum Mark implements Part {
    INDENT,
    UNINDENT
  }

  /**
   * Makes code of a format.
   *
   * @throws IllegalArgumentException if the placeholders and the arguments don't match
   */
  public static Code of(String format, @Nullable Object... arguments) {
    return format.isEmpty() && arguments.length == 0
        ? NONE
        : builder().add(format, arguments).build();
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Joins pieces of code. */
  public static Collector<Code, ?, Code> joining(String separator) {
    return joining(separator, "", "");
  }

  /** Joins pieces of code and puts text around all of them, even if there are none. */
  public static Collector<Code, ?, Code> joining(String separator, String before, String after) {
    return Collectors.collectingAndThen(
        Collectors.toList(), pieces -> joined(pieces, separator, before, after));
  }

  private static Code joined(List<Code> pieces, String separator, String before, String after) {
    Builder joined = builder().add(before);
    for (int i = 0; i < pieces.size(); i++) {
      joined.add(i == 0 ? "" : separator).add(pieces.get(i));
    }
    return joined.add(after).build();
  }

  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /** Returns the code up to the end of the first statement. */
  public Code firstStatement() {
    return new Code(parts.subList(0, parts.indexOf(END_OF_STATEMENT) + 1));
  }

  /** Puts pieces of code together. */
  public static final class Builder {

    private final List<Part> parts = new ArrayList<>();

    private Builder() {}

    public boolean isEmpty() {
      return parts.isEmpty();
    }

    public Builder add(String format, @Nullable Object... arguments) {
      new Format(format, arguments).addTo(parts);
      return this;
    }

    public Builder add(Code code) {
      parts.addAll(code.parts);
      return this;
    }

    public Builder addStatement(String format, @Nullable Object... arguments) {
      add(format, arguments);
      parts.add(END_OF_STATEMENT);
      return this;
    }

    public Builder addStatement(Code statement) {
      return addStatement("$L", statement);
    }

    /** Adds a head such as {@code if (...)}, and the brace that opens its block. */
    public Builder beginControlFlow(String format, @Nullable Object... arguments) {
      return add(format, arguments).add(" {\n$>");
    }

    /** Ends a block and begins another, such as that of {@code else}. */
    public Builder nextControlFlow(String format, @Nullable Object... arguments) {
      return add("$<} ").beginControlFlow(format, arguments);
    }

    public Builder endControlFlow() {
      return add("$<}\n");
    }

    public Code build() {
      return parts.isEmpty() ? NONE : new Code(parts);
    }
  }
}
