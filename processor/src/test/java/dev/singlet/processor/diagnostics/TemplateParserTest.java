package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.shop;
import static dev.singlet.processor.fixture.Expected.error;

import dev.singlet.processor.fixture.Compilation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The syntax of key templates. */
class TemplateParserTest {

  private static final String WRITE =
      ". Write literal text and placeholders such as {name} or {number:pad(8)}.";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "USER#{name | has a '{' without a '}' after it",
        "USER#{name#{age} | has a '{' without a '}' after it",
        "USER#name} | has a '}' without a '{' before it",
        "USER#{name}} | has a '}' without a '{' before it",
        "USER#{} | has a placeholder without a name, {}",
        "USER#{ :lower} | has a placeholder without a name, { :lower}",
        "USER#{name:} | has a malformed format \"\"",
        "USER#{name:low er} | has a malformed format \"low er\"",
        "USER#{age:pad(3} | has a malformed format \"pad(3\"",
        "USER#{age:pad} | must say how many digits: pad(1) to pad(38)",
        "USER#{age:pad()} | must say how many digits: pad(1) to pad(38)",
        "USER#{age:pad(0)} | must say how many digits: pad(1) to pad(38)",
        "USER#{age:pad(39)} | must say how many digits: pad(1) to pad(38)",
        "USER#{age:reverse(x)} | must say how many digits: reverse(1) to reverse(38)",
        "USER#{name:shard} | must say how many partitions: shard(2) to shard(256)",
        "USER#{name:shard(1)} | must say how many partitions: shard(2) to shard(256)",
        "USER#{name:shard(257)} | must say how many partitions: shard(2) to shard(256)",
        "USER#{name:shard(2000)} | must say how many partitions: shard(2) to shard(256)",
        "USER#{name:shard(ten)} | must say how many partitions: shard(2) to shard(256)",
        "USER#{name:lower(3)} | gives an argument to lower, which takes none"
      })
  void aMalformedTemplateIsReportedWithWhatIsWrong(String template, String problem) {
    user(template)
        .reports(
            error(
                "[SGT0403] The primary @LinkedKey: the template \"%s\" %s%s"
                    .formatted(template, problem, WRITE)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "padd(3) | padd | Did you mean \"pad\"? ",
        "padded(3) | padded | Did you mean \"pad\"? ",
        "Lower | Lower | Did you mean \"lower\"? ",
        "epochMilli | epochMilli | Did you mean \"epochMillis\"? ",
        "hex | hex | ''"
      })
  void anUnknownFormatIsReportedWithTheOneThatWasMeant(String format, String name, String hint) {
    user("USER#{name:%s}".formatted(format))
        .reports(
            error(
                "[SGT0405] The primary @LinkedKey: the template \"USER#{name:%s}\" names the unknown"
                        .formatted(format)
                    + " format \"%s\". %sThere are pad, reverse, lower, upper, first, hash, escape, any,"
                        .formatted(name, hint == null ? "" : hint + (hint.isEmpty() ? "" : " "))
                    + " ordered, descending, nanos, millis, seconds, epoch, epochMillis, year, month,"
                    + " day, hour, shard."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"USER#{ name }", "USER#{name : lower : escape}", "$U\\\\{name}", "{name}"})
  void blanksAndOtherTextAreFine(String template) {
    user(template).isClean();
  }

  private static Compilation user(String partition) {
    return shop(
        """
          @Entity
          @LinkedKey(
              partition = "%s", // !
              sort = "USER")
          record User(String name, int age) implements Shop {}
        """
            .formatted(partition));
  }
}
