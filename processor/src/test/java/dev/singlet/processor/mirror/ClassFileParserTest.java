package dev.singlet.processor.mirror;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ClassFileParserTest {

  @Target(ElementType.TYPE_USE)
  @interface Invisible {
    long number() default 0;

    double real() default 0;

    String[] texts() default {};

    Class<?> type() default Object.class;

    ElementType constant() default ElementType.FIELD;

    Within[] within() default {};
  }

  @interface Within {
    String value();
  }

  @SuppressWarnings({"unused", "ArrayRecordComponent"})
  record Sample<T>(
      String plain,
      @Nullable String nullable,
      @Invisible(
              number = Long.MAX_VALUE,
              real = 1.5,
              texts = {"a", "b"},
              type = String.class,
              constant = ElementType.METHOD,
              within = {@Within("c"), @Within("d")})
          @Nullable T variable,
      @Pattern(regexp = "a") Map<String, List<@Size(max = 3) String>> map,
      byte @Nullable [] array,
      int last) {}

  private static byte[] bytes(Class<?> type) throws IOException {
    String name = type.getName().substring(type.getPackageName().length() + 1);
    try (InputStream stream = type.getResourceAsStream(name + ".class")) {
      return Objects.requireNonNull(stream).readAllBytes();
    }
  }

  @Test
  void itFindsTheAnnotationsOfEachComponent() throws IOException {
    TypeAnnotation nullable = new TypeAnnotation("org.jspecify.annotations.Nullable", "");
    String constraints = "jakarta.validation.constraints.";

    assertThat(ClassFileParser.types(bytes(Sample.class)))
        .containsOnlyKeys("plain", "nullable", "variable", "map", "array", "last")
        .containsEntry("plain", List.of())
        .containsEntry("nullable", List.of(nullable))
        .hasEntrySatisfying(
            "variable",
            found ->
                assertThat(found)
                    .containsExactlyInAnyOrder(
                        nullable, new TypeAnnotation(Invisible.class.getCanonicalName(), "")))
        .hasEntrySatisfying(
            "map",
            found ->
                assertThat(found)
                    .containsExactlyInAnyOrder(
                        new TypeAnnotation(constraints + "Pattern", ""),
                        new TypeAnnotation(constraints + "Size", "1;0;")))
        .containsEntry("array", List.of(nullable))
        .containsEntry("last", List.of());
  }

  @SuppressWarnings("unused")
  static final class Plain {
    private final @Nullable String field;

    <T extends @Nullable Object> Plain(
        int first, @Nullable String second, List<@Size(max = 3) String> third, T fourth) {
      this.field = second;
    }
  }

  @Test
  void itFindsTheAnnotationsOfFieldsAndParameters() throws IOException {
    TypeAnnotation nullable = new TypeAnnotation("org.jspecify.annotations.Nullable", "");
    TypeAnnotation size = new TypeAnnotation("jakarta.validation.constraints.Size", "0;");

    assertThat(ClassFileParser.types(bytes(Plain.class)))
        .isEqualTo(
            Map.of(
                "field",
                List.of(nullable),
                ClassFileParser.parameter("<init>", 4, 1),
                List.of(nullable),
                ClassFileParser.parameter("<init>", 4, 2),
                List.of(size)));
  }

  @Test
  void whatIsNoClassFileHasNone() {
    assertThat(ClassFileParser.types(new byte[0])).isEmpty();
    assertThat(ClassFileParser.types("no class".getBytes(US_ASCII))).isEmpty();
  }

  @Test
  void aClassFileThatEndsEarlyHasNone() throws IOException {
    byte[] bytes = bytes(Sample.class);
    Map<String, List<TypeAnnotation>> whole = ClassFileParser.types(bytes);
    for (int length = 0; length < bytes.length; length++) {
      assertThat(ClassFileParser.types(Arrays.copyOf(bytes, length))).isIn(Map.of(), whole);
    }
  }

  @Test
  void noBytesMakeItFail() throws IOException {
    byte[] bytes = bytes(Sample.class);
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = bytes.clone();
      for (int n = 0; n < 1 + i % 3; n++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      assertThat(ClassFileParser.types(damaged)).isNotNull();
    }
  }
}
