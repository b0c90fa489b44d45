package dev.singlet.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ValidationException;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TextCodecsTest {

  private static <T> void assertRefused(TextCodec<T> codec, T value, String problem) {
    Violations violations = new Violations("Note");
    violations.within("it", value, codec);

    assertThat(violations.first()).isEqualTo(problem);
    assertThatThrownBy(violations::throwIfAny).isInstanceOf(ValidationException.class);
  }

  private static <T> void assertTaken(TextCodec<T> codec, T value) {
    Violations violations = new Violations("Note");
    violations.within("it", value, codec);

    assertThat(violations.first()).isNull();
  }

  static Stream<Arguments> values() {
    return Stream.of(
        Arguments.of(TextCodecs.string(), "", ""),
        Arguments.of(TextCodecs.string(), "\uD83D\uDE00", "\uD83D\uDE00"),
        Arguments.of(TextCodecs.uuid(), new UUID(-1, 1), "ffffffff-ffff-ffff-0000-000000000001"),
        Arguments.of(TextCodecs.character(), '\0', "\0"),
        Arguments.of(TextCodecs.character(), '\uFFFF', "\uFFFF"),
        Arguments.of(TextCodecs.uri(), URI.create(""), ""),
        Arguments.of(TextCodecs.uri(), URI.create("urn:isbn:1"), "urn:isbn:1"),
        Arguments.of(TextCodecs.uri(), URI.create("//h/%20?q=\u00E9#f"), "//h/%20?q=\u00E9#f"),
        Arguments.of(TextCodecs.locale(), Locale.ROOT, "und"),
        Arguments.of(TextCodecs.locale(), Locale.CANADA_FRENCH, "fr-CA"),
        Arguments.of(
            TextCodecs.locale(), new Locale("th", "TH", "TH"), "th-TH-u-nu-thai-x-lvariant-TH"),
        Arguments.of(TextCodecs.currency(), Currency.getInstance("EUR"), "EUR"),
        Arguments.of(TextCodecs.boolKey(), true, "true"),
        Arguments.of(TextCodecs.boolKey(), false, "false"),
        Arguments.of(TextCodecs.byteKey(), Byte.MIN_VALUE, "-128"),
        Arguments.of(TextCodecs.shortKey(), Short.MAX_VALUE, "32767"),
        Arguments.of(TextCodecs.intKey(), Integer.MIN_VALUE, "-2147483648"),
        Arguments.of(TextCodecs.longKey(), Long.MIN_VALUE, "-9223372036854775808"),
        Arguments.of(TextCodecs.floatKey(), 0.1f, "0.1"),
        Arguments.of(TextCodecs.doubleKey(), -1e-7, "-0.0000001"),
        Arguments.of(TextCodecs.bigIntegerKey(), BigInteger.TEN.pow(20), "100000000000000000000"),
        Arguments.of(TextCodecs.bigDecimalKey(), new BigDecimal("1.5"), "1.5"));
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void aValueIsWrittenAsOneTextAndReadBack(TextCodec<T> codec, T value, String text) {
    assertThat(codec.format(value)).isEqualTo(text);
    assertThat(codec.parse(text)).isEqualTo(value);
    assertThat(codec.encode(value)).isEqualTo(AttributeValue.createS(text));
    assertThat(codec.decode(AttributeValue.createS(text))).isEqualTo(value);
    assertTaken(codec, value);
  }

  @Test
  void aUrlIsWrittenAndReadWithoutLookingItUp() throws MalformedURLException {
    String text = "https://user@no-such-host.invalid:81/a?b=c#d";

    assertThat(TextCodecs.url().format(new URL(text))).isEqualTo(text);
    assertThat(TextCodecs.url().parse(text).toExternalForm()).isEqualTo(text);
    assertTaken(TextCodecs.url(), new URL(text));
  }

  @Test
  void everyLocaleOfTheJdkComesBackOrIsRefused() {
    assertThat(
            Arrays.stream(Locale.getAvailableLocales())
                .filter(
                    locale -> {
                      Violations violations = new Violations("Note");
                      violations.within("it", locale, TextCodecs.locale());
                      return violations.first() == null;
                    }))
        .hasSizeGreaterThan(100)
        .allSatisfy(
            locale -> {
              String tag = TextCodecs.locale().format(locale);
              assertThat(TextCodecs.locale().parse(tag)).isEqualTo(locale);
            });
  }

  @Test
  void whatItsTextWouldNotGiveBackIsRefused() throws MalformedURLException {
    URLStreamHandler ofUnknownProtocol =
        new URLStreamHandler() {
          @Override
          protected URLConnection openConnection(URL url) {
            throw new UnsupportedOperationException();
          }
        };
    String lone = "must not have a lone surrogate, as at index ";
    assertRefused(TextCodecs.string(), "a\uD83D", lone + 1);
    assertRefused(TextCodecs.character(), '\uDE00', lone + 0);
    assertRefused(TextCodecs.uri(), URI.create("x:\uDE00"), lone + 2);
    assertRefused(TextCodecs.url(), new URL("http://h/\uDE00"), lone + 9);
    assertRefused(
        TextCodecs.url(),
        new URL(null, "note://h/a", ofUnknownProtocol),
        "must be a URL that can be read back from its text");
    assertRefused(
        TextCodecs.locale(),
        new Locale("no", "NO", "NY"),
        "must be a locale that can be read back from its language tag");
    assertRefused(TextCodecs.doubleKey(), Double.NaN, "must be a finite number");
    assertRefused(
        TextCodecs.bigDecimalKey(),
        new BigDecimal("1E+126"),
        "must be within 1E-130 to 9.99E+125, or the negative of that");
  }

  @Test
  void numbersThatAreEqualHaveOneText() {
    assertThat(TextCodecs.doubleKey().format(-0.0)).isEqualTo("0");
    assertThat(TextCodecs.bigDecimalKey().format(new BigDecimal("1.00"))).isEqualTo("1");
    assertThat(TextCodecs.bigDecimalKey().parse("1.00")).isEqualTo(new BigDecimal("1"));
    assertThat(TextCodecs.longKey().parse("1E+2")).isEqualTo(100);
  }

  static Stream<Arguments> unreadable() {
    return Stream.of(
        Arguments.of(TextCodecs.uuid(), "", "is \"\", no UUID"),
        Arguments.of(TextCodecs.character(), "", "is \"\", no single char"),
        Arguments.of(TextCodecs.character(), "\uD83D\uDE00", "is \"\uD83D\uDE00\", no single char"),
        Arguments.of(TextCodecs.uri(), "a b", "is \"a b\", no URI"),
        Arguments.of(TextCodecs.url(), "x:y", "is \"x:y\", no URL of a known protocol"),
        Arguments.of(TextCodecs.locale(), "en US", "is \"en US\", no BCP 47 language tag"),
        Arguments.of(TextCodecs.currency(), "eur", "is \"eur\", no ISO 4217 code of a currency"),
        Arguments.of(
            TextCodecs.boolKey(), "TRUE", "is \"TRUE\", no boolean, which is true or false"),
        Arguments.of(TextCodecs.byteKey(), "128", "is \"128\", no integer from -128 to 127"),
        Arguments.of(TextCodecs.shortKey(), "x", "is \"x\", no integer from -32768 to 32767"),
        Arguments.of(
            TextCodecs.intKey(), "1.5", "is \"1.5\", no integer from -2147483648 to 2147483647"),
        Arguments.of(
            TextCodecs.longKey(),
            "1E+999999999",
            "is \"1E+999999999\", no integer from -9223372036854775808 to 9223372036854775807"),
        Arguments.of(TextCodecs.floatKey(), "NaN", "is \"NaN\", no number"),
        Arguments.of(TextCodecs.doubleKey(), "", "is \"\", no number"),
        Arguments.of(TextCodecs.bigIntegerKey(), "0.5", "is \"0.5\", no integer"),
        Arguments.of(
            TextCodecs.bigDecimalKey(),
            "9".repeat(1101),
            "is \"" + "9".repeat(57) + "...\", no number"));
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void textThatCannotBeReadIsToldWithWhatWasExpected(
      TextCodec<?> codec, String text, String reason) {
    assertThatThrownBy(() -> codec.parse(text))
        .isInstanceOfSatisfying(
            DecodeFailure.class, failure -> assertThat(failure.reason()).isEqualTo(reason));
  }
}
