package dev.singlet.runtime.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.item.Violations;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SizeConstraintsTest {

  private final Violations violations = new Violations("Thing");

  private List<String> found() {
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);
    return thrown == null
        ? List.of()
        : thrown.violations().stream().map(Violation::toString).toList();
  }

  @Test
  void sizesSayTheirBounds() {
    SizeConstraints.size(violations, "a", "", 1, Integer.MAX_VALUE);
    SizeConstraints.size(violations, "b", "abc", 0, 2);
    SizeConstraints.size(violations, "c", List.of(1), 2, 3);
    SizeConstraints.size(violations, "d", Map.of(), 1, 1);
    SizeConstraints.size(violations, "e", new byte[4], 0, 3);
    SizeConstraints.size(violations, "f", new String[0], 1, 2);
    SizeConstraints.size(violations, "g", new float[2], 3, 3);
    SizeConstraints.size(violations, "h", new long[2], 2, 2);

    assertThat(found())
        .extracting(text -> text.replaceFirst(" \\(was .*", ""))
        .containsExactly(
            "a must have at least 1 character",
            "b must have at most 2 characters",
            "c must have 2 to 3 elements",
            "d must have 1 entry",
            "e must have at most 3 bytes",
            "f must have 1 to 2 elements",
            "g must have 3 elements");
  }

  @Test
  void sizesIncludeTheirBounds() {
    SizeConstraints.size(violations, "a", "ab", 2, 2);
    SizeConstraints.size(violations, "b", Set.of(), 0, 0);
    SizeConstraints.size(violations, "c", Map.of(1, 1), 1, 1);
    SizeConstraints.size(violations, "d", new byte[0], 0, 0);
    for (Object two :
        List.of(
            new Object[2],
            new byte[2],
            new int[2],
            new long[2],
            new float[2],
            new double[2],
            new short[2],
            new char[2],
            new boolean[2])) {
      SizeConstraints.size(violations, "e", two, 2, 2);
    }

    assertThat(found()).isEmpty();
  }

  @Test
  void nothingIsEmpty() {
    SizeConstraints.notEmpty(violations, "a", "");
    SizeConstraints.notEmpty(violations, "b", List.of());
    SizeConstraints.notEmpty(violations, "c", Set.of());
    SizeConstraints.notEmpty(violations, "d", Map.of());
    SizeConstraints.notEmpty(violations, "e", new byte[0]);
    SizeConstraints.notEmpty(violations, "f", new Object[0]);
    SizeConstraints.notEmpty(violations, "g", " ");
    SizeConstraints.notEmpty(violations, "h", new double[0]);

    assertThat(found())
        .extracting(text -> text.replaceFirst(" \\(was .*", ""))
        .containsExactly(
            "a must not be empty",
            "b must not be empty",
            "c must not be empty",
            "d must not be empty",
            "e must not be empty",
            "f must not be empty",
            "h must not be empty");
  }

  @Test
  void aSetThatIsNullIsEmpty() {
    SizeConstraints.notEmpty(violations, "s", (Set<?>) null);

    assertThat(found()).containsExactly("s must not be empty");
  }

  @Test
  void nullSatisfiesTheOthersSinceItIsReportedAsMissing() {
    SizeConstraints.size(violations, "s", (String) null, 1, 2);
    SizeConstraints.size(violations, "s", (List<?>) null, 1, 2);
    SizeConstraints.size(violations, "s", (Map<?, ?>) null, 1, 2);
    SizeConstraints.size(violations, "s", (byte[]) null, 1, 2);
    SizeConstraints.size(violations, "s", (Object[]) null, 1, 2);
    SizeConstraints.notEmpty(violations, "s", (String) null);
    SizeConstraints.notEmpty(violations, "s", (Collection<?>) null);
    SizeConstraints.notEmpty(violations, "s", (Map<?, ?>) null);
    SizeConstraints.notEmpty(violations, "s", (byte[]) null);
    SizeConstraints.notEmpty(violations, "s", (Object[]) null);

    assertThat(found()).isEmpty();
  }
}
