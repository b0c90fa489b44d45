package dev.singlet.tools.trino;

import io.trino.sql.parser.ParsingOptions;
import io.trino.sql.parser.SqlParser;
import io.trino.sql.tree.CreateView;
import io.trino.sql.tree.QuerySpecification;
import io.trino.sql.tree.SingleColumn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A view over lines of an export. Trino parses its statement. The values are computed here, because
 * Trino itself is large and takes seconds to start.
 */
public final class TrinoView {

  private final CreateView statement;
  private final QuerySpecification query;

  private TrinoView(CreateView statement) {
    this.statement = statement;
    this.query = (QuerySpecification) statement.getQuery().getQueryBody();
  }

  /** Parses a statement that creates a view. */
  public static TrinoView of(String sql) {
    return new TrinoView((CreateView) new SqlParser().createStatement(sql, new ParsingOptions()));
  }

  public String name() {
    return statement.getName().toString();
  }

  /** Returns the rows that it makes of lines, each by column. */
  public List<Map<String, Object>> rows(List<String> lines) {
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String line : lines) {
      Evaluation evaluation = new Evaluation(Map.of("line", line));
      if (evaluation.isTrue(query.getWhere().orElseThrow())) {
        Map<String, Object> row = new LinkedHashMap<>();
        query
            .getSelect()
            .getSelectItems()
            .forEach(
                item -> {
                  SingleColumn column = (SingleColumn) item;
                  String name = column.getAlias().orElseThrow().getValue();
                  row.put(name, evaluation.of(column.getExpression()));
                });
        rows.add(row);
      }
    }
    return rows;
  }
}
