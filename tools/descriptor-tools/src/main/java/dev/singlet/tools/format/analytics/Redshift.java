package dev.singlet.tools.format.analytics;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table of Redshift into which an export of the DynamoDB table to S3 is loaded, and a view for
 * each entity.
 *
 * @see <a href="https://docs.aws.amazon.com/redshift/latest/dg/copy_json.html">Loading JSON into
 *     SUPER columns</a>
 */
public final class Redshift implements Exporter {

  /**
   * Keeps the case of attributes, so that they are found. A view keeps the second setting, which it
   * was created with.
   *
   * @see <a
   *     href="https://docs.aws.amazon.com/redshift/latest/dg/r_enable_case_sensitive_super_attribute.html">enable_case_sensitive_super_attribute</a>
   */
  private static final String SETTINGS =
      """
      SET enable_case_sensitive_identifier TO true;
      SET enable_case_sensitive_super_attribute TO true;
      """;

  @Override
  public String format() {
    return "redshift";
  }

  @Override
  public String summary() {
    return "A view of Redshift for each entity, over an export to S3 that is loaded";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    String views =
        EntityView.of(table, new RedshiftSql()).stream()
            .map(view -> "\n" + view.sql() + ";\n")
            .collect(Collectors.joining());
    return List.of(
        new ExportedFile("load.sql", load(table)), new ExportedFile("views.sql", SETTINGS + views));
  }

  @Override
  public List<String> warnings(Export export) {
    return EntityView.of(export.table(), new RedshiftSql()).stream()
        .flatMap(view -> view.warnings().stream())
        .toList();
  }

  private static String load(TableDescriptor table) {
    String name = Dialect.quoted(EntityView.tableName(table));
    return """
    CREATE TABLE IF NOT EXISTS %s (%s super);

    -- Items of an older export go, so that the views show one export.
    TRUNCATE %s;

    COPY %s
    FROM 's3://BUCKET/PREFIX/AWSDynamoDB/EXPORT-ID/data/'
    IAM_ROLE default
    FORMAT JSON 'noshred'
    GZIP;
    """
        .formatted(name, RedshiftSql.LINE, name, name);
  }
}
