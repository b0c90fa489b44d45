package dev.singlet.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.Messages;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.MapCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.constraint.ElementConstraints;
import dev.singlet.runtime.constraint.NumberConstraints;
import dev.singlet.runtime.constraint.RecordConstraints;
import dev.singlet.runtime.constraint.SizeConstraints;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TimeConstraints;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
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
    NumberConstraints.max(violations, "issueNumber", 100, 99);

    assertThatThrownBy(violations::throwIfAny)
        .isInstanceOf(ValidationException.class)
        .hasMessage(
            "[SGR0101] Issue is not valid: owner is required; issueNumber must be at most 99 (was"
                + " 100).")
        .extracting("code")
        .isEqualTo(ErrorCode.INVALID_ENTITY);
  }

  @Test
  void sayOfWhatMustBeGivenThatItIsMissingOrCannotBeStored() {
    violations.requiredText("title", null);
    violations.requiredText("owner", "\uD800");
    violations.requiredNumber("votes", null);
    violations.requiredNumber("price", new BigDecimal("1e200"));
    violations.requiredTime("begun", null);
    violations.requiredTime("ended", Instant.MAX);
    violations.requiredWithin("labels", null, new SetCodec<>(TextCodecs.string()));

    assertThat(found())
        .satisfiesExactly(
            title -> assertThat(title).startsWith("title is required"),
            owner -> assertThat(owner).startsWith("owner must not have a lone surrogate"),
            votes -> assertThat(votes).startsWith("votes is required"),
            price -> assertThat(price).startsWith("price "),
            begun -> assertThat(begun).startsWith("begun is required"),
            ended -> assertThat(ended).startsWith("ended must be within the years"),
            labels -> assertThat(labels).startsWith("labels is required"));
  }

  @Test
  void nameTheirConstraintAndValue() {
    SizeConstraints.size(violations, "title", "abc", 0, 2);
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);

    assertThat(thrown.violations())
        .extracting(Violation::path, Violation::constraint, Violation::message, Violation::value)
        .containsExactly(tuple("title", "Size", "must have at most 2 characters", "abc"));
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
          public String decode(StoredValue value) {
            return value.require(AttributeValue.Type.S).text();
          }

          @Override
          public void check(String value, Violations violations) {
            TextConstraints.notBlank(violations.saying("needs a letter"), "city", value);
            SizeConstraints.size(violations, "city", value, 0, 0);
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
  void valuesThatAreNotToBeShownAreMaskedAlsoOnTheWay() {
    Violations masked = violations.masking();
    TextConstraints.notBlank(masked, "secret", " ");
    ElementConstraints.each(
        masked, "pins", Set.of("12"), (pin, inner) -> SizeConstraints.size(inner, "", pin, 4, 4));
    ElementConstraints.eachValue(
        masked, "keys", Map.of("k", 0), (key, inner) -> NumberConstraints.positive(inner, "", key));

    assertThat(found())
        .containsExactly(
            "secret must not be blank (was ***)",
            "pins[***] must have 4 characters (was ***)",
            "keys.*** must be greater than 0 (was ***)");
  }

  @Test
  void severalAreReportedAsOne() {
    Violations apart = violations.apart();
    TextConstraints.notBlank(apart, "slug", " ");
    SizeConstraints.size(apart, "slug", " ", 2, 3);
    violations.addIfAny(apart, "slug", "Slug", Map.of("max", 3), " ");
    violations.saying("{max} at most").addIfAny(apart, "slug", "Slug", Map.of("max", 3), " ");
    violations.addIfAny(violations.apart(), "slug", "Slug", Map.of(), "fine");

    assertThat(found())
        .containsExactly("slug must be a valid Slug (was \" \")", "slug 3 at most (was \" \")");
  }

  @Test
  void ofArgumentsAreThoseOfConstraintsOnly() {
    Violations arguments = Violations.ofArguments("Issue", Messages.NONE);
    arguments.required("owner", null);
    arguments.text("owner", "\uDE00");
    TimeConstraints.past(arguments, "at", Instant.MAX, Instant::now);
    arguments.throwIfAny();
    NumberConstraints.min(arguments, "number", 0, 1);

    assertThatThrownBy(arguments::throwIfAny)
        .hasMessage("[SGR0101] Issue is not valid: number must be at least 1 (was 0).");
  }

  @Test
  void aMethodIsAskedOnceWhatItTakesIsValid() {
    violations.required("begin", null);
    NumberConstraints.min(violations, "sizes[0]", 0, 1);

    assertThat(violations.admit("end", "beginning")).isTrue();
    assertThat(violations.admit("end", "begin")).isFalse();
    assertThat(violations.admit("sizes")).isFalse();
    assertThat(Violations.ignored("Issue").admit("end")).isFalse();
  }

  @Test
  void whatMethodsSayIsTakenAsItIs() {
    RecordConstraints.rule(violations, "isOrdered", true);
    RecordConstraints.rule(violations, "isOrdered", false);
    RecordConstraints.rule(violations.saying("must be in {order}"), "isOrdered", false);
    RecordConstraints.rule(violations, "text", (String) null);
    RecordConstraints.rule(violations, "text", "is {not} $right");
    RecordConstraints.rule(violations, "list", List.of("one", "two"));
    RecordConstraints.rule(violations, "stream", Stream.of("three"));
    RecordConstraints.rule(violations, "list", (List<String>) null);
    RecordConstraints.rule(violations, "stream", (Stream<String>) null);

    assertThat(found())
        .containsExactly(
            "does not satisfy isOrdered",
            "must be in {order}",
            "is {not} $right",
            "one",
            "two",
            "three");
  }

  @Test
  void longValuesAreCutShort() {
    TextConstraints.notBlank(violations, "b", " ".repeat(100));

    assertThat(found()).containsExactly("b must not be blank (was \"" + " ".repeat(57) + "...\")");
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
        .containsExactly("t must not have a lone surrogate, as at index 1 (was \"a\\ud83d\")");
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
            "names[1] must not have a lone surrogate, as at index 0 (was \"\\ude00\")",
            "tags[\"\\ude00\"] must not have a lone surrogate, as at index 0 (was \"\\ude00\")");
  }

  @Test
  void aValueStaysOnItsLine() {
    assertThat(Violation.shown("a\0b\nc\u2028 \ud83d\ude00 \ud83d"))
        .isEqualTo("\"a\\u0000b\\u000ac\\u2028 \ud83d\ude00 \\ud83d\"");
  }

  @Test
  void aLongValueIsNotCutWithinACharacter() {
    assertThat(Violation.shown("a".repeat(56) + "\ud83d\ude00".repeat(3)))
        .isEqualTo("\"" + "a".repeat(56) + "...\"");
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
            "m.(key) must have at least 1 character (was \"\")",
            "m.(key) must not have a lone surrogate, as at index 0 (was \"\\ude00\")");
  }
}
