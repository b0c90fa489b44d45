package dev.singlet.processor.read.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.singlet.processor.model.value.Format;
import dev.singlet.processor.read.key.TemplateParser.Piece;
import dev.singlet.processor.read.key.TemplateParser.Placeholder;
import dev.singlet.processor.read.key.TemplateParser.SyntaxException;
import dev.singlet.processor.read.key.TemplateParser.Text;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateParserTest {

  private static final String WAY_OUT =
      ". Write literal text and placeholders such as {name} or {number:pad(8)}.";

  @Test
  void nothingHasNoPieces() throws SyntaxException {
    assertThat(TemplateParser.parse("")).isEmpty();
  }

  @Test
  void textStandsForItself() throws SyntaxException {
    assertThat(TemplateParser.parse("PROFILE#:()")).containsExactly(new Text("PROFILE#:()"));
  }

  @Test
  void textAndPlaceholdersComeInOrder() throws SyntaxException {
    assertThat(TemplateParser.parse("A#{a}#{b}{c}#Z"))
        .containsExactly(
            new Text("A#"), named("a"), new Text("#"), named("b"), named("c"), new Text("#Z"));
  }

  @Test
  void aPlaceholderAloneHasNoTextAround() throws SyntaxException {
    assertThat(TemplateParser.parse("{id}")).containsExactly(named("id"));
  }

  @Test
  void formatsAreAppliedInOrder() throws SyntaxException {
    assertThat(TemplateParser.parse("{n:lower:pad(8):escape}"))
        .containsExactly(
            named(
                "n",
                new Format(Format.Kind.LOWER, 0),
                new Format(Format.Kind.PAD, 8),
                new Format(Format.Kind.ESCAPE, 0)));
  }

  @Test
  void spacesAroundNamesAndFormatsAreNoPartOfThem() throws SyntaxException {
    assertThat(TemplateParser.parse("{ n : pad(8) }"))
        .containsExactly(named("n", new Format(Format.Kind.PAD, 8)));
  }

  @ParameterizedTest
  @CsvSource({"pad(1),1", "pad(38),38", "reverse(5),5", "shard(2),2", "shard(256),256"})
  void argumentsHaveBounds(String format, int argument) throws SyntaxException {
    assertThat(TemplateParser.parse("{n:" + format + "}"))
        .singleElement()
        .asInstanceOf(type(Placeholder.class))
        .satisfies(
            placeholder ->
                assertThat(placeholder.formats())
                    .extracting(Format::argument)
                    .containsExactly(argument));
  }

  @Test
  void aBraceIsOpenedBeforeItIsClosed() {
    fails("a}b", "has a '}' without a '{' before it" + WAY_OUT, false);
    fails("{a}}", "has a '}' without a '{' before it" + WAY_OUT, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "A#{a", "{a{b}", "{{a}}"})
  void aBraceIsClosedBeforeTheNextIsOpened(String template) {
    fails(template, "has a '{' without a '}' after it" + WAY_OUT, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{ }", "{:pad(8)}"})
  void aPlaceholderHasAName(String template) {
    fails(template, "has a placeholder without a name, " + template + WAY_OUT, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pad(", "pad(8", "pad(8))", "pad 8", "pad(8)x"})
  void aFormatIsANameAndAnArgument(String format) {
    fails("{n:" + format + "}", "has a malformed format \"" + format + "\"" + WAY_OUT, false);
  }

  @Test
  void anUnknownFormatIsAboutTheFormat() {
    fails(
        "{n:padd(8)}",
        "names the unknown format \"padd\". Did you mean \"pad\"? There are pad, reverse, lower,"
            + " upper, first, hash, escape, any, ordered, descending, nanos, millis, seconds, epoch,"
            + " epochMillis, year, month, day, hour, shard.",
        true);
  }

  @Test
  void aPatternOfTimesIsNoFormat() {
    fails(
        "{day:yyyy-MM-dd}",
        "has \"yyyy-MM-dd\" as a format. Dates and times need none: write {day}. For a part of"
            + " an Instant write {day:year}, month, day or hour; for any other part, a static"
            + " @Computed method.",
        true);
  }

  @Test
  void mostFormatsTakeNoArgument() {
    fails("{n:lower(3)}", "gives an argument to lower, which takes none" + WAY_OUT, false);
    fails("{n:lower()}", "gives an argument to lower, which takes none" + WAY_OUT, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pad", "pad()", "pad(0)", "pad(39)", "pad(-1)", "pad(x)", "pad(1000)"})
  void digitsAreCounted(String format) {
    fails("{n:" + format + "}", "must say how many digits: pad(1) to pad(38)" + WAY_OUT, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shard", "shard(1)", "shard(257)"})
  void partitionsAreCounted(String format) {
    fails(
        "{n:" + format + "}",
        "must say how many partitions: shard(2) to shard(256)" + WAY_OUT,
        false);
  }

  private static void fails(String template, String problem, boolean isAboutFormat) {
    assertThatThrownBy(() -> TemplateParser.parse(template))
        .asInstanceOf(type(SyntaxException.class))
        .returns(problem, SyntaxException::problem)
        .returns(isAboutFormat, SyntaxException::isAboutFormat);
  }

  private static Piece named(String name, Format... formats) {
    return new Placeholder(name, List.of(formats));
  }
}
