package dev.singlet.tools.format.analytics;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;

/**
 * The SQL of Redshift. A line of the export is a value of type SUPER, and its values are reached by
 * their names.
 *
 * @see <a href="https://docs.aws.amazon.com/redshift/latest/dg/query-super.html">Querying
 *     semistructured data</a>
 */
final class RedshiftSql implements Dialect {

  /** The column that holds a line of the export. */
  static final String LINE = "line";

  /** The longest text that Redshift is set up for: 65,535 bytes, or 16,000,000. */
  private static final String VARCHAR = "::varchar(max)";

  @Override
  public Path item() {
    return Path.of(LINE).member("Item");
  }

  @Override
  public String text(Path path) {
    return value(path) + VARCHAR;
  }

  @Override
  public String flag(Path path) {
    return value(path) + "::boolean";
  }

  @Override
  public String isThere(Path path) {
    return value(path) + " IS NOT NULL";
  }

  @Override
  public String typed(String text, SqlType type) {
    return switch (type.kind()) {
      case TEXT -> text;
      case BOOLEAN -> text + "::boolean";
      case BYTES -> "to_varbyte(" + text + ", 'base64')";
      case SMALLINT -> text + "::smallint";
      case INTEGER -> text + "::integer";
      case BIGINT -> text + "::bigint";
      case REAL -> text + "::real";
      case DOUBLE -> text + "::double precision";
      case DECIMAL -> text + "::decimal(" + type.precision() + ", " + type.scale() + ")";
      case DATE -> text + "::date";
      // Six digits of a second are the most that a timestamp has.
      case TIMESTAMP, FINE_TIMESTAMP ->
          "substring(translate(" + text + ", 'TZ', ' '), 1, 26)::timestamp";
      case EPOCH_SECONDS -> sinceEpoch(text, "");
      case EPOCH_MILLIS -> sinceEpoch(text, " / 1000.0");
    };
  }

  /** Returns a timestamp. Stored numbers can have a fraction, which reads cut off. */
  private static String sinceEpoch(String text, String divisor) {
    return "timestamp 'epoch' + floor("
        + text
        + "::decimal(28, 9))::bigint"
        + divisor
        + " * interval '1 second'";
  }

  @Override
  public String from(String text, int character) {
    return "substring(" + text + ", " + character + ")";
  }

  @Override
  public String whole(Path path, StoredType type, EntityDescriptor entity) {
    String member = SqlType.member(type);
    return value(member.equals("ANY") ? path : path.member(member));
  }

  @Override
  public String emptySet(StoredType type) {
    return "array()";
  }

  @Override
  public String document(Path path) {
    return value(path);
  }

  /** Uses Perl's dialect, because that of POSIX has no shortest matches. */
  @Override
  public String matches(String text, String regex) {
    return "regexp_instr(" + text + ", " + literal(regex) + ", 1, 1, 0, 'p') > 0";
  }

  @Override
  public String extracted(String text, String regex) {
    return "nullif(regexp_substr(" + text + ", " + literal(regex) + ", 1, 1, 'ep'), '')";
  }

  @Override
  public String literal(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'";
  }

  private static String value(Path path) {
    StringBuilder value = new StringBuilder(path.root());
    for (Path.Step step : path.steps()) {
      if (step.element() >= 0) {
        value.append('[').append(step.element()).append(']');
      } else {
        value.append('.').append(Dialect.quoted(step.member()));
      }
    }
    return value.toString();
  }
}
