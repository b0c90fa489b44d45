package dev.singlet.runtime.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.runtime.item.Violations;
import java.util.List;
import org.junit.jupiter.api.Test;

class BooleanConstraintsTest {

  private final Violations violations = new Violations("Thing");

  private List<String> found() {
    ValidationException thrown =
        catchThrowableOfType(ValidationException.class, violations::throwIfAny);
    return thrown == null
        ? List.of()
        : thrown.violations().stream().map(Violation::toString).toList();
  }

  @Test
  void aBooleanIsWhatIsAsserted() {
    BooleanConstraints.assertTrue(violations, "a", true);
    BooleanConstraints.assertTrue(violations, "b", false);
    BooleanConstraints.assertFalse(violations, "c", false);
    BooleanConstraints.assertFalse(violations, "d", true);
    BooleanConstraints.assertTrue(violations, "e", null);
    BooleanConstraints.assertFalse(violations, "f", null);

    assertThat(found()).containsExactly("b must be true (was false)", "d must be false (was true)");
  }
}
