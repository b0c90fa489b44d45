package dev.singlet.processor.model;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The types of Java's library that are stored as one value, besides those with code of their own.
 */
public enum ScalarKind {
  LOCAL_DATE("java.time.LocalDate", "TimeCodecs.localDate", Form.DIGITS, 10),
  LOCAL_TIME("java.time.LocalTime", "TimeCodecs.localTime", Form.DIGITS, 18),
  LOCAL_DATE_TIME("java.time.LocalDateTime", "TimeCodecs.localDateTime", Form.DIGITS, 29),
  OFFSET_DATE_TIME("java.time.OffsetDateTime", "TimeCodecs.offsetDateTime", Form.DIGITS, 30),
  ZONED_DATE_TIME("java.time.ZonedDateTime", "TimeCodecs.zonedDateTime", Form.ORDERED, 0),
  YEAR_MONTH("java.time.YearMonth", "TimeCodecs.yearMonth", Form.DIGITS, 7),
  MONTH_DAY("java.time.MonthDay", "TimeCodecs.monthDay", Form.DIGITS, 7),
  YEAR("java.time.Year", "TimeCodecs.year", Form.INTEGER, 0),
  DURATION("java.time.Duration", "TimeCodecs.duration", Form.DECIMAL, 0),
  PERIOD("java.time.Period", "TimeCodecs.period", Form.TEXT, 0),
  ZONE_ID("java.time.ZoneId", "TimeCodecs.zoneId", Form.TEXT, 0),
  ZONE_OFFSET("java.time.ZoneOffset", "TimeCodecs.zoneOffset", Form.TEXT, 0),
  CHARACTER("java.lang.Character", "TextCodecs.character", Form.ORDERED, 1),
  URI("java.net.URI", "TextCodecs.uri", Form.TEXT, 0),
  URL("java.net.URL", "TextCodecs.url", Form.TEXT, 0),
  LOCALE("java.util.Locale", "TextCodecs.locale", Form.TEXT, 0),
  CURRENCY("java.util.Currency", "TextCodecs.currency", Form.TEXT, 3),
  BYTE_BUFFER("java.nio.ByteBuffer", "Codecs.byteBuffer", Form.BINARY, 0),
  SDK_BYTES("software.amazon.awssdk.core.SdkBytes", "Codecs.sdkBytes", Form.BINARY, 0);

  /** What a value is stored as. */
  public enum Form {
    /** Text of a fixed width, whose order is that of its digits and of the values. */
    DIGITS,
    /** Text whose order is that of the values. */
    ORDERED,
    /** Text without an order. */
    TEXT,
    /** A number without a fraction. */
    INTEGER,
    /** A number. */
    DECIMAL,
    /** Bytes. */
    BINARY
  }

  private final String javaType;
  private final String codec;
  private final Form form;
  private final int width;

  ScalarKind(String javaType, String codec, Form form, int width) {
    this.javaType = javaType;
    this.codec = codec;
    this.form = form;
    this.width = width;
  }

  /** The kind of a type of a qualified name. */
  public static Optional<ScalarKind> of(String typeName) {
    return Stream.of(values()).filter(kind -> kind.javaType.equals(typeName)).findFirst();
  }

  public ClassType javaType() {
    int dot = javaType.lastIndexOf('.');
    return ClassType.of(javaType.substring(0, dot), javaType.substring(dot + 1));
  }

  /** The class that makes its codec. */
  public ClassType codecClass() {
    return ClassType.of("dev.singlet.generated.item", codec.substring(0, codec.indexOf('.')));
  }

  /** The method of that class. */
  public String codecMethod() {
    return codec.substring(codec.indexOf('.') + 1);
  }

  public Form form() {
    return form;
  }

  /** How many characters its text always has; 0 if that varies. */
  public int width() {
    return width;
  }

  /** Whether it is stored as S. */
  public boolean isText() {
    return form == Form.DIGITS || form == Form.ORDERED || form == Form.TEXT;
  }

  /** Whether the order of what is stored is that of the values. */
  public boolean isOrdered() {
    return form != Form.TEXT;
  }

  /** The type as it is declared. */
  public JavaType declared(boolean isPrimitive) {
    return isPrimitive ? javaType().unbox() : javaType();
  }
}
