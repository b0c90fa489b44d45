package dev.singlet.benchmarks.handwritten;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Times as text that sorts: always with three digits of a second. */
final class Times {

  private static final DateTimeFormatter MILLIS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private Times() {}

  static AttributeValue write(Instant time) {
    return AttributeValue.createS(MILLIS.format(time));
  }

  static Instant read(AttributeValue value) {
    return Instant.parse(value.s());
  }
}
