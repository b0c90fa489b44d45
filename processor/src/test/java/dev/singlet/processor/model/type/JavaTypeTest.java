package dev.singlet.processor.model.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JavaTypeTest {

  @ParameterizedTest
  @EnumSource
  void aPrimitiveTypeAndItsClassStandForEachOther(PrimitiveType type) {
    assertThat(type.isPrimitive()).isTrue();
    assertThat(type.box().isPrimitive()).isFalse();
    assertThat(type.box().unbox()).isEqualTo(type);
    assertThat(type.unbox()).isEqualTo(type);
  }

  @Test
  void anotherTypeIsItsOwnClass() {
    assertThat(ClassType.OBJECT.box()).isEqualTo(ClassType.OBJECT);
    assertThatThrownBy(ClassType.OBJECT::unbox)
        .hasMessage("java.lang.Object holds no primitive value");
  }

  @Test
  void aClassKnowsTheClassesAroundIt() {
    ClassType entry = ClassType.of(Map.Entry.class);

    assertThat(entry).isEqualTo(ClassType.of("java.util", "Map").nested("Entry"));
    assertThat(entry.simpleName()).isEqualTo("Entry");
    assertThat(entry.canonicalName()).isEqualTo("java.util.Map.Entry");
    assertThat(ClassType.of("", "Shop").canonicalName()).isEqualTo("Shop");
  }

  @Test
  void theTextOfATypeIsItsSource() {
    JavaType text = ClassType.of(String.class);
    JavaType below = new WildcardType(false, text);
    JavaType above = new WildcardType(true, text);
    JavaType any = new WildcardType(false, ClassType.OBJECT);

    assertThat(GenericType.of(ClassType.of(Map.class), below, above))
        .hasToString("java.util.Map<? extends java.lang.String, ? super java.lang.String>");
    assertThat(GenericType.of(ClassType.of(List.class), any)).hasToString("java.util.List<?>");
    assertThat(new ArrayType(new ArrayType(PrimitiveType.INT))).hasToString("int[][]");
    assertThat(new VariableType("T")).hasToString("T");
  }
}
