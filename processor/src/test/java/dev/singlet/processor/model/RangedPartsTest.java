package dev.singlet.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.model.ValueType.EnumConstant;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;
import org.junit.jupiter.api.Test;

class RangedPartsTest {

  @Test
  void anEnumHasNoRangesIfATextHasACharacterUpToTheDelimiter() {
    assertThat(takesRange("#", "OPEN", "IN_PROGRESS")).isTrue();
    assertThat(takesRange("#", "in", "in progress")).isFalse();
    assertThat(takesRange(":", "1-low", "2-high")).isFalse();
  }

  private static boolean takesRange(String delimiter, String... stored) {
    List<EnumConstant> constants =
        List.of(stored).stream().map(text -> new EnumConstant("C", text)).toList();
    ValueType status = new ValueType.Enumeration(ClassType.of("shop", "Status"), constants);
    Part.Value value = new Part.Value(new Source("status", status, false, false), List.of());
    return value.takesRange(ScalarType.S, delimiter);
  }
}
