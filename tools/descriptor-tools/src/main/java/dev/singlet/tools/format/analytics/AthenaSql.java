package dev.singlet.tools.format.analytics;

import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.StoredType;

/**
 * The SQL of Athena, which is that of Trino. A line of the export is one text, and its values are
 * taken out of it by JSON paths.
 *
 * @see <a href="https://trino.io/docs/current/functions/json.html">JSON functions of Trino</a>
 */
final class AthenaSql implements Dialect {

  /** The column that holds a line of the export. */
  static final String LINE = "line";

  @Override
  public Path item() {
    return Path.of(LINE).member("Item");
  }

  @Override
  public String text(Path path) {
    return "json_extract_scalar(" + arguments(path) + ")";
  }

  @Override
  public String flag(Path path) {
    return typed(text(path), SqlType.BOOLEAN);
  }

  @Override
  public String isThere(Path path) {
    return json(path) + " IS NOT NULL";
  }

  @Override
  public String typed(String text, SqlType type) {
    return switch (type.kind()) {
      case TEXT -> text;
      case BYTES -> "from_base64(" + text + ")";
      case TIMESTAMP, FINE_TIMESTAMP -> timestamp(text);
      case EPOCH_SECONDS -> sinceEpoch(text, "1");
      case EPOCH_MILLIS -> sinceEpoch(text, "0.001");
      default -> "CAST(" + text + " AS " + name(type) + ")";
    };
  }

  /**
   * Returns a timestamp without a zone. Views of Athena have no timestamps with zones, and Athena
   * doesn't cast these. Its timestamps have three digits of a second, and a cast would round.
   */
  private static String timestamp(String text) {
    return "CAST(substr(translate(" + text + ", 'TZ', ' '), 1, 23) AS timestamp(3))";
  }

  /**
   * Returns a timestamp. Stored numbers can have a fraction, which reads cut off. Functions that
   * add to a date take no more than 32 bits.
   */
  private static String sinceEpoch(String text, String unit) {
    return "TIMESTAMP '1970-01-01 00:00:00.000' + CAST(floor(CAST("
        + text
        + " AS decimal(28, 9))) AS bigint) * INTERVAL '"
        + unit
        + "' SECOND";
  }

  /** Returns the name of a type. */
  static String name(SqlType type) {
    return switch (type.kind()) {
      case TEXT -> "varchar";
      case BYTES -> "varbinary";
      case TIMESTAMP, FINE_TIMESTAMP, EPOCH_SECONDS, EPOCH_MILLIS -> "timestamp(3)";
      case DECIMAL -> "decimal(" + type.precision() + ", " + type.scale() + ")";
      case BOOLEAN -> "boolean";
      case SMALLINT -> "smallint";
      case INTEGER -> "integer";
      case BIGINT -> "bigint";
      case REAL -> "real";
      case DOUBLE -> "double";
      case DATE -> "date";
    };
  }

  @Override
  public String from(String text, int character) {
    return "substr(" + text + ", " + character + ")";
  }

  @Override
  public String whole(Path path, StoredType type, EntityDescriptor entity) {
    return new AthenaElements(this, entity).value(path, type).sql();
  }

  @Override
  public String emptySet(StoredType type) {
    return "CAST(ARRAY[] AS " + AthenaElements.setType(type) + ")";
  }

  @Override
  public String document(Path path) {
    return "json_format(" + json(path) + ")";
  }

  @Override
  public String matches(String text, String regex) {
    return "regexp_like(" + text + ", " + literal(regex) + ")";
  }

  @Override
  public String extracted(String text, String regex) {
    return "regexp_extract(" + text + ", " + literal(regex) + ", 1)";
  }

  @Override
  public String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  /** Returns a value as JSON. */
  String json(Path path) {
    return path.steps().isEmpty() ? path.root() : "json_extract(" + arguments(path) + ")";
  }

  private String arguments(Path path) {
    StringBuilder json = new StringBuilder("$");
    for (Path.Step step : path.steps()) {
      if (step.element() >= 0) {
        json.append('[').append(step.element()).append(']');
      } else if (step.member().matches("[A-Za-z_][A-Za-z0-9_]*")) {
        json.append('.').append(step.member());
      } else {
        String escaped = step.member().replace("\\", "\\\\").replace("\"", "\\\"");
        json.append("[\"").append(escaped).append("\"]");
      }
    }
    return path.root() + ", " + literal(json.toString());
  }
}
