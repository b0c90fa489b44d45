package dev.singlet.processor.model.value;

import dev.singlet.processor.model.type.ArrayType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.type.PrimitiveType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
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
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Stream;

/**
 * The kinds of values that attributes can have, a row for each. The row has everything that depends
 * on the kind alone. Classes of codecs are those of {@code dev.singlet.runtime.codec}.
 */
public enum Kind {
  STRING(
      new KindRow(Form.STRING, String.class, "TextCodecs.string")
          .direct("string")
          .checked("text")
          .attribute("TextAttribute")
          .literal("text", text -> true)),
  BOOLEAN(
      new KindRow(Form.BOOLEAN, Boolean.class, "Codecs.bool")
          .direct("bool")
          .sample("true", "false")
          .mapKey("TextCodecs.boolKey")
          .literal(
              "boolean. Write true or false", text -> text.equals("true") || text.equals("false"))),
  CHARACTER(
      new KindRow(Form.ORDERED, Character.class, "TextCodecs.character")
          .fixed("a", "b", "c")
          .literal("single char", Literal::isCharacter)),

  BYTE(KindRow.number(Form.INTEGER, Byte.class, "byteNumber", "byteKey").direct("byteValue")),
  SHORT(KindRow.number(Form.INTEGER, Short.class, "shortNumber", "shortKey").direct("shortValue")),
  INT(
      KindRow.number(Form.INTEGER, Integer.class, "intNumber", "intKey")
          .direct("intValue")
          .json("int32")),
  LONG(
      KindRow.number(Form.INTEGER, Long.class, "longNumber", "longKey")
          .direct("longValue")
          .json("int64")),
  FLOAT(
      KindRow.number(Form.DECIMAL, Float.class, "floatNumber", "floatKey")
          .direct("floatValue")
          .checked("number")
          .json("float")
          .readOtherwise()),
  DOUBLE(
      KindRow.number(Form.DECIMAL, Double.class, "doubleNumber", "doubleKey")
          .direct("doubleValue")
          .checked("number")
          .json("double")
          .readOtherwise()),
  BIG_INTEGER(
      KindRow.number(Form.INTEGER, BigInteger.class, "bigInteger", "bigIntegerKey")
          .direct("bigInteger")
          .checked("number")),
  BIG_DECIMAL(
      KindRow.number(Form.DECIMAL, BigDecimal.class, "bigDecimal", "bigDecimalKey")
          .sample("1.5", "2.5", "3.5")
          .direct("bigDecimal")
          .checked("number")
          .readOtherwise()),

  ENUM(new KindRow(Form.CODE).checked("")),

  INSTANT(
      new KindRow(Form.TIME, Instant.class, "TimeCodecs.instant")
          .direct("instant")
          .checked("time")),
  LOCAL_DATE(
      new KindRow(Form.DIGITS, LocalDate.class, "TimeCodecs.localDate")
          .fixed("2024-01-15", "2025-02-16", "2026-03-17")
          .json("date")
          .literal("date. Write 2024-01-15", text -> Literal.hasYear(LocalDate.parse(text)))),
  LOCAL_TIME(
      new KindRow(Form.DIGITS, LocalTime.class, "TimeCodecs.localTime")
          .fixed("08:00:00.000000000", "12:15:00.000000000", "18:45:00.000000000")
          .parsed("time of day. Write 08:00 or 08:00:00.000", LocalTime::parse)
          .storedOtherwise()),
  LOCAL_DATE_TIME(
      new KindRow(Form.DIGITS, LocalDateTime.class, "TimeCodecs.localDateTime")
          .fixed(
              "2024-01-15T08:00:00.000000000",
              "2025-02-16T12:15:00.000000000",
              "2026-03-17T18:45:00.000000000")
          .literal(
              "date with a time. Write 2024-01-15T08:00:00",
              text -> Literal.hasYear(LocalDateTime.parse(text)))
          .storedOtherwise()),
  SHORT_LOCAL_TIME(
      new KindRow(Form.ORDERED, LocalTime.class, "TimeCodecs.shortLocalTime")
          .sample("08:00:00.000000000", "12:15", "18:45")
          .parsed("time of day. Write 08:00 or 08:00:00.000", LocalTime::parse)
          .storedOtherwise()
          .shortFormOf("localTime")),
  SHORT_LOCAL_DATE_TIME(
      new KindRow(Form.ORDERED, LocalDateTime.class, "TimeCodecs.shortLocalDateTime")
          .sample("2024-01-15T08:00:00.000000000", "2025-02-16T12:15", "2026-03-17T18:45")
          .literal(
              "date with a time. Write 2024-01-15T08:00:00",
              text -> Literal.hasYear(LocalDateTime.parse(text)))
          .storedOtherwise()
          .shortFormOf("localDateTime")),
  OFFSET_DATE_TIME(
      new KindRow(Form.DIGITS, OffsetDateTime.class, "TimeCodecs.offsetDateTime")
          .fixed("2024-01-15T08:00:00.000000000Z", "2025-02-16T12:15:00.000000000Z")
          .json("date-time")
          .literal(
              "time with an offset. Write 2024-01-15T08:00:00+01:00",
              text ->
                  Literal.hasYear(OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC)))
          .storedOtherwise()
          .readOtherwise()),
  ZONED_DATE_TIME(
      new KindRow(Form.ORDERED, ZonedDateTime.class, "TimeCodecs.zonedDateTime")
          .sample(
              "2024-01-15T08:00:00.000000000+01:00[Europe/Paris]",
              "2025-02-16T12:15:00.000000000Z[UTC]")
          .literal(
              "time with a zone. Write 2024-01-15T08:00:00+01:00[Europe/Paris]",
              text ->
                  Literal.hasYear(ZonedDateTime.parse(text).withZoneSameInstant(ZoneOffset.UTC)))
          .storedOtherwise()),
  YEAR_MONTH(
      new KindRow(Form.DIGITS, YearMonth.class, "TimeCodecs.yearMonth")
          .fixed("2024-01", "2025-02", "2026-03")
          .literal("month. Write 2024-01", text -> Literal.hasYear(YearMonth.parse(text)))),
  MONTH_DAY(
      new KindRow(Form.DIGITS, MonthDay.class, "TimeCodecs.monthDay")
          .fixed("--01-15", "--02-16", "--03-17")
          .parsed("day of a year. Write --01-15", MonthDay::parse)),
  YEAR(
      new KindRow(Form.INTEGER, Year.class, "TimeCodecs.year")
          .number("TimeCodecs.number")
          .literal("year. Write 2024", text -> Literal.hasYear(Year.parse(text)))
          .storedOtherwise()),
  DURATION(
      new KindRow(Form.DECIMAL, Duration.class, "TimeCodecs.duration")
          .number("TimeCodecs.seconds")
          .sample("1.5", "60", "3600")
          .parsed("duration. Write PT1H30M or P2DT0.5S", Duration::parse)
          .storedOtherwise()),
  PERIOD(
      new KindRow(Form.TEXT, Period.class, "TimeCodecs.period")
          .sample("P1M", "P1Y", "P2Y")
          .parsed("period. Write P1Y2M3D", Period::parse)),
  ZONE_ID(
      new KindRow(Form.TEXT, ZoneId.class, "TimeCodecs.zoneId")
          .sample("Europe/Paris", "America/New_York", "UTC")
          .parsed("time zone. Write Europe/Paris", ZoneId::of)),
  ZONE_OFFSET(
      new KindRow(Form.TEXT, ZoneOffset.class, "TimeCodecs.zoneOffset")
          .sample("+01:00", "-05:00", "Z")
          .parsed("offset. Write +01:00 or Z", ZoneOffset::of)),

  UUID(
      new KindRow(Form.CODE, java.util.UUID.class, "TextCodecs.uuid")
          .direct("uuid")
          .fixed("00000000-0000-0000-0000-00000000000a")
          .json("uuid")
          .literal("UUID. Write all of its 36 characters, in lower case", Literal::isUuid)),
  URI(
      new KindRow(Form.TEXT, java.net.URI.class, "TextCodecs.uri")
          .sample("https://example.com/", "https://example.com/a", "https://example.com/b")
          .json("uri")
          .parsed("URI. Write https://example.com/", java.net.URI::create)),
  URL(
      new KindRow(Form.TEXT, java.net.URL.class, "TextCodecs.url")
          .sample("https://example.com/", "https://example.com/a", "https://example.com/b")
          .json("uri")
          .literal(
              "URL of a protocol that Java knows. Write https://example.com/", Literal::isUrl)),
  LOCALE(
      new KindRow(Form.TEXT, Locale.class, "TextCodecs.locale")
          .sample("en-GB", "de-DE", "pt-PT")
          .parsed(
              "BCP 47 language tag. Write en-GB",
              text -> new Locale.Builder().setLanguageTag(text).build())),
  CURRENCY(
      new KindRow(Form.TEXT, Currency.class, "TextCodecs.currency")
          .fixed("EUR", "USD", "GBP")
          .parsed("ISO 4217 code. Write EUR", Currency::getInstance)),

  BYTES(
      new KindRow(Form.BINARY, new ArrayType(PrimitiveType.BYTE), "Codecs.bytes")
          .direct("bytes")
          .attribute("BinaryAttribute")),
  BYTE_BUFFER(new KindRow(Form.BINARY, ByteBuffer.class, "Codecs.byteBuffer")),
  SDK_BYTES(new KindRow(Form.BINARY, "software.amazon.awssdk.core", "SdkBytes", "Codecs.sdkBytes")),

  DOCUMENT(
      new KindRow(Form.COMPOUND, "dev.singlet.value", "Document", "")
          .attribute("DocumentAttribute")),
  RECORD(new KindRow(Form.COMPOUND)),
  TUPLE(new KindRow(Form.COMPOUND)),
  UNWRAPPED(new KindRow(Form.COMPOUND)),
  UNION(new KindRow(Form.COMPOUND)),
  ANY_OF(new KindRow(Form.COMPOUND).attribute("AnyOfAttribute")),
  LIST(new KindRow(Form.COMPOUND, List.class, "ListCodec").attribute("ListAttribute")),
  SET(new KindRow(Form.COMPOUND, Set.class, "SetCodec").attribute("SetAttribute")),
  SORTED_SET(
      new KindRow(Form.COMPOUND, SortedSet.class, "SortedSetCodec")
          .attribute("SetAttribute")
          .readOtherwise()),
  MAP(new KindRow(Form.COMPOUND, Map.class, "MapCodec").attribute("MapAttribute")),
  SORTED_MAP(
      new KindRow(Form.COMPOUND, SortedMap.class, "SortedMapCodec")
          .attribute("MapAttribute")
          .readOtherwise()),
  ARRAY(new KindRow(Form.COMPOUND)),
  CONVERTED(new KindRow(Form.COMPOUND)),
  TRANSFORMED(new KindRow(Form.COMPOUND)),
  EXTRAS(new KindRow(Form.COMPOUND).checked(""));

  @SuppressWarnings("ImmutableEnumChecker") // Nothing changes a row once it is made.
  private final KindRow row;

  Kind(KindRow row) {
    this.row = row;
  }

  /** Returns the kind of the type with a qualified name, if the name determines it. */
  public static Optional<Kind> of(String typeName) {
    return Stream.of(values())
        .filter(kind -> typeName.equals(String.valueOf(kind.row.javaType)))
        .findFirst();
  }

  /** Returns the stored form. */
  public Form form() {
    return row.form;
  }

  /** Returns the Java type, boxed. Only for a kind that has one type. */
  public JavaType javaType() {
    return Objects.requireNonNull(row.javaType);
  }

  /**
   * Returns the codec: a class, or a method that makes it, as {@code Class.method}; empty if it is
   * made of more than the kind.
   */
  public String codec() {
    return row.codec;
  }

  /** Returns its codec as a key of a map, as {@code Class.method}. */
  public String mapKeyCodec() {
    return row.mapKeyCodec.isEmpty() ? row.codec : row.mapKeyCodec;
  }

  /** Returns whether readers and writers of items handle it, so that it needs no codec. */
  public boolean isDirect() {
    return !row.reader.isEmpty();
  }

  /** Returns the method of item readers for it. */
  public String reader() {
    return row.reader;
  }

  /** Returns the method of item writers for it. */
  public String writer() {
    return isNumber() ? "number" : row.reader;
  }

  /** Returns the method that refuses a value that can't be stored; empty if there is none. */
  public String check() {
    return row.check;
  }

  /** Returns the class of its attributes in expressions. */
  public String attribute() {
    return !row.attribute.isEmpty()
        ? row.attribute
        : row.form.isOrdered() ? "OrderedAttribute" : "ScalarAttribute";
  }

  /** Returns texts of different values, if its texts are not free; otherwise none. */
  public List<String> samples() {
    return row.samples;
  }

  /** Returns whether all its texts have the width of the sample, and its punctuation. */
  public boolean isFixedWidth() {
    return row.isFixedWidth;
  }

  /** Returns whether it is another form of a kind, with as many digits of a second as it needs. */
  public boolean isShortForm() {
    return !row.shortFormOf.isEmpty();
  }

  /** Returns its name in the descriptor, which its form with fewer digits shares. */
  public String described() {
    return isShortForm() ? row.shortFormOf : Spelling.camelCase(name());
  }

  /** Returns the name of its format in JSON Schema; empty for none. */
  public String jsonFormat() {
    return row.jsonFormat;
  }

  /**
   * Returns the method that turns it into a number for a key, as {@code Class.method}; empty if it
   * is a number.
   */
  public String numberMethod() {
    return row.numberMethod;
  }

  /**
   * Returns the form of its defaults; empty if it has no text, or if the form depends on the
   * component.
   */
  public Optional<Literal> literal() {
    return Optional.ofNullable(row.literal);
  }

  /** Returns whether the text of a default is the stored text, or leads to it. */
  public boolean isStoredAsWritten() {
    return !row.isStoredOtherwise;
  }

  /** Returns whether a value can be read in another form than it was given. */
  public boolean isReadOtherwise() {
    return row.isReadOtherwise;
  }

  /** Returns whether it is a numeric type of Java. */
  public boolean isNumber() {
    return row.attribute.equals(KindRow.NUMBER_ATTRIBUTE);
  }

  /** Returns whether it is a numeric type without a fraction. */
  public boolean isInteger() {
    return isNumber() && row.form == Form.INTEGER;
  }

  /** Returns whether it is an integer that fits a {@code long}. */
  public boolean isFixed() {
    return isInteger() && this != BIG_INTEGER;
  }

  /** Returns whether it is a floating-point number, which has no exact decimal form. */
  public boolean isFloating() {
    return this == FLOAT || this == DOUBLE;
  }

  public boolean isSet() {
    return this == SET || this == SORTED_SET;
  }

  public boolean isMap() {
    return this == MAP || this == SORTED_MAP;
  }

  /** Returns whether a set of DynamoDB can hold it. */
  public boolean fitsSet() {
    return row.form != Form.BOOLEAN && row.form != Form.COMPOUND && this != BYTES;
  }
}
