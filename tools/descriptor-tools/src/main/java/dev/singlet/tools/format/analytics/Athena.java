package dev.singlet.tools.format.analytics;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.ExportedFile;
import dev.singlet.tools.export.Exporter;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of Athena over an export of the DynamoDB table to S3, and a view for each entity. Each
 * file is one statement, because Athena takes one at a time.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html">Files
 *     of an export</a>
 */
public final class Athena implements Exporter {

  @Override
  public String format() {
    return "athena";
  }

  @Override
  public String summary() {
    return "A view of Athena for each entity, over an export to S3";
  }

  @Override
  public List<ExportedFile> export(Export export) {
    TableDescriptor table = export.table();
    List<ExportedFile> files = new ArrayList<>();
    files.add(new ExportedFile("create.sh", script(table)));
    files.add(new ExportedFile("create-table.sql", createTable(table)));
    for (EntityView view : EntityView.of(table, new AthenaSql())) {
      files.add(new ExportedFile("views/" + view.name() + ".sql", view.sql()));
    }
    return files;
  }

  @Override
  public List<String> warnings(Export export) {
    return EntityView.of(export.table(), new AthenaSql()).stream()
        .flatMap(view -> view.warnings().stream())
        .toList();
  }

  /** Control characters are escaped in JSON, so the delimiter is in no line. */
  private static String createTable(TableDescriptor table) {
    return """
    CREATE EXTERNAL TABLE IF NOT EXISTS `%s` (
      `%s` string
    )
    ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\001'
    STORED AS TEXTFILE
    LOCATION 's3://BUCKET/PREFIX/AWSDynamoDB/EXPORT-ID/data/'
    """
        .formatted(EntityView.tableName(table), AthenaSql.LINE);
  }

  private static String script(TableDescriptor table) {
    return """
    #!/bin/sh
    # Creates the table and the views in a database of Athena. A table of an older export is
    # replaced, which deletes no data. More arguments go to `aws athena start-query-execution`.
    set -eu
    if [ $# -lt 2 ]; then
      echo "Usage: create.sh s3://BUCKET/PREFIX/AWSDynamoDB/EXPORT-ID/data/ DATABASE [OPTION...]" >&2
      exit 2
    fi
    location=${1%%/}/
    database=$2
    shift 2
    cd "$(dirname "$0")"

    run() {
      sql=$1
      shift
      id=$(aws athena start-query-execution --query-string "$sql" \\
        --query-execution-context "Database=$database" \\
        --query QueryExecutionId --output text "$@")
      while :; do
        state=$(aws athena get-query-execution --query-execution-id "$id" \\
          --query QueryExecution.Status.State --output text)
        case $state in
          SUCCEEDED) return ;;
          FAILED | CANCELLED)
            aws athena get-query-execution --query-execution-id "$id" \\
              --query QueryExecution.Status.StateChangeReason --output text >&2
            exit 1
            ;;
        esac
        sleep 1
      done
    }

    run 'DROP TABLE IF EXISTS `%s`' "$@"
    run "$(sed '/^LOCATION/d' create-table.sql)
    LOCATION '$location'" "$@"
    for view in views/*.sql; do
      run "$(cat "$view")" "$@"
    done
    """
        .formatted(EntityView.tableName(table));
  }
}
