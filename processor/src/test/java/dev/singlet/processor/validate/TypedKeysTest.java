package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import org.junit.jupiter.api.Test;

class TypedKeysTest {

  private static final ValueType SCORE =
      new ValueType.Converted(
          ClassType.of("shop", "Score"),
          ClassType.of("shop", "ScoreConverter"),
          new ValueType.Scalar(Kind.LONG, true));

  private static final ValueType NUMBER = new ValueType.Scalar(Kind.LONG, true);

  @Test
  void aNumberIsNoText() {
    assertThat(Problems.of(new TypedKeys(), ranked("RANK#{rank}")))
        .containsExactly(
            "RANK#{rank}: [SGT0414] @LinkedKey(index = \"RANKS\"): the template \"RANK#{rank}\": the"
                + " key attribute RANK is of type N, and takes one placeholder of a number, or of an"
                + " Instant with epoch or epochMillis, without other text. Write such a template, or"
                + " declare the key attribute as S.");
  }

  @Test
  void aNumberHasNoFormat() {
    assertThat(Problems.of(new TypedKeys(), ranked("{rank:pad(3)}"))).hasSize(1);
  }

  @Test
  void aTextIsNoNumber() {
    assertThat(Problems.of(new TypedKeys(), ranked("{name}"))).hasSize(1);
  }

  @Test
  void aNumberAloneIsFine() {
    assertThat(Problems.of(new TypedKeys(), ranked("{rank}"))).isEmpty();
  }

  @Test
  void aKeyAttributeOfTextIsNoComponentThatIsANumber() {
    TableFixture table =
        new TableFixture()
            .entity(new EntityFixture("Row").stored("rank", "PK", NUMBER).key("{rank}", "ROW"));

    assertThat(Problems.of(new TypedKeys(), table))
        .containsExactly(
            "{rank}: [SGT0414] The primary @LinkedKey: the template \"{rank}\": the key attribute PK is"
                + " of type S, but it is the component rank, which is stored as a"
                + " number. Declare the key"
                + " attribute as N, or give rank another name with @Attribute.");
  }

  @Test
  void anInstantIsANumberWithAFormatThatMakesItOne() {
    assertThat(Problems.of(new TypedKeys(), ranked("{joined:epoch}"))).isEmpty();
    assertThat(Problems.of(new TypedKeys(), ranked("{joined:epochMillis}"))).isEmpty();
    assertThat(Problems.of(new TypedKeys(), ranked("{joined}"))).hasSize(1);
    assertThat(Problems.of(new TypedKeys(), ranked("{joined:millis}"))).hasSize(1);
    assertThat(Problems.of(new TypedKeys(), ranked("{joined:epoch:pad(9)}"))).hasSize(1);
  }

  @Test
  void whatAConverterGivesIsNotWhatTheComponentIs() {
    assertThat(Problems.of(new TypedKeys(), ranked("{score}"))).hasSize(1);
  }

  @Test
  void bytesStandAlone() {
    assertThat(Problems.of(new TypedKeys(), hashed("{hash}"))).isEmpty();
    assertThat(Problems.of(new TypedKeys(), hashed("{buffer}"))).isEmpty();
    assertThat(Problems.of(new TypedKeys(), hashed("{hash:lower}"))).hasSize(1);
    assertThat(Problems.of(new TypedKeys(), hashed("{name}")))
        .singleElement()
        .asString()
        .contains(
            "takes one placeholder of type byte[], SdkBytes or ByteBuffer without other text");
  }

  @Test
  void aKeyAttributeOfTextIsNoComponentThatIsABoolean() {
    assertThat(Problems.of(new TypedKeys(), keyed(new ValueType.Scalar(Kind.BOOLEAN, true))))
        .singleElement()
        .asString()
        .endsWith("which is stored as a boolean. Give part another name with @Attribute.");
  }

  @Test
  void aTimeIsTextOnlyAsItIsStored() {
    assertThat(Problems.of(new TypedKeys(), keyed(new ValueType.Time(TimeFormat.EPOCH))))
        .hasSize(1);
    assertThat(Problems.of(new TypedKeys(), keyed(new ValueType.Time(TimeFormat.MILLIS))))
        .isEmpty();
  }

  private static TableFixture keyed(ValueType type) {
    return new TableFixture()
        .entity(new EntityFixture("Row").stored("part", "PK", type).key("{part}", "ROW"));
  }

  private static TableFixture hashed(String template) {
    return new TableFixture()
        .index("HASHES", ScalarType.B, "HASH")
        .entity(
            new EntityFixture("File")
                .texts("name")
                .with("hash", ValueType.Scalar.of(Kind.BYTES))
                .with("buffer", new ValueType.Scalar(Kind.BYTE_BUFFER, false))
                .key("FILE#{name}", "FILE")
                .keyOn("HASHES", template));
  }

  private static TableFixture ranked(String template) {
    return new TableFixture()
        .index("RANKS", ScalarType.N, "RANK")
        .entity(
            new EntityFixture("Player")
                .texts("name")
                .with("rank", NUMBER)
                .with("score", SCORE)
                .with("joined", new ValueType.Time(TimeFormat.MILLIS))
                .key("PLAYER#{name}", "PLAYER")
                .keyOn("RANKS", template));
  }
}
