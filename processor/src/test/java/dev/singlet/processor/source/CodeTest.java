package dev.singlet.processor.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.source.Code.Inner;
import dev.singlet.processor.source.Code.Literal;
import dev.singlet.processor.source.Code.Mark;
import dev.singlet.processor.source.Code.Text;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CodeTest {

  @Test
  void aFormatIsPartsInOrder() {
    Code inner = Code.of("b");

    assertThat(Code.of("$T a$$ = $L + $N($S)$>", String.class, inner, "call", "x").parts())
        .containsExactly(
            new Code.Type(ClassName.get(String.class)),
            new Text(" a"),
            new Text("$"),
            new Text(" = "),
            new Inner(inner),
            new Text(" + "),
            new Text("call"),
            new Text("("),
            new Literal("x"),
            new Text(")"),
            Mark.INDENT);
  }

  @Test
  void anAbsentStringIsALiteralToo() {
    assertThat(Code.of("$S", (Object) null).parts()).containsExactly(new Literal(null));
  }

  @Test
  void eachPlaceholderTakesOneArgument() {
    assertThatThrownBy(() -> Code.of("$L $L", 1)).hasMessage("$L $L takes more than 1 arguments");
    assertThatThrownBy(() -> Code.of("$L", 1, 2)).hasMessage("$L takes 1 arguments, not 2");
    assertThatThrownBy(() -> Code.of("$X", 1)).hasMessage("There is no placeholder $X: $X");
    assertThatThrownBy(() -> Code.of("a$")).hasMessage("Nothing follows the last $ of: a$");
    assertThatThrownBy(() -> Code.of("$T", "a")).hasMessage("a is not a type: $T");
    assertThatThrownBy(() -> Code.of("$N", 1)).hasMessage("1 is not a name: $N");
  }

  @Test
  void codeOfNothingIsEmpty() {
    assertThat(Code.of("").isEmpty()).isTrue();
    assertThat(Stream.<Code>of().collect(Code.joining(", ")).isEmpty()).isTrue();
    assertThat(Code.of(" ").isEmpty()).isFalse();
  }

  @Test
  void joinedCodeHasSeparatorsBetweenItsPieces() {
    Code list = Stream.of("a", "b").map(each -> Code.of("$S", each)).collect(joined());

    assertThat(list.parts())
        .containsExactly(
            new Text("{"), new Literal("a"), new Text(", "), new Literal("b"), new Text("}"));
  }

  private static Collector<Code, ?, Code> joined() {
    return Code.joining(", ", "{", "}");
  }

  @Test
  void theFirstStatementEndsBeforeTheSecond() {
    Code.Builder one = Code.builder().addStatement("super($N)", "a");
    List<Code.Part> first = one.build().parts();

    assertThat(one.addStatement("b()").build().firstStatement().parts()).isEqualTo(first);
    assertThat(Code.of("a").firstStatement().isEmpty()).isTrue();
  }

  @Test
  void codeIsEqualIfAllOfItIs() {
    assertThat(key("USER#", "name")).isEqualTo(key("USER#", "name"));
    assertThat(key("USER#", "name")).isNotEqualTo(key("USER#", "team"));
    assertThat(key("USER#", "name")).isNotEqualTo(key("TEAM#", "name"));
  }

  @Test
  void namesAreThoseOfJava() {
    assertThatThrownBy(() -> MethodSource.methodBuilder("class"))
        .hasMessage("No name in Java: class");
    assertThatThrownBy(() -> new ParameterSource(ClassName.OBJECT, "1st"))
        .hasMessage("No name in Java: 1st");
  }

  private static Code key(String literal, String value) {
    return Code.builder()
        .add(".literal($S)", literal)
        .add("$L", Code.of(".text($S)", value))
        .build();
  }
}
