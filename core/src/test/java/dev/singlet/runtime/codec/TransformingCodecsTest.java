package dev.singlet.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Texts that are trimmed or prefixed, and values that are compressed. */
class TransformingCodecsTest {

  private static final ValueCodec<String> TRIMMED = new TrimmedCodec(TextCodecs.string());
  private static final ValueCodec<String> BOTH = new PrefixedCodec(TRIMMED, "user:");
  private static final ValueCodec<List<String>> COMPRESSED =
      new CompressedCodec<>(new ListCodec<>(BOTH));

  @Test
  void textsAreTrimmedBeforeTheyHaveAPrefix() {
    assertThat(TRIMMED.encode("\u2003 a b\t")).isEqualTo(AttributeValue.fromS("a b"));
    assertThat(BOTH.encode(" ann ")).isEqualTo(AttributeValue.fromS("user:ann"));
    assertThat(BOTH.encode("  ")).isEqualTo(AttributeValue.fromS("user:"));
    assertThat(BOTH.decode(AttributeValue.fromS("user:user:ann"))).isEqualTo("user:ann");
  }

  @Test
  void aTextWithoutThePrefixIsUnreadable() {
    assertThatThrownBy(() -> BOTH.decode(AttributeValue.fromS("ann")))
        .isInstanceOf(DecodeFailure.class)
        .hasMessage("is \"ann\", which does not begin with \"user:\"");
    assertThatThrownBy(() -> BOTH.decode(AttributeValue.fromN("1")))
        .isInstanceOf(DecodeFailure.class);
  }

  @Test
  void whatTheTextItselfCantBeIsRefused() {
    Violations violations = new Violations("User");
    BOTH.check("\uD800", violations);

    assertThat(violations.first()).isNotNull();
  }

  @Test
  void compressedValuesComeBack() {
    List<String> values = List.of("ann", "bob", "x".repeat(100_000));

    AttributeValue stored = COMPRESSED.encode(values);

    assertThat(stored.b().asByteArray()).hasSizeLessThan(1000);
    assertThat(COMPRESSED.decode(stored)).isEqualTo(values);
  }

  @Test
  void anEmptySetIsStillNothing() {
    ValueCodec<Set<String>> codec = new CompressedCodec<>(new SetCodec<>(BOTH));

    assertThat(codec.encode(Set.of())).isNull();
    assertThat(codec.isAbsent(Set.of())).isTrue();
    assertThat(codec.decode(codec.encode(Set.of("ann")))).containsExactly("ann");
  }

  @Test
  void whatIsNotCompressedIsUnreadable() {
    assertThatThrownBy(() -> COMPRESSED.decode(AttributeValue.fromS("ann")))
        .isInstanceOf(DecodeFailure.class)
        .hasMessageContaining("not B");
    assertThatThrownBy(
            () -> COMPRESSED.decode(AttributeValue.fromB(SdkBytes.fromUtf8String("ann"))))
        .isInstanceOf(DecodeFailure.class)
        .hasMessage("can't be expanded: it does not begin with the marker of compressed values");
  }

  @Test
  void whatCouldNotBeReadAgainIsRefused() {
    ValueCodec<String> codec = new CompressedCodec<>(TextCodecs.string());
    Violations violations = new Violations("User");

    codec.check("x".repeat(16 * 1024 * 1024), violations);

    assertThat(violations.first())
        .contains("must not be larger than 16 MB before it is compressed");
  }
}
