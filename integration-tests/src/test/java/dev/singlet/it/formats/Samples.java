package dev.singlet.it.formats;

import dev.singlet.it.docs.model.Rides.Extra;
import dev.singlet.it.docs.model.Rides.Fare;
import dev.singlet.it.docs.model.Rides.Leg;
import dev.singlet.it.docs.model.Rides.Mode;
import dev.singlet.it.docs.model.Rides.Pickup;
import dev.singlet.it.docs.model.Rides.Position;
import dev.singlet.it.docs.model.Rides.Ride;
import dev.singlet.it.docs.model.Rides.Vehicle;
import dev.singlet.it.docs.model.RidesRideEntity;
import dev.singlet.it.types.model.Money;
import dev.singlet.it.types.model.Name;
import dev.singlet.it.types.model.Temperature;
import dev.singlet.it.types.model.Values.Collections;
import dev.singlet.it.types.model.Values.Converted;
import dev.singlet.it.types.model.Values.Expression;
import dev.singlet.it.types.model.Values.Expression.Call;
import dev.singlet.it.types.model.Values.Expression.Constant;
import dev.singlet.it.types.model.Values.Expression.Sum;
import dev.singlet.it.types.model.Values.Generics;
import dev.singlet.it.types.model.Values.Inner;
import dev.singlet.it.types.model.Values.Node;
import dev.singlet.it.types.model.Values.Optionals;
import dev.singlet.it.types.model.Values.Owner;
import dev.singlet.it.types.model.Values.Pair;
import dev.singlet.it.types.model.Values.Range;
import dev.singlet.it.types.model.Values.Result;
import dev.singlet.it.types.model.Values.Scalars;
import dev.singlet.it.types.model.Values.Shape;
import dev.singlet.it.types.model.Values.Shapes;
import dev.singlet.it.types.model.Values.Times;
import dev.singlet.it.types.model.Values.Trees;
import dev.singlet.it.types.model.ValuesCollectionsEntity;
import dev.singlet.it.types.model.ValuesConvertedEntity;
import dev.singlet.it.types.model.ValuesGenericsEntity;
import dev.singlet.it.types.model.ValuesOptionalsEntity;
import dev.singlet.it.types.model.ValuesScalarsEntity;
import dev.singlet.it.types.model.ValuesShapesEntity;
import dev.singlet.it.types.model.ValuesTimesEntity;
import dev.singlet.it.types.model.ValuesTreesEntity;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkBytes;

/** Records with values of each type, full and as empty as they can be. */
final class Samples {

  private static final Instant NOW = Instant.parse("2024-01-15T08:00:00.123456789Z");
  private static final Instant HOUR = Instant.parse("2024-01-15T08:00:00Z");
  private static final LocalDate DATE = LocalDate.of(2024, 2, 29);

  private Samples() {}

  /** A record and its entity. */
  record Sample<T>(String name, EntityType<T> type, T entity) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Sample<?>> all() {
    return Stream.of(
        new Sample<>("times", ValuesTimesEntity.type(), times()),
        new Sample<>("whole hours", ValuesTimesEntity.type(), wholeHours()),
        new Sample<>("scalars", ValuesScalarsEntity.type(), scalars()),
        new Sample<>("optionals", ValuesOptionalsEntity.type(), optionals()),
        new Sample<>("no optionals", ValuesOptionalsEntity.type(), noOptionals()),
        new Sample<>("collections", ValuesCollectionsEntity.type(), collections()),
        new Sample<>("empty collections", ValuesCollectionsEntity.type(), emptyCollections()),
        new Sample<>("unions", ValuesShapesEntity.type(), shapes()),
        new Sample<>("recursive records", ValuesTreesEntity.type(), trees()),
        new Sample<>("generic records", ValuesGenericsEntity.type(), generics()),
        new Sample<>("converters", ValuesConvertedEntity.type(), converted()),
        new Sample<>("tuples", RidesRideEntity.type(), tuples()));
  }

  private static Ride tuples() {
    Position here = new Position(new BigDecimal("48.1"), new BigDecimal("11.5"));
    return new Ride(
        "1",
        here,
        null,
        List.of(here, here),
        Map.of("home", here),
        new Leg(
            "red",
            Mode.WALK,
            Instant.EPOCH,
            here,
            new Vehicle("B-1", null),
            Set.of("U1"),
            List.of(here),
            new Extra.Pet("Rex", here),
            7),
        new Fare.Price(new BigDecimal("2.5"), "EUR"),
        new Pickup("A", Instant.EPOCH, Instant.EPOCH));
  }

  private static Times times() {
    return new Times(
        "1",
        NOW,
        DATE,
        LocalTime.of(8, 0, 0, 1),
        LocalDateTime.of(DATE, LocalTime.MAX),
        NOW.atOffset(ZoneOffset.UTC),
        NOW.atZone(ZoneId.of("Europe/Zurich")),
        Duration.ofSeconds(-1, 500_000_000),
        Period.of(1, -2, 3),
        Year.of(1999),
        YearMonth.of(2024, 2),
        MonthDay.of(2, 29),
        ZoneId.of("America/New_York"),
        ZoneOffset.ofHoursMinutes(5, 30),
        DayOfWeek.MONDAY,
        Set.of(DATE, LocalDate.MAX.withYear(9999)),
        List.of(NOW.atZone(ZoneId.of("Europe/Zurich")), NOW.atZone(ZoneOffset.UTC)),
        Map.of(DATE, Duration.ofDays(1)));
  }

  /** Times whose own texts leave seconds out. */
  private static Times wholeHours() {
    return new Times(
        "1",
        HOUR,
        DATE,
        LocalTime.MIDNIGHT,
        DATE.atStartOfDay(),
        HOUR.atOffset(ZoneOffset.UTC),
        HOUR.atZone(ZoneOffset.UTC),
        Duration.ZERO,
        Period.ZERO,
        Year.of(1),
        YearMonth.of(1, 1),
        MonthDay.of(1, 1),
        ZoneOffset.UTC,
        ZoneOffset.UTC,
        DayOfWeek.SUNDAY,
        Set.of(),
        List.of(),
        Map.of());
  }

  private static Scalars scalars() {
    return new Scalars(
        "1",
        '"',
        null,
        URI.create("https://example.com/a?b#c"),
        url("https://example.com/"),
        Locale.forLanguageTag("de-CH"),
        Currency.getInstance("CHF"),
        ByteBuffer.wrap(new byte[] {1, -2, 3}),
        SdkBytes.fromByteArray(new byte[] {-1, -2, -3, 62, 63}),
        Set.of(SdkBytes.fromUtf8String("a"), SdkBytes.fromUtf8String("b")),
        Document.ofMap(
            Map.of(
                "list", Document.ofList(List.of(Document.of("text"), Document.ofNull())),
                "number", Document.of(new BigDecimal("12345678901234567890.5")),
                "flag", Document.of(true),
                "map", Document.ofMap(Map.of()))));
  }

  private static java.net.URL url(String text) {
    try {
      return URI.create(text).toURL();
    } catch (MalformedURLException malformed) {
      throw new IllegalStateException(malformed);
    }
  }

  private static Optionals optionals() {
    return new Optionals(
        "1",
        Optional.of("text \u0000 \uD83D\uDE00"),
        Optional.of(LocalDate.EPOCH),
        Optional.of(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE)),
        OptionalInt.of(Integer.MIN_VALUE),
        OptionalLong.of(Long.MAX_VALUE),
        OptionalDouble.of(1e-100));
  }

  private static Optionals noOptionals() {
    return new Optionals(
        "1",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalDouble.empty());
  }

  private static Collections collections() {
    return new Collections(
        "1",
        new TreeSet<>(Set.of("b", "a")),
        new TreeSet<>(Set.of(new BigDecimal("10"), BigDecimal.TEN.pow(100))),
        new TreeMap<>(Map.of(10, "ten", -9, "nine")),
        Map.of(DayOfWeek.MONDAY, LocalTime.NOON),
        Map.of(true, "yes", false, "no"),
        Map.of(BigInteger.TEN.pow(20), 0.5),
        Map.of(new UUID(1, 2), new Inner("a", null)),
        List.of(Set.of("a", "b"), Set.of("c")),
        new String[] {"x", ""},
        new int[] {3, 1, 2},
        new double[] {0.5, -1e20},
        new boolean[] {true, false},
        new char[] {'a', 'b'},
        new Inner[] {new Inner("b", 1)},
        new LocalDate[][] {{LocalDate.EPOCH}, {}});
  }

  private static Collections emptyCollections() {
    return new Collections(
        "1",
        new TreeSet<>(),
        new TreeSet<>(),
        new TreeMap<>(),
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        List.of(),
        new String[0],
        new int[0],
        new double[0],
        new boolean[0],
        new char[0],
        new Inner[0],
        new LocalDate[0][]);
  }

  private static Shapes shapes() {
    Shape circle = new Shape.Circle(1.5);
    return new Shapes(
        "1",
        new Shape.Group(List.of(circle, new Shape.Point()), new Shape.Rectangle(1, 2)),
        List.of(circle, new Shape.Group(List.of(), null)),
        Map.of("r", new Shape.Rectangle(3, 4)),
        Optional.of(new Shape.Point()));
  }

  private static Trees trees() {
    Node leaf = new Node("leaf", List.of(), null, Map.of());
    Expression two = new Constant(BigDecimal.valueOf(2));
    return new Trees(
        "1",
        new Node("root", List.of(leaf), leaf, Map.of("x", leaf)),
        new Sum(two, new Call("f", List.of(two), new Owner("o", new Sum(two, two)))));
  }

  private static Generics generics() {
    return new Generics(
        "1",
        new Range<>(LocalDate.EPOCH, null),
        new Range<>(1, 2),
        new Pair<>("a", List.of(1, 2)),
        new Result.Ok<>("fine"),
        new Result.Failed<>("broken"));
  }

  private static Converted converted() {
    return new Converted(
        new Name("Ada", "Lovelace"),
        new Money(-1250),
        List.of(new Money(100), new Money(200)),
        Optional.of(new Money(1)),
        new Temperature(20),
        Map.of("x", new Temperature(0)));
  }
}
