package dev.singlet.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.ArrayCodecs;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.MapCodec;
import dev.singlet.runtime.codec.nested.SetCodec;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.key.OrderedNumber;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The page of types holds what the processor supports, and what the codecs make of it. */
class TypesPageTest {

  private static final Path PAGE = Path.of("../docs/model/types.md");
  private static final String BEGIN = "<!-- types -->\n";
  private static final String END = "<!-- end of types -->";
  private static final String ANY_NUMBER =
      "`pad(n)`, `reverse(n)`; `ordered`, `descending` also below zero";

  @Test
  void theTableIsWhatIsSupported() throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf(BEGIN) + BEGIN.length();
    int end = page.indexOf(END);
    String expected = page.substring(0, begin) + table() + page.substring(end);
    if (Boolean.getBoolean("golden.record")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(expected);
  }

  private static String table() {
    StringBuilder table =
        new StringBuilder("| Java | stored | in a text key | example |\n|---|---|---|---|\n");
    for (Kind kind : Kind.values()) {
      rowsOf(kind).forEach(row -> table.append(row).append('\n'));
    }
    return table.toString();
  }

  /** The rows of a kind; none of what is in the row of another. */
  private static List<String> rowsOf(Kind kind) {
    return switch (kind) {
      case STRING ->
          List.of(row("`String`", "as it is, `lower`, `upper`, `escape`, `any`", kind, "aws"));
      case BOOLEAN -> List.of(row("`boolean`, `Boolean`", "`true`, `false`", kind, true));
      case BYTE -> List.of(row("`byte`, `Byte`", ANY_NUMBER, kind, (byte) -1));
      case SHORT -> List.of(row("`short`, `Short`", ANY_NUMBER, kind, (short) 2));
      case INT -> List.of(row("`int`, `Integer`", ANY_NUMBER, kind, 42));
      case LONG -> List.of(row("`long`, `Long`", ANY_NUMBER, kind, 42L));
      case FLOAT -> List.of(row("`float`, `Float`", ordered("0.1"), kind, 0.1f));
      case DOUBLE -> List.of(row("`double`, `Double`", ordered("0.1"), kind, 0.1));
      case BIG_INTEGER -> List.of(row("`BigInteger`", ANY_NUMBER, kind, BigInteger.TEN));
      case BIG_DECIMAL ->
          List.of(row("`BigDecimal`", ordered("-42.5"), kind, new BigDecimal("-42.50")));
      case INSTANT -> Stream.of(TimeFormat.values()).map(TypesPageTest::time).toList();
      case UUID ->
          List.of(
              row(
                  "`UUID`",
                  "its text",
                  kind,
                  java.util.UUID.fromString("0190a6c8-5f2e-7cc3-98c4-dc0c0c07398f")));
      case BYTES -> List.of(row("`byte[]`", "only a key of type B", kind, new byte[] {1, 2}));
      case ENUM ->
          List.of("| enum | S | its stored text | `\"open\"` of `@StoredAs(\"open\") OPEN` |");
      case SET ->
          List.of(
              row(
                  "`Set`, `SortedSet` of text",
                  "no",
                  new SetCodec<>(TextCodecs.string()),
                  Set.of("a")),
              row(
                  "`Set`, `SortedSet` of numbers",
                  "no",
                  new SetCodec<>(Codecs.intNumber()),
                  Set.of(1)),
              row(
                  "`Set` of `SdkBytes`, `ByteBuffer`",
                  "no",
                  new SetCodec<>(Codecs.sdkBytes()),
                  Set.of(SdkBytes.fromByteArray(new byte[] {1, 2}))));
      case LIST -> List.of(row("`List`", "no", new ListCodec<>(Codecs.intNumber()), List.of(1, 2)));
      case ARRAY -> List.of(row("an array", "no", ArrayCodecs.ints(), new int[] {1, 2}));
      case MAP ->
          List.of(
              row(
                  "`Map`, `SortedMap`",
                  "no",
                  new MapCodec<>(TimeCodecs.yearMonth(), Codecs.intNumber()),
                  Map.of(YearMonth.of(2024, 1), 7)));
      case RECORD -> List.of("| record | M | no | `{\"city\": {\"S\": \"Bern\"}}` |");
      case TUPLE ->
          List.of(
              "| record with `@Tuple` | L | no | `[{\"N\": 48.1}, {\"N\": 11.5}]` of"
                  + " `Position(latitude, longitude)` |");
      case UNION ->
          List.of(
              "| sealed interface of records | M | no | `{\"type\": {\"S\": \"Circle\"}, \"radius\":"
                  + " {\"N\": \"2\"}}` |");
      case ANY_OF ->
          List.of(
              "| the same with `@Union(discriminator = Union.NONE)` | each record as another type |"
                  + " no | `\"red\"` of `@Unwrapped record Named(String name)` |");
      case DOCUMENT ->
          List.of("| `Document` | as whatever it is | no | `{\"any\": {\"NULL\": true}}` |");
      case CONVERTED -> List.of("| any, by `@Convert` | as what the converter gives | as that | |");
      case TRANSFORMED ->
          List.of(
              "| text with `@Prefix`, `@Trim` | as it is, transformed | as it is | |",
              "| any with `@Compress`, `@Encrypt` | B | no | |");
      case EXTRAS ->
          List.of("| `Map<String, Document>` with `@Extras` | as attributes of their own | no | |");
      case LOCAL_TIME -> List.of(scalar(kind), cut(kind, TimeCodecs.localTime(TimeFormat.SECONDS)));
      case LOCAL_DATE_TIME ->
          List.of(scalar(kind), cut(kind, TimeCodecs.localDateTime(TimeFormat.SECONDS)));
      case OFFSET_DATE_TIME ->
          List.of(scalar(kind), cut(kind, TimeCodecs.offsetDateTime(TimeFormat.SECONDS)));
      case SORTED_SET, SORTED_MAP, UNWRAPPED -> List.of();
      default -> List.of(scalar(kind));
    };
  }

  private static String ordered(String number) {
    return "`ordered` (%s is `%s`), `descending`"
        .formatted(number, OrderedNumber.encode(new BigDecimal(number)));
  }

  private static String time(TimeFormat format) {
    String stored = format == TimeFormat.MILLIS ? "" : " with `@StoredTime(" + format + ")`";
    String inKey =
        switch (format) {
          case NANOS -> "`nanos`";
          case MILLIS -> "`millis`";
          case SECONDS -> "`seconds`";
          case TO_STRING -> "as it is; no order. `nanos`";
          case EPOCH -> "`epoch:pad(n)`";
          case EPOCH_MILLIS -> "`epochMillis:pad(n)`";
        };
    boolean isText = format != TimeFormat.EPOCH && format != TimeFormat.EPOCH_MILLIS;
    return row(
        "`Instant`" + stored,
        inKey + (isText ? ", `descending`" : ""),
        TimeCodecs.instant(format),
        Instant.parse("2024-01-15T08:00:00.123456789Z"));
  }

  @SuppressWarnings("unchecked") // The codec is one of the kind.
  private static String cut(Kind kind, ValueCodec<?> codec) {
    String name = ((ClassType) kind.javaType()).simpleName();
    return row(
        "`" + name + "` with `@StoredTime(SECONDS)`; `MILLIS` has three digits more",
        "as it is, `descending`",
        (ValueCodec<Object>) codec,
        sample(kind));
  }

  private static String scalar(Kind kind) {
    String inKey =
        switch (kind.form()) {
          case DIGITS -> "as it is, `descending`";
          case ORDERED, TEXT -> "as it is";
          case INTEGER -> "`pad(n)`, `reverse(n)`, `ordered`, `descending`";
          case DECIMAL -> "`ordered`, `descending`";
          case BINARY -> "only a key of type B";
          default -> throw new AssertionError(kind);
        };
    String name =
        kind == Kind.CHARACTER
            ? "`char`, `Character`"
            : "`" + ((ClassType) kind.javaType()).simpleName() + "`";
    name += kind.isShortForm() ? " with `@StoredTime(TO_STRING)`" : "";
    String note = kind.form().isOrdered() ? "" : "; no order";
    return row(name, inKey + note, kind, sample(kind));
  }

  private static String row(String type, String inKey, Kind kind, Object sample) {
    return row(type, inKey, codec(kind), sample);
  }

  @SuppressWarnings("unchecked")
  private static ValueCodec<Object> codec(Kind kind) {
    String codec = kind.codec();
    int dot = codec.indexOf('.');
    try {
      Class<?> type = Class.forName(Codecs.class.getPackageName() + "." + codec.substring(0, dot));
      return (ValueCodec<Object>) type.getMethod(codec.substring(dot + 1)).invoke(null);
    } catch (ReflectiveOperationException missing) {
      throw new LinkageError(missing.getMessage(), missing);
    }
  }

  private static Object sample(Kind kind) {
    return switch (kind) {
      case LOCAL_DATE -> LocalDate.of(2024, 1, 15);
      case LOCAL_TIME, SHORT_LOCAL_TIME -> LocalTime.of(8, 0);
      case LOCAL_DATE_TIME, SHORT_LOCAL_DATE_TIME -> LocalDateTime.of(2024, 1, 15, 8, 0);
      case OFFSET_DATE_TIME -> OffsetDateTime.parse("2024-01-15T09:00+01:00");
      case ZONED_DATE_TIME -> ZonedDateTime.of(2024, 1, 15, 9, 0, 0, 0, ZoneId.of("Europe/Zurich"));
      case YEAR_MONTH -> YearMonth.of(2024, 1);
      case MONTH_DAY -> MonthDay.of(1, 15);
      case YEAR -> Year.of(2024);
      case DURATION -> Duration.ofMillis(-1500);
      case PERIOD -> Period.of(1, 2, 3);
      case ZONE_ID -> ZoneId.of("Europe/Zurich");
      case ZONE_OFFSET -> ZoneOffset.ofHours(2);
      case CHARACTER -> 'x';
      case URI -> URI.create("https://example.com/a");
      case URL -> url();
      case LOCALE -> Locale.forLanguageTag("de-CH");
      case CURRENCY -> Currency.getInstance("CHF");
      case BYTE_BUFFER -> ByteBuffer.wrap(new byte[] {1, 2});
      case SDK_BYTES -> SdkBytes.fromByteArray(new byte[] {1, 2});
      default -> throw new AssertionError(kind + " has no sample");
    };
  }

  private static URL url() {
    try {
      return URI.create("https://example.com/a").toURL();
    } catch (IOException malformed) {
      throw new AssertionError(malformed);
    }
  }

  private static <T> String row(String type, String inKey, ValueCodec<T> codec, T sample) {
    AttributeValue value = Objects.requireNonNull(codec.encode(sample));
    return "| %s | %s | %s | `%s` |".formatted(type, value.type(), inKey, text(value));
  }

  private static String text(AttributeValue value) {
    return switch (value.type()) {
      case S -> "\"" + value.s() + "\"";
      case N -> value.n();
      case B -> "0x" + HexFormat.of().formatHex(value.b().asByteArray());
      case BOOL -> value.bool().toString();
      case SS -> value.ss().toString();
      case NS -> value.ns().toString();
      case BS -> "[0x" + HexFormat.of().formatHex(value.bs().get(0).asByteArray()) + "]";
      case L -> list(value.l());
      case M -> map(value.m());
      default -> throw new AssertionError(value);
    };
  }

  private static String list(List<AttributeValue> values) {
    List<String> texts = new ArrayList<>();
    values.forEach(value -> texts.add("{\"%s\": %s}".formatted(value.type(), text(value))));
    return texts.toString();
  }

  private static String map(Map<String, AttributeValue> values) {
    List<String> texts = new ArrayList<>();
    values.forEach(
        (key, value) ->
            texts.add("\"%s\": {\"%s\": %s}".formatted(key, value.type(), text(value))));
    return "{" + String.join(", ", texts) + "}";
  }
}
