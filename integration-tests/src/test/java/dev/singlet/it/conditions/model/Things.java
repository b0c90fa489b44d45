package dev.singlet.it.conditions.model;

import dev.singlet.it.conditions.model.Catalog.Color;
import dev.singlet.it.conditions.model.Catalog.Details;
import dev.singlet.it.conditions.model.Catalog.Inner;
import dev.singlet.it.conditions.model.Catalog.Options;
import dev.singlet.it.conditions.model.Catalog.Thing;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Three things: with everything, with something else, and with nothing that is optional. */
public final class Things {

  public static final Instant TIME = Instant.parse("2024-01-15T08:00:00.123Z");
  public static final Instant LATER = TIME.plus(Duration.ofDays(1));

  public static final Thing FULL =
      bare("full")
          .color(Color.RED)
          .text("Hello")
          .otherText("World")
          .flag(true)
          .tiny((byte) 1)
          .small((short) 2)
          .medium(3)
          .otherMedium(4)
          .large(5L)
          .real(1.5f)
          .precise(2.5)
          .bigInteger(BigInteger.valueOf(6))
          .bigDecimal(new BigDecimal("7.25"))
          .millis(TIME)
          .seconds(TIME)
          .epoch(TIME)
          .epochMillis(TIME)
          .uuid(new UUID(0, 1))
          .bytes(new byte[] {1, 2, 3})
          .paint(Color.RED)
          .texts(Set.of("a", "b"))
          .numbers(Set.of(1, 2))
          .parts(
              List.of(
                  new Details("p0", 10, null),
                  new Details("p1", 20, new Inner("in", 1, List.of("x")))))
          .lines(List.of("l0", "l1"))
          .counts(Map.of("one", 1, "a.b c", 2))
          .options(
              new Options("note", 7, new Inner("deep", 9, List.of("t0", "t1")), Map.of("s", 3)))
          .details(new Details("title", 100, null))
          .dotted("dot")
          .underscored("under")
          .spaced("sp")
          .colon("co")
          .bracket("br")
          .hash("ha")
          .reserved(42)
          .build();

  public static final Thing OTHER =
      bare("other")
          .color(Color.RED)
          .text("Help")
          .otherText("Help")
          .flag(false)
          .tiny((byte) -1)
          .small((short) -2)
          .medium(10)
          .otherMedium(10)
          .large(-5L)
          .real(-1.5f)
          .precise(-2.5)
          .bigInteger(BigInteger.valueOf(-6))
          .bigDecimal(new BigDecimal("-7.25"))
          .millis(LATER)
          .seconds(LATER)
          .epoch(LATER)
          .epochMillis(LATER)
          .uuid(new UUID(0, 2))
          .bytes(new byte[] {9})
          .paint(Color.BLUE)
          .texts(Set.of("b", "c"))
          .numbers(Set.of(2, 3, 4))
          .parts(List.of(new Details("q0", 1, null)))
          .lines(List.of())
          .counts(Map.of())
          .options(new Options(null, null, null, null))
          .details(new Details("other", 0, new Inner(null, null, null)))
          .dotted("under")
          .underscored("under")
          .spaced("x")
          .colon("x")
          .bracket("x")
          .hash("x")
          .reserved(1)
          .build();

  public static final Thing NONE = bare("none").build();

  private Things() {}

  public static CatalogThingEntity.Builder bare(String id) {
    return CatalogThingEntity.builder().shelf("s").id(id);
  }
}
