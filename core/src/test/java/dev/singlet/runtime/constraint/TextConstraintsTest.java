package dev.singlet.runtime.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.item.Violations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextConstraintsTest {

  private final Violations violations = new Violations("Thing");

  private List<String> found() {
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);
    return thrown == null
        ? List.of()
        : thrown.violations().stream().map(Violation::toString).toList();
  }

  @Test
  void patternsNeedTheWholeText() {
    TextConstraints.pattern(violations, "p", "ab", new TextPattern("a"));
    TextConstraints.pattern(violations, "p", "a\n", new TextPattern("a"));
    TextConstraints.pattern(violations, "p", "a", new TextPattern("a"));
    TextConstraints.pattern(violations, "p", "x", new TextPattern("a{2}"));

    assertThat(found())
        .containsExactly(
            "p must match a (was \"ab\")",
            "p must match a (was \"a\\u000a\")",
            "p must match a{2} (was \"x\")");
  }

  @Test
  void blankIsWhiteSpaceOnlyOrNothing() {
    TextConstraints.notBlank(violations, "a", "");
    TextConstraints.notBlank(violations, "b", " \t\u2003");
    TextConstraints.notBlank(violations, "c", " x ");

    assertThat(found())
        .containsExactly(
            "a must not be blank (was \"\")", "b must not be blank (was \" \\u0009\u2003\")");
  }

  @Test
  void nullSatisfiesAllSinceItIsReportedAsMissing() {
    TextConstraints.pattern(violations, "p", null, new TextPattern("x"));
    TextConstraints.notBlank(violations, "b", null);
    TextConstraints.email(violations, "e", null);
    TextConstraints.email(violations, "e", null, new TextPattern("x"));

    assertThat(found()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a@b",
        "first.last+tag@example.co.uk",
        "emmanuel@hibernate.org",
        "o'neil@stack-overflow.com",
        "\"quoted local\".part@example.com",
        "\"a\\\"b\"@example.com",
        "m\u00fcller@m\u00fcnchen.de",
        "user@[192.168.0.1]",
        "user@[IPv6:2001:db8::1]",
        "!#$%&'*+/=?^_`{|}~-@example.com"
      })
  void anAddressIsWellFormed(String address) {
    TextConstraints.email(violations, "mail", address);

    assertThat(found()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "@example.com",
        "a@",
        "a@@example.com",
        "a b@example.com",
        ".a@example.com",
        "a.@example.com",
        "a..b@example.com",
        "a@-example.com",
        "a@example-.com",
        "a@example..com",
        "a@example.com.",
        "a@exa mple.com",
        "\"open@example.com",
        "\"\"@example.com",
        "a@[1.2.3]",
        "a@[IPv6:xyz]"
      })
  void anythingElseIsNot(String address) {
    TextConstraints.email(violations, "mail", address);

    assertThat(found())
        .containsExactly("mail must be a well-formed email address (was \"" + address + "\")");
  }

  @Test
  void anAddressIsNotTooLong() {
    TextConstraints.email(violations, "a", "x".repeat(64) + "@example.com");
    TextConstraints.email(violations, "b", "x".repeat(65) + "@example.com");
    TextConstraints.email(violations, "c", "x@" + "y".repeat(63) + ".com");
    TextConstraints.email(violations, "d", "x@" + "y".repeat(64) + ".com");
    TextConstraints.email(violations, "e", "x@" + "y.".repeat(127) + "z");
    TextConstraints.email(violations, "f", "x@" + "y.".repeat(127) + "zz");

    assertThat(found()).extracting(text -> text.charAt(0)).containsExactly('b', 'd', 'f');
  }

  @Test
  void anAddressMayHaveToMatchAPatternAsWell() {
    TextPattern company = new TextPattern(".*@example\\.com");
    TextConstraints.email(violations, "a", "x@example.com", company);
    TextConstraints.email(violations, "b", "x@example.org", company);
    TextConstraints.email(violations, "c", "x y@example.com", company);

    assertThat(found())
        .containsExactly(
            "b must be a well-formed email address (was \"x@example.org\")",
            "c must be a well-formed email address (was \"x y@example.com\")");
  }
}
