package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyLayoutTest {

  private static final KeyLayout USER = layout("").literal("USER#").value("id");

  private static KeyLayout layout(String tenant) {
    return new KeyLayout("PK", "#", tenant);
  }

  private static <T> T read(KeyValue<T> value, String key) {
    return value.read(ItemReader.of(Map.of("PK", AttributeValue.fromS(key))));
  }

  private static String text(KeyLayout layout, String placeholder, String key) {
    return read(layout.text(placeholder, TextCodecs.string()), key);
  }

  @Test
  void aValueEndsAtTheDelimiter() {
    KeyLayout layout = layout("").literal("A#").value("a").literal("#B#").value("b");

    assertThat(text(layout, "a", "A#one#B#two")).isEqualTo("one");
    assertThat(text(layout, "b", "A#one#B#two")).isEqualTo("two");
  }

  @Test
  void whatStandsBetweenAValueAndTheDelimiterIsNoPartOfIt() {
    KeyLayout layout = layout("").value("n", 2).value("a").literal("-x#y").value("b").literal("z");

    assertThat(text(layout, "a", "00p-q-x#yzz")).isEqualTo("p-q");
    assertThat(text(layout, "n", "00p-q-x#yzz")).isEqualTo("00");
    assertThat(text(layout, "b", "00p-q-x#yzz")).isEqualTo("z");
    assertThatExceptionOfType(DecodeFailure.class).isThrownBy(() -> text(layout, "b", "00p-x#yz"));
    assertThatExceptionOfType(DecodeFailure.class).isThrownBy(() -> text(layout, "b", "00px#yzz"));
  }

  @Test
  void aValueThatCanHoldTheDelimiterEndsAtTheTextThatFollowsIt() {
    KeyLayout layout = layout("").literal("A#").any("a").literal("#B#").any("b").literal("#");

    assertThat(text(layout, "a", "A##o#n#e#B#t#w#o#")).isEqualTo("#o#n#e");
    assertThat(text(layout, "b", "A##o#n#e#B#t#w#o#")).isEqualTo("t#w#o");
    assertThat(text(layout, "b", "A#1#B##B##")).isEqualTo("#B#");
    assertThatExceptionOfType(DecodeFailure.class).isThrownBy(() -> text(layout, "b", "A#1#C#2#"));
    assertThatExceptionOfType(DecodeFailure.class).isThrownBy(() -> text(layout, "a", "A##B#2#"));
  }

  @Test
  void aFixedWidthNeedsNoDelimiter() {
    KeyLayout layout = layout("").value("n", 3).value("text");

    assertThat(text(layout, "n", "007a")).isEqualTo("007");
    assertThat(text(layout, "text", "007a")).isEqualTo("a");
    assertThatExceptionOfType(DecodeFailure.class).isThrownBy(() -> text(layout, "text", "007"));
  }

  @Test
  void aValueCanHoldOneCharacterOfALongerDelimiter() {
    KeyLayout layout = new KeyLayout("PK", "::", "").literal("A::").value("a").literal("::B:x::");
    layout.value("b").literal(":");

    assertThat(text(layout, "a", "A:::o:ne::B:x:::t:w:o:")).isEqualTo(":o:ne");
    assertThat(text(layout, "b", "A:::o:ne::B:x:::t:w:o:")).isEqualTo(":t:w:o");
    assertThatExceptionOfType(DecodeFailure.class)
        .isThrownBy(() -> text(layout, "b", "A::o::ne::B:x::two:"));
    assertThat(read(layout.escaped("b", TextCodecs.string()), "A::1::B:x::a;3A;3Ab:"))
        .isEqualTo("a::b");
  }

  @ParameterizedTest
  @CsvSource({
    "-, p-2024-01-15-0190163d-8694-739b-aea5-966c26f8ad91q",
    ":, p:2024-01-15:0190163d-8694-739b-aea5-966c26f8ad91q"
  })
  void aValueOfFixedWidthCanHoldTheDelimiter(String delimiter, String key) {
    KeyLayout layout = new KeyLayout("PK", delimiter, "").value("a").literal(delimiter);
    layout.value("day", 10).literal(delimiter).value("id", 36).value("b");

    assertThat(text(layout, "a", key)).isEqualTo("p");
    assertThat(text(layout, "day", key)).isEqualTo("2024-01-15");
    assertThat(text(layout, "id", key)).isEqualTo("0190163d-8694-739b-aea5-966c26f8ad91");
    assertThat(text(layout, "b", key)).isEqualTo("q");
  }

  @ParameterizedTest
  @CsvSource({
    "::, T::a:c::2024-01-15T08:00:00Z::x:y, x:y",
    "::, 2024-01-15T08:00:00Z::x:y, x:y",
    "-, T-a:c-2024-01-15T08:00:00Z-x, x",
    "-, 2024-01-15T08:00:00Z-x, x",
    ":, T:a-c:2024-01-15T08:00:00Z:x, x"
  })
  void aTenantsPartEndsAtTheFirstDelimiter(String delimiter, String key, String value) {
    KeyLayout layout = new KeyLayout("PK", delimiter, "T" + delimiter);
    layout.value("at", 20).literal(delimiter).value("name");

    assertThat(text(layout, "at", key)).isEqualTo("2024-01-15T08:00:00Z");
    assertThat(text(layout, "name", key)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "USER", "USER#", "user#1", "USER#1#", "USER#1#2", "AUSER#1"})
  void aKeyOfAnotherFormIsRefused(String key) {
    assertThatExceptionOfType(DecodeFailure.class)
        .isThrownBy(() -> text(USER, "id", key))
        .satisfies(
            failure -> {
              assertThat(failure.path()).isEqualTo("PK");
              assertThat(failure.reason())
                  .isEqualTo("is \"" + key + "\", which is not of the form USER#{id}");
            });
  }

  @ParameterizedTest
  @CsvSource({"T#acme#USER#1, 1", "USER#1, 1"})
  void aTenantsPartCanStandBeforeIt(String key, String value) {
    KeyLayout layout = layout("T#").literal("USER#").value("id");

    assertThat(text(layout, "id", key)).isEqualTo(value);
  }

  @Test
  void textLikeATenantsPartMayBelongToTheModel() {
    KeyLayout layout = layout("T#").literal("T#").value("a").literal("#").value("b");

    assertThat(text(layout, "b", "T#x#T#y#z")).isEqualTo("z");
    assertThat(text(layout, "a", "T#x#y")).isEqualTo("x");
  }

  @Test
  void formatsAreUndone() {
    KeyLayout number = layout("").value("n", 3);

    assertThat(read(number.padded("n", TextCodecs.intKey()), "007")).isEqualTo(7);
    assertThat(read(number.padded("n", TextCodecs.intKey()), "000")).isZero();
    assertThat(read(number.reversed("n", TextCodecs.intKey()), "992")).isEqualTo(7);
    assertThat(read(number.descending("n", TextCodecs.string()), "1-2")).isEqualTo("8-7");
    assertThat(read(USER.escaped("id", TextCodecs.string()), "USER#a$23b")).isEqualTo("a#b");
  }

  @Test
  void textThatNoFormatWritesIsRefused() {
    KeyLayout number = layout("").value("n", 3);

    assertThatExceptionOfType(DecodeFailure.class)
        .isThrownBy(() -> read(number.padded("n", TextCodecs.intKey()), "0x7"));
    assertThatExceptionOfType(DecodeFailure.class)
        .isThrownBy(() -> read(number.reversed("n", TextCodecs.intKey()), "-12"));
    assertThatExceptionOfType(DecodeFailure.class)
        .isThrownBy(() -> read(USER.escaped("id", TextCodecs.string()), "USER#a$"));
    assertThatExceptionOfType(DecodeFailure.class)
        .isThrownBy(() -> read(USER.text("id", TextCodecs.byteKey()), "USER#128"))
        .satisfies(failure -> assertThat(failure.path()).isEqualTo("PK"));
  }
}
