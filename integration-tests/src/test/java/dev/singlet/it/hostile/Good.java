package dev.singlet.it.hostile;

import dev.singlet.it.hostile.Hostile.Color;
import dev.singlet.it.hostile.Hostile.Everything;
import dev.singlet.it.hostile.Hostile.Inner;
import dev.singlet.it.hostile.Hostile.Innermost;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A record without fault, and its item. */
final class Good {

  static final Instant TIME = Instant.parse("2024-01-15T08:00:00Z");

  static final Inner INNER =
      new Inner(
          "inner",
          1,
          BigDecimal.ONE,
          Set.of(1L, 2L),
          List.of(Map.of("sha", new byte[] {1, 2})),
          new Innermost(TIME, Color.GREEN));

  static final Everything RECORD =
      new Everything(
          "1",
          "text",
          true,
          (byte) 1,
          (short) 2,
          3,
          4L,
          0.5f,
          0.25,
          BigInteger.TEN,
          BigDecimal.TEN,
          TIME,
          TIME,
          TIME,
          TIME,
          new UUID(1, 2),
          new byte[] {1, 2, 3},
          Color.RED,
          Set.of("a", "b"),
          Set.of(BigDecimal.ONE, BigDecimal.TEN),
          Set.of(Color.RED, Color.GREEN),
          Set.of(TIME),
          List.of("a", "b"),
          List.of(List.of(1.0), List.of()),
          Map.of("a", new UUID(1, 2)),
          Map.of("a", List.of(INNER)),
          INNER,
          "maybe",
          5L,
          Color.GREEN,
          List.of(true, false),
          INNER,
          8,
          1L,
          TIME,
          TIME);

  private Good() {}

  /** The record's item, which may be changed. */
  static Map<String, AttributeValue> item() {
    return new LinkedHashMap<>(HostileEverythingEntity.put(RECORD).toRequest().item());
  }
}
