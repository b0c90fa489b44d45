package dev.singlet.crypto;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.value.PrimaryKey;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A context has the same bytes in each release, and no other context has them. */
class CipherContextTest {

  @Test
  void theBytesStayTheSame() {
    assertThat(context("a", text("P"), text("S")).toBytes())
        .asHexString()
        .isEqualTo("014C00000003" + "530000000161" + "530000000150" + "530000000153");
  }

  @Test
  void otherContextsHaveOtherBytes() {
    assertThat(
            Stream.of(
                    context("diagnosis", text("PATIENT#1"), text("RECORD")),
                    context("remark", text("PATIENT#1"), text("RECORD")),
                    context("diagnosis", text("PATIENT#2"), text("RECORD")),
                    context("diagnosis", text("PATIENT#1"), text("OTHER")),
                    context("diagnosi", text("sPATIENT#1"), text("RECORD")),
                    context("diagnosis", text("PATIENT#1RECORD"), text("")),
                    new CipherContext("diagnosis", new PrimaryKey(text("PATIENT#1"), null)),
                    context("diagnosis", text("PATIENT#1"), bytes("RECORD")))
                .map(context -> SdkBytes.fromByteArray(context.toBytes())))
        .doesNotHaveDuplicates();
  }

  @Test
  void aNumberHasTheSameBytesHoweverWritten() {
    assertThat(number("1E+2")).isEqualTo(number("100"));
    assertThat(number("100.00")).isEqualTo(number("100"));
    assertThat(number("10")).isNotEqualTo(number("100"));
  }

  private static byte[] number(String partition) {
    return new CipherContext("a", new PrimaryKey(AttributeValue.fromN(partition), null)).toBytes();
  }

  private static CipherContext context(
      String attribute, AttributeValue partition, AttributeValue sort) {
    return new CipherContext(attribute, new PrimaryKey(partition, sort));
  }

  private static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  private static AttributeValue bytes(String value) {
    return AttributeValue.fromB(SdkBytes.fromUtf8String(value));
  }
}
