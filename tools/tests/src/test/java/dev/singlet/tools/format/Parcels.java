package dev.singlet.tools.format;

import dev.singlet.json.DynamoDbJson;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Parcels of any values, and their lines in an export. */
final class Parcels {

  private static final String[] TEXTS = {
    "", "a", "ü 'q' \"q\" \\ \n\t\u0001 \u2028", "\ud83d\ude00", "{\"S\":\"x\"}", "null", "--"
  };

  private final Random random;

  Parcels(long seed) {
    random = new Random(seed);
  }

  /** Returns the line of an item in an export. */
  static String line(Map<String, AttributeValue> item) {
    return "{\"Item\":" + DynamoDbJson.write(item) + "}";
  }

  /** Returns the item of a parcel of a tenant. */
  static Map<String, AttributeValue> item(Depot entity, String tenant) {
    Map<String, AttributeValue> item = new HashMap<>(DepotTable.toItem(entity));
    String key = item.get("PK").s();
    item.put("PK", AttributeValue.fromS("TENANT#" + tenant + "#" + key));
    return item;
  }

  Depot.Parcel next() {
    return new Depot.Parcel(
        "p" + random.nextInt(1000),
        text(),
        new BigDecimal(BigInteger.valueOf(random.nextLong()), random.nextInt(60) - 30)
            .stripTrailingZeros(),
        text(),
        random.nextBoolean(),
        random.nextBoolean(),
        (byte) random.nextInt(),
        (short) random.nextInt(),
        random.nextLong(),
        random.nextFloat(),
        random.nextGaussian(),
        BigInteger.valueOf(random.nextLong()).multiply(BigInteger.valueOf(1_000_000_007L)),
        BigDecimal.valueOf(random.nextInt(1_000_000_000), 2),
        random.nextBoolean() ? Depot.Size.SMALL : Depot.Size.LARGE,
        instant(1_000_000),
        instant(1),
        instant(1_000_000_000),
        instant(1_000_000),
        LocalDate.ofEpochDay(random.nextInt(40_000)),
        LocalTime.ofSecondOfDay(random.nextInt(86_400)),
        LocalDateTime.of(2024, 1, 1, random.nextInt(24), random.nextInt(60))
            .plusNanos(random.nextBoolean() ? 0 : random.nextInt(1_000_000_000)),
        Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000)),
        new UUID(random.nextLong(), random.nextLong()),
        bytes(),
        text(),
        text(),
        text(),
        random.nextInt(),
        new LinkedHashSet<>(random.nextBoolean() ? List.of() : List.of("x", "ü'")),
        random.nextBoolean() ? Set.of() : Set.of(random.nextInt()),
        Set.of(bytes()),
        Arrays.asList(text(), null, text()),
        Map.of(text() + "y", random.nextLong(), "k'", 0L),
        List.of(article(article(null)), article(null)),
        Map.of("here", place(), text() + "x", place()),
        random.nextBoolean() ? null : contact(),
        new Depot.Address(text(), text()),
        place(),
        random.nextBoolean() ? new Depot.Payment.Cash(3) : new Depot.Payment.Card("'1"),
        random.nextBoolean() ? Optional.empty() : Optional.of(text()));
  }

  private Depot.Contact contact() {
    return new Depot.Contact(
        text(), random.nextBoolean() ? null : text(), text(), Set.of("tag" + random.nextInt(9)));
  }

  private Depot.Article article(Depot.@Nullable Article spare) {
    return new Depot.Article(
        text(),
        random.nextInt(),
        random.nextBoolean() ? Set.of() : Set.of(text() + "z"),
        random.nextBoolean() ? null : new BigDecimal("1.50"),
        spare);
  }

  private Depot.Place place() {
    return new Depot.Place(random.nextInt(), random.nextDouble());
  }

  private ByteBuffer bytes() {
    byte[] bytes = new byte[1 + random.nextInt(20)];
    random.nextBytes(bytes);
    return ByteBuffer.wrap(bytes);
  }

  private String text() {
    return TEXTS[random.nextInt(TEXTS.length)];
  }

  /** Returns a time with no digits below a number of nanoseconds. */
  private Instant instant(long step) {
    long nanos = random.nextInt(1_000_000_000);
    return Instant.ofEpochSecond(random.nextInt(), nanos / step * step);
  }
}
