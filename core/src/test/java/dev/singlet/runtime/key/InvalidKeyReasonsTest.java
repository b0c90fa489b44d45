package dev.singlet.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.InvalidKeyException.Reason;
import java.time.Instant;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A refused key tells code what is wrong with which component. */
class InvalidKeyReasonsTest {

  static Stream<Arguments> bad() {
    return Stream.of(
        of(Reason.MISSING, key -> key.text("name", null)),
        of(Reason.EMPTY, key -> key.text("name", "")),
        of(Reason.DELIMITER, key -> key.text("name", "a#b")),
        of(Reason.UNICODE, key -> key.text("name", "a\uD800")),
        of(Reason.OUT_OF_RANGE, key -> key.pad("name", -1, 3)),
        of(Reason.OUT_OF_RANGE, key -> key.pad("name", 1000, 3)),
        of(Reason.OUT_OF_RANGE, key -> key.millis("name", Instant.MAX)));
  }

  private static Arguments of(Reason reason, Function<KeyText, KeyText> append) {
    return Arguments.of(reason, append);
  }

  @ParameterizedTest
  @MethodSource("bad")
  void itNamesTheComponent(Reason reason, Function<KeyText, KeyText> append) {
    InvalidKeyException refused =
        catchThrowableOfType(InvalidKeyException.class, () -> append.apply(key()).toKey());

    assertThat(refused.reason()).isEqualTo(reason);
    assertThat(refused.component()).contains("name");
  }

  @Test
  void aKeyThatIsTooLongIsOfNoSingleComponent() {
    InvalidKeyException refused =
        catchThrowableOfType(
            InvalidKeyException.class,
            () ->
                key().text("a", "x".repeat(1000)).literal("#").text("b", "x".repeat(1000)).toKey());

    assertThat(refused.reason()).isEqualTo(Reason.TOO_LONG);
    assertThat(refused.component()).isEmpty();
  }

  private static KeyText key() {
    return new KeyText("Issue", "SK", "#", 1024, Set.of());
  }
}
