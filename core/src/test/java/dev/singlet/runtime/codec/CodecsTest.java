package dev.singlet.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.MapCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ValueCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CodecsTest {

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static String failure(ValueCodec<?> codec, AttributeValue stored) {
    DecodeFailure failure = catchThrowableOfType(DecodeFailure.class, () -> codec.decode(stored));
    return failure.path() + " " + failure.reason();
  }

  static Stream<Arguments> values() {
    Instant time = Instant.parse("2024-01-15T08:00:00.123Z");
    Instant second = Instant.parse("1969-12-31T23:59:59Z");
    return Stream.of(
        Arguments.of(TextCodecs.string(), "", s("")),
        Arguments.of(Codecs.bool(), true, AttributeValue.createBool(true)),
        Arguments.of(Codecs.bool(), false, AttributeValue.createBool(false)),
        Arguments.of(Codecs.byteNumber(), Byte.MIN_VALUE, n("-128")),
        Arguments.of(Codecs.shortNumber(), Short.MAX_VALUE, n("32767")),
        Arguments.of(Codecs.intNumber(), Integer.MIN_VALUE, n("-2147483648")),
        Arguments.of(Codecs.longNumber(), Long.MAX_VALUE, n("9223372036854775807")),
        Arguments.of(Codecs.floatNumber(), 0.1f, n("0.1")),
        Arguments.of(
            Codecs.floatNumber(), Float.MAX_VALUE, n("340282350000000000000000000000000000000")),
        Arguments.of(
            Codecs.floatNumber(),
            Float.MIN_VALUE,
            n("0.0000000000000000000000000000000000000000000014")),
        Arguments.of(Codecs.doubleNumber(), 1.0 / 3, n("0.3333333333333333")),
        Arguments.of(Codecs.bigInteger(), BigInteger.TEN.pow(20), n("100000000000000000000")),
        Arguments.of(Codecs.bigDecimal(), new BigDecimal("1.5"), n("1.5")),
        Arguments.of(TimeCodecs.instant(TimeFormat.MILLIS), time, s("2024-01-15T08:00:00.123Z")),
        Arguments.of(TimeCodecs.instant(TimeFormat.SECONDS), second, s("1969-12-31T23:59:59Z")),
        Arguments.of(TimeCodecs.instant(TimeFormat.EPOCH), second, n("-1")),
        Arguments.of(TimeCodecs.instant(TimeFormat.EPOCH_MILLIS), time, n("1705305600123")),
        Arguments.of(
            TimeCodecs.instant(TimeFormat.NANOS), time, s("2024-01-15T08:00:00.123000000Z")),
        Arguments.of(
            Codecs.byteBuffer(),
            ByteBuffer.wrap(new byte[] {1, 2}),
            AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {1, 2}))),
        Arguments.of(
            Codecs.sdkBytes(),
            SdkBytes.fromUtf8String("x"),
            AttributeValue.createB(SdkBytes.fromUtf8String("x"))),
        Arguments.of(TextCodecs.uuid(), new UUID(0, 1), s("00000000-0000-0000-0000-000000000001")),
        Arguments.of(
            new ListCodec<>(TextCodecs.string()),
            List.of("a", ""),
            AttributeValue.createL(List.of(s("a"), s("")))),
        Arguments.of(
            new MapCodec<>(TextCodecs.string(), Codecs.intNumber()),
            Map.of("a", 1),
            AttributeValue.createM(Map.of("a", n("1")))),
        Arguments.of(
            new SetCodec<>(TextCodecs.string()),
            Set.of("a"),
            AttributeValue.createSs(List.of("a"))),
        Arguments.of(
            new SetCodec<>(Codecs.longNumber()), Set.of(1L), AttributeValue.createNs(List.of("1"))),
        Arguments.of(units(), TimeUnit.DAYS, s("d")));
  }

  @Test
  void theConstantsOfAnEnumCanBeGivenAsLists() {
    EnumCodec<TimeUnit> listed =
        new EnumCodec<>(TimeUnit.class)
            .constants(';', "DAYS days", "HOURS ho urs;MINUTES ;SECONDS s");

    assertThat(listed.format(TimeUnit.DAYS)).isEqualTo("days");
    assertThat(listed.parse("ho urs")).isEqualTo(TimeUnit.HOURS);
    assertThat(listed.format(TimeUnit.MINUTES)).isEmpty();
    assertThat(listed.parse("s")).isEqualTo(TimeUnit.SECONDS);
  }

  private static EnumCodec<TimeUnit> units() {
    return new EnumCodec<>(TimeUnit.class)
        .constant(TimeUnit.DAYS, "d")
        .constant(TimeUnit.HOURS, "h");
  }

  @ParameterizedTest
  @MethodSource("values")
  <T> void valuesAreStoredAndReadBack(ValueCodec<T> codec, T value, AttributeValue stored) {
    assertThat(codec.encode(value)).isEqualTo(stored);
    assertThat(codec.decode(stored)).isEqualTo(value);
  }

  @Test
  void bytesAreCopiedBothWays() {
    byte[] bytes = {0, -1, 127};
    AttributeValue stored = Codecs.bytes().encode(bytes);
    bytes[0] = 9;
    byte[] read = Codecs.bytes().decode(stored);
    read[1] = 9;

    assertThat(Codecs.bytes().decode(stored)).containsExactly(0, -1, 127);
  }

  @Test
  void buffersAreReadAndWrittenWithoutMovingThem() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {0, 1, 2, 3}).position(1).limit(3);

    AttributeValue stored = Codecs.byteBuffer().encode(buffer);
    buffer.put(1, (byte) 9);
    ByteBuffer read = Codecs.byteBuffer().decode(stored);

    assertThat(buffer.position()).isEqualTo(1);
    assertThat(read.isReadOnly()).isTrue();
    assertThat(read).isEqualTo(ByteBuffer.wrap(new byte[] {1, 2}));
  }

  @Test
  void whatIsFinerThanATimeFormatIsCutOffTowardsThePast() {
    Instant time = Instant.ofEpochSecond(-1, 999_999_999);

    assertThat(TimeCodecs.instant(TimeFormat.EPOCH).encode(time)).isEqualTo(n("-1"));
    assertThat(TimeCodecs.instant(TimeFormat.EPOCH_MILLIS).encode(time)).isEqualTo(n("-1"));
    assertThat(TimeCodecs.instant(TimeFormat.SECONDS).encode(time))
        .isEqualTo(s("1969-12-31T23:59:59Z"));
    assertThat(TimeCodecs.instant(TimeFormat.MILLIS).encode(time))
        .isEqualTo(s("1969-12-31T23:59:59.999Z"));
  }

  @Test
  void anEmptySetIsNotStored() {
    assertThat(new SetCodec<>(TextCodecs.string()).encode(Set.of())).isNull();
  }

  @Test
  void elementsOfASetThatAreStoredAlikeAreOne() {
    assertThat(
            new SetCodec<>(Codecs.bigDecimal())
                .encode(Set.of(new BigDecimal("1.0"), new BigDecimal("1.00")))
                .ns())
        .containsExactly("1");
    assertThat(new SetCodec<>(Codecs.doubleNumber()).encode(Set.of(0.0, -0.0)).ns())
        .containsExactly("0");
  }

  @Test
  void wholeNumbersMayComeInOtherForms() {
    assertThat(Codecs.longNumber().decode(n("1E+2"))).isEqualTo(100);
    assertThat(Codecs.intNumber().decode(n("5.0"))).isEqualTo(5);
    assertThat(Codecs.bigInteger().decode(n("1E+2"))).isEqualTo(100);
    assertThat(Codecs.bigDecimal().decode(n("1.50"))).isEqualTo(new BigDecimal("1.5"));
    assertThat(Codecs.doubleNumber().decode(n("0e-400"))).isEqualTo(0);
  }

  static Stream<Arguments> failures() {
    AttributeValue list = AttributeValue.createL(List.of(s("a"), n("1")));
    return Stream.of(
        Arguments.of(TextCodecs.string(), n("1"), " is of type N, not S"),
        Arguments.of(TextCodecs.string(), AttributeValue.createNul(true), " is of type NUL, not S"),
        Arguments.of(Codecs.bool(), s("true"), " is of type S, not BOOL"),
        Arguments.of(Codecs.longNumber(), s("1"), " is of type S, not N"),
        Arguments.of(Codecs.byteBuffer(), s("1"), " is of type S, not B"),
        Arguments.of(Codecs.sdkBytes(), n("1"), " is of type N, not B"),
        Arguments.of(
            Codecs.bigDecimal(),
            n("1E+999999999"),
            " is \"1E+999999999\", no number that DynamoDB can hold"),
        Arguments.of(
            Codecs.longNumber(),
            n("1E-999999999"),
            " is 1E-999999999, no integer from -9223372036854775808 to 9223372036854775807"),
        Arguments.of(Codecs.bytes(), s("1"), " is of type S, not B"),
        Arguments.of(Codecs.byteNumber(), n("128"), " is 128, no integer from -128 to 127"),
        Arguments.of(
            Codecs.intNumber(), n("1.5"), " is 1.5, no integer from -2147483648 to 2147483647"),
        Arguments.of(
            Codecs.longNumber(),
            n("9223372036854775808"),
            " is 9223372036854775808, no integer from -9223372036854775808 to 9223372036854775807"),
        Arguments.of(
            Codecs.longNumber(),
            n("1E+2147483647"),
            " is 1E+2147483647, no integer from -9223372036854775808 to 9223372036854775807"),
        Arguments.of(Codecs.shortNumber(), n("x"), " is x, no integer from -32768 to 32767"),
        Arguments.of(Codecs.bigInteger(), n("0.5"), " is 0.5, no integer"),
        Arguments.of(Codecs.bigDecimal(), n("x"), " is \"x\", no number that DynamoDB can hold"),
        Arguments.of(
            Codecs.bigDecimal(),
            n("1".repeat(39)),
            " is \"" + "1".repeat(39) + "\", no number that DynamoDB can hold"),
        Arguments.of(
            Codecs.doubleNumber(),
            n("10E+2147483647"),
            " is \"10E+2147483647\", no number that DynamoDB can hold"),
        Arguments.of(
            new ListCodec<>(Codecs.bool()),
            AttributeValue.createL(Collections.singletonList(null)),
            "[0] is null"),
        Arguments.of(
            new MapCodec<>(TextCodecs.string(), Codecs.bool()),
            AttributeValue.createM(Collections.singletonMap("k", null)),
            "k is null"),
        Arguments.of(TextCodecs.uuid(), s("x"), " is \"x\", no UUID"),
        Arguments.of(
            TimeCodecs.instant(TimeFormat.MILLIS), s("today"), " is \"today\", no ISO-8601 time"),
        Arguments.of(TimeCodecs.instant(TimeFormat.EPOCH), s("1"), " is of type S, not N"),
        Arguments.of(TimeCodecs.instant(TimeFormat.MILLIS), n("1"), " is of type N, not S"),
        Arguments.of(units(), s("x"), " is \"x\", none of [d, h]"),
        Arguments.of(new ListCodec<>(TextCodecs.string()), s("x"), " is of type S, not L"),
        Arguments.of(
            new MapCodec<>(TextCodecs.string(), TextCodecs.string()),
            s("x"),
            " is of type S, not M"),
        Arguments.of(
            new SetCodec<>(TextCodecs.string()), s("x"), " is of type S, not SS, NS or BS"),
        Arguments.of(new ListCodec<>(TextCodecs.string()), list, "[1] is of type N, not S"),
        Arguments.of(
            new MapCodec<>(TextCodecs.string(), new ListCodec<>(TextCodecs.string())),
            AttributeValue.createM(Map.of("k", list)),
            "k[1] is of type N, not S"),
        Arguments.of(
            new SetCodec<>(Codecs.longNumber()),
            AttributeValue.createSs(List.of("a")),
            "[] is of type S, not N"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whatCannotBeReadSaysWhereAndWhy(ValueCodec<?> codec, AttributeValue stored, String failure) {
    assertThat(failure(codec, stored)).isEqualTo(failure);
  }

  @Test
  void aConstantThatTheCodecDoesNotKnowIsTold() {
    assertThatIllegalStateException()
        .isThrownBy(() -> units().encode(TimeUnit.SECONDS))
        .withMessage(
            "java.util.concurrent.TimeUnit.SECONDS was added after the entity was"
                + " compiled. Compile the entity again.");
  }

  @Test
  void readCollectionsCannotBeChanged() {
    List<String> list =
        new ListCodec<>(TextCodecs.string()).decode(AttributeValue.createL(List.of(s("a"))));
    Map<String, String> map =
        new MapCodec<>(TextCodecs.string(), TextCodecs.string())
            .decode(AttributeValue.createM(Map.of("a", s("b"))));
    Set<String> set =
        new SetCodec<>(TextCodecs.string()).decode(AttributeValue.createSs(List.of("a")));

    assertThat(list).isUnmodifiable();
    assertThat(map).isUnmodifiable();
    assertThat(set).isUnmodifiable();
  }
}
