package dev.singlet.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ViolationsTest {

  private final Violations violations = new Violations("Issue");

  private List<String> found() {
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);
    return thrown == null
        ? List.of()
        : thrown.violations().stream().map(Violation::toString).toList();
  }

  @Test
  void areToldAllAtOnce() {
    violations.required("owner", null);
    violations.max("issueNumber", 100, 99);

    assertThatThrownBy(violations::throwIfAny)
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Issue is not valid: owner is required; issueNumber must be at most 99 (was"
                + " 100).")
        .extracting("code")
        .isEqualTo(ErrorCode.INVALID_ENTITY);
  }

  @Test
  void nameTheirConstraintAndValue() {
    violations.size("title", "abc", 0, 2);
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);

    assertThat(thrown.violations())
        .containsExactly(new Violation("title", "Size", "must have at most 2 characters", "abc"));
  }

  @Test
  void sayWhatTheConstraintSaysItself() {
    ValueCodec<String> within =
        new ValueCodec<>() {
          @Override
          public AttributeValue encode(String value) {
            return AttributeValue.createS(value);
          }

          @Override
          public String decode(AttributeValue value) {
            return value.s();
          }

          @Override
          public void check(String value, Violations violations) {
            violations.saying("needs a letter").notBlank("city", value);
            violations.size("city", value, 0, 0);
          }
        };
    violations.saying("is a must").required("owner", null);
    violations.within("address", " ", within);

    assertThat(found())
        .containsExactly(
            "owner is a must",
            "address.city needs a letter (was \" \")",
            "address.city must have at most 0 characters (was \" \")");
  }

  @Test
  void thereAreNoneOfNullButRequired() {
    violations.pattern("p", null, Pattern.compile("x"));
    violations.size("s", (String) null, 1, 2);
    violations.size("s", (List<?>) null, 1, 2);
    violations.size("s", (Map<?, ?>) null, 1, 2);
    violations.notBlank("b", null);
    violations.min("m", null, 1);
    violations.max("m", null, 1);
    violations.positive("m", null);
    violations.number("n", null);
    violations.time("t", null);
    violations.text("t", null);
    violations.within("w", null, TextCodecs.string());

    assertThat(found()).isEmpty();
  }

  @Test
  void ofPatternsNeedTheWholeText() {
    violations.pattern("p", "ab", Pattern.compile("a"));
    violations.pattern("p", "a\n", Pattern.compile("a"));
    violations.pattern("p", "a", Pattern.compile("a"));

    assertThat(found())
        .containsExactly("p must match a (was \"ab\")", "p must match a (was \"a\n\")");
  }

  @Test
  void ofSizesSayTheirBounds() {
    violations.size("a", "", 1, Integer.MAX_VALUE);
    violations.size("b", "abc", 0, 2);
    violations.size("c", List.of(1), 2, 3);
    violations.size("d", Map.of(), 1, 1);

    assertThat(found())
        .containsExactly(
            "a must have at least 1 characters (was \"\")",
            "b must have at most 2 characters (was \"abc\")",
            "c must have 2 to 3 elements (was [1])",
            "d must have 1 to 1 entries (was {})");
  }

  @Test
  void longValuesAreCutShort() {
    violations.notBlank("b", " ".repeat(100));

    assertThat(found()).containsExactly("b must not be blank (was \"" + " ".repeat(57) + "...\")");
  }

  @Test
  void boundsIncludeThemselvesInEveryNumericType() {
    for (Number ten :
        List.of((byte) 10, (short) 10, 10, 10L, 10f, 10d, BigInteger.TEN, new BigDecimal("10.0"))) {
      violations.min("n", ten, 10);
      violations.max("n", ten, 10);
      violations.positive("n", ten);
    }
    violations.min("n", -0.0, 0);

    assertThat(found()).isEmpty();
  }

  @Test
  void boundsAreExact() {
    violations.max("n", new BigDecimal("10.00000000000000000000000001"), 10);
    violations.max("n", BigInteger.valueOf(Long.MAX_VALUE).add(BigInteger.ONE), Long.MAX_VALUE);
    violations.max("n", 0x1p63, Long.MAX_VALUE);
    violations.min("n", Double.NEGATIVE_INFINITY, Long.MIN_VALUE);
    violations.positive("n", 0);

    assertThat(found()).hasSize(5);
  }

  @Test
  void numbersMustBeStorable() {
    violations.number("n", Double.NaN);
    violations.number("n", new BigDecimal("1E+126"));
    violations.number("extreme", new BigDecimal("10E+2147483647"));
    violations.number("long", BigInteger.TEN.pow(100_000));
    violations.number("zeros", new BigDecimal("1." + "0".repeat(100_000)));

    assertThat(found())
        .containsExactly(
            "n must be a finite number (was NaN)",
            "n must be within 1E-130 to 9.99E+125, or the negative of that (was 1E+126)",
            "extreme must be within 1E-130 to 9.99E+125, or the negative of that (was"
                + " 1.0E+2147483648)",
            "long must be within 1E-130 to 9.99E+125, or the negative of that (was 1"
                + "0".repeat(56)
                + "...)",
            "zeros must have at most 38 digits (was 1." + "0".repeat(55) + "...)");
  }

  @Test
  void timesMustHaveFourDigitYears() {
    violations.time("t", Instant.parse("+10000-01-01T00:00:00Z"));

    assertThat(found())
        .containsExactly("t must be within the years 0 to 9999 (was +10000-01-01T00:00:00Z)");
  }

  @Test
  void textMustBeValidUnicode() {
    violations.text("t", "a\uD83D");
    violations.text("t", "a\uD83D\uDE00");

    assertThat(found())
        .containsExactly("t must not have a lone surrogate, as at index 1 (was \"a\uD83D\")");
  }

  @Test
  void withinCollectionsSayWhereTheyAre() {
    ValueCodec<Map<String, List<Double>>> codec =
        new MapCodec<>(TextCodecs.string(), new ListCodec<>(Codecs.doubleNumber()));
    violations.within("scores", Map.of("a", Arrays.asList(1.0, null, Double.NaN)), codec);
    violations.within("names", Arrays.asList("x", "\uDE00"), new ListCodec<>(TextCodecs.string()));
    violations.within("tags", Set.of("\uDE00"), new SetCodec<>(TextCodecs.string()));

    assertThat(found())
        .containsExactly(
            "scores.a[1] is required",
            "scores.a[2] must be a finite number (was NaN)",
            "names[1] must not have a lone surrogate, as at index 0 (was \"\uDE00\")",
            "tags[] must not have a lone surrogate, as at index 0 (was \"\uDE00\")");
  }

  @Test
  void keysOfMapsMustBeThereAndStorable() {
    Map<String, String> map = new HashMap<>();
    map.put(null, "x");
    violations.within("m", map, new MapCodec<>(TextCodecs.string(), TextCodecs.string()));
    violations.within(
        "m", Map.of("", "x"), new MapCodec<>(TextCodecs.string(), TextCodecs.string()));
    violations.within(
        "m", Map.of("\uDE00", "x"), new MapCodec<>(TextCodecs.string(), TextCodecs.string()));

    assertThat(found())
        .containsExactly(
            "m.(key) is required",
            "m.(key) must have at least 1 characters (was \"\")",
            "m.(key) must not have a lone surrogate, as at index 0 (was \"\uDE00\")");
  }
}
