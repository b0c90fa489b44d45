package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import dev.singlet.tools.analysis.Findings;
import dev.singlet.tools.cli.FlatsTable;
import dev.singlet.tools.report.Report;
import dev.singlet.tools.report.ReportOptions;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;
import org.junit.jupiter.api.Test;

/** A parser of GitHub's Markdown reads the document. */
class MarkdownTest {

  @Test
  void aTableOfEachSectionHoldsTheModel() {
    Map<String, List<List<String>>> tables =
        tables(ExampleModel.GITHUB.export("markdown", "GitHubTable.md"));

    assertThat(tables.keySet())
        .startsWith("Entity chart", "Index GSI1", "Index GSI2", "Index GSI3", "Index GSI4")
        .contains("Values in keys", "Shared partitions", "Relationships", "Issue", "User")
        .endsWith("Access patterns", "What reading costs", "What writing costs", "Findings");
    assertThat(tables.get("Index GSI4"))
        .startsWith(
            List.of("Entity", "GSI4PK", "GSI4SK", "When", "For"),
            List.of(
                "Issue",
                "ISSUE#{owner}#{repoName}",
                "ISSUE#OPEN#{issueNumber:reverse(8)}",
                "status == OPEN (stored as \"open\")",
                "Open issues of a repository, newest first; The issues of a repository: the closed"
                    + " ones, oldest first, then the open ones, newest first"));
    assertThat(tables.get("Values in keys"))
        .contains(
            List.of("Entity", "Value", "Used in", "Chooses", "A change takes"),
            List.of(
                "Issue",
                "status",
                "",
                "GSI4PK, GSI4SK (OPEN stored as \"open\", CLOSED as \"closed\")",
                "an update"));
    assertThat(tables.get("Issue"))
        .contains(
            List.of(
                "status",
                "status",
                "IssueStatus",
                "S",
                "default",
                "the state, OPEN at first (one of open, closed)",
                ""),
            List.of(
                "labels",
                "labels",
                "Set<String>",
                "SS",
                "absent if empty",
                "the names of labels",
                ""));
    assertThat(tables.get("Access patterns")).hasSize(1 + 35);
    assertThat(tables.get("What writing costs")).hasSize(1 + 13);
    assertThat(tables.get("Findings")).hasSize(1 + Findings.of(ExampleModel.GITHUB.table()).size());
  }

  @Test
  void noCharacterOfAModelIsMarkup() {
    TableDescriptor table = OddModel.table("a | b", "*a* [b](c) <d>", "_a_ `b` \\| & &amp;");

    String text = OddModel.export("markdown", table);

    Map<String, List<List<String>>> tables = tables(text);
    assertThat(tables.get("Entity chart"))
        .extracting(cells -> cells.get(0))
        .containsExactly(
            "Entity", "a | b", "*a* [b](c) <d>", "OrderItem", "_a_ `b` \\| & &amp;", "Stock");
    assertThat(tables.get("Entity chart")).allMatch(cells -> cells.size() == 4);
    assertThat(tables).containsKeys("a | b", "*a* [b](c) <d>", "_a_ `b` \\| & &amp;");
    assertThat(text)
        .contains(
            "A \\| b <code>c&#124;d</code> \\<b\\> \\*e\\* \\_f\\_ \\\\ \" % \\[g\\](h) \\& i.");
  }

  @Test
  void noLineBreakAndNoFenceOfAModelBreaksARow() {
    String fenced = "\"documentation\": \"``` | \\\\n\\\\n```\\\\n| a `b` ```\"";
    TableDescriptor table =
        TableDescriptor.ofJson(
            OddModel.table("a\nb", "```", "x\u2028y\r\n| z |")
                .toJson()
                .replaceAll("\"documentation\": \"(?:[^\"\\\\]|\\\\.)+\"", fenced));
    String plain = OddModel.export("markdown", OddModel.table("a", "b", "c"));

    String text = OddModel.export("markdown", table);

    assertThat(text.lines().count()).isEqualTo(plain.lines().count());
    Map<String, List<List<String>>> tables = tables(text);
    assertThat(tables).hasSameSizeAs(tables(plain));
    assertThat(tables.get("Entity chart"))
        .extracting(cells -> cells.get(0))
        .containsExactly(
            "Entity", "a\\u000ab", "```", "OrderItem", "x\\u2028y\\u000d\\u000a| z |", "Stock");
    assertThat(tables.values())
        .allSatisfy(rows -> assertThat(rows).allMatch(cells -> cells.size() == rows.get(0).size()));
  }

  @Test
  void whatOnlyTheKeyHasIsMarked() {
    TableDescriptor table = OddModel.onlyInKey("email");

    assertThat(tables(OddModel.export("markdown", table)).get("Customer"))
        .contains(List.of("email", "only in PK", "String", "S", "required", "", "@Email"));
    assertThat(OddModel.export("dynamodb-toolbox", table))
        .containsOnlyOnce("Singlet has it only in PK. Toolbox stores it, too.");
    assertThat(OddModel.warnings("aws-model", table))
        .contains(
            "schema.json has no values that only keys have, and takes for fields of Customer:"
                + " email.");
    assertThat(OddModel.export("workbench", ExampleModel.SHOP.table())).contains("\"email\"");
    assertThat(OddModel.export("workbench", table)).doesNotContain("\"email\"");
    assertThat(Report.of(table, Samples.none(), ReportOptions.none()))
        .contains("only in <code>PK</code>");
  }

  @Test
  void tenantsConstraintsAndUniqueValuesAreShown() {
    TableDescriptor table = FlatsTable.describe();

    String text = OddModel.export("markdown", table);
    Map<String, List<List<String>>> tables = tables(text);
    assertThat(tables.get("Entity chart"))
        .contains(List.of("Flat", "TENANT#{tenant}#FLAT#{number}", "FLAT", "one Flat by number"));
    assertThat(tables.get("Access patterns"))
        .contains(
            List.of(
                "FlatsFlatEntity.get(int number)",
                "one Flat by number",
                "GetItem",
                "PK = 'TENANT#{tenant}#FLAT#{number}' AND SK = 'FLAT'",
                "",
                ""));
    assertThat(tables.get("Landlord"))
        .containsExactly(
            List.of(
                "Component", "In items", "Type", "Stored", "Presence", "Meaning", "Constraints"),
            List.of("id", "id", "String", "S", "required", "", ""),
            List.of("email", "email", "String", "S", "required", "", "@Size(max = 50), @Unique"));
    assertThat(text)
        .contains("`{tenant}` in partition keys is the id of the client's tenant.")
        .contains(
            "The item that reserves a value of `email` has the partition key"
                + " `TENANT#{tenant}#UNIQUE#Landlord#email#{email}`.");
    assertThat(Report.of(table, Samples.none(), ReportOptions.none()))
        .contains(
            "<code>{tenant}</code> in partition keys is the id",
            "TENANT#<var>{tenant}</var>#FLAT#<var>{number}</var>",
            "PK = &#39;TENANT#<var>{tenant}</var>#FLAT#<var>{number}</var>&#39;",
            "<span class=\"chip\">@Size(max = 50)</span> <span class=\"chip\">@Unique</span>",
            "TENANT#<var>{tenant}</var>#UNIQUE#Landlord#email#<var>{email}</var>");
    assertThat(OddModel.export("dynamodb-toolbox", table))
        .contains("TENANT#{tenant}#UNIQUE#Landlord#email#{email}");
    assertThat(OddModel.export("workbench", table))
        .contains("\"PartitionKeyAlias\": \"TENANT#{tenant}#FLAT#{number}\"");
  }

  @Test
  void aReadOnlyAttributeIsMarked() {
    TableDescriptor table = OddModel.readOnly("email");

    assertThat(tables(OddModel.export("markdown", table)).get("Customer"))
        .contains(List.of("email", "email", "String", "S", "required, read-only", "", "@Email"));
    assertThat(OddModel.export("dynamodb-toolbox", table))
        .containsOnlyOnce("Updates of Singlet keep the first value. Toolbox doesn't.");
    assertThat(Report.of(table, Samples.none(), ReportOptions.none())).contains("read-only");
  }

  @Test
  void aChangedRowIsAChangedLine() {
    String before = ExampleModel.SHOP.export("markdown", "ShopTable.md");
    TableDescriptor changed =
        TableDescriptor.ofJson(ExampleModel.SHOP.table().toJson().replace("\"ITEM#\"", "\"I#\""));

    List<String> lines = new ArrayList<>(OddModel.export("markdown", changed).lines().toList());
    lines.removeAll(before.lines().toList());

    assertThat(lines)
        .singleElement()
        .asString()
        .startsWith("| OrderItem | `ORDER#{orderId}` | `I#{sku}` |");
  }

  /** Returns the tables by the headings above them, as rows of cells. */
  private static Map<String, List<List<String>>> tables(String text) {
    Node document =
        Parser.builder().extensions(List.of(TablesExtension.create())).build().parse(text);
    Map<String, List<List<String>>> tables = new LinkedHashMap<>();
    document.accept(new TableReader(tables));
    return tables;
  }

  private static final class TableReader extends AbstractVisitor {

    private final TextContentRenderer renderer = TextContentRenderer.builder().build();
    private final Map<String, List<List<String>>> tables;
    private String heading = "";

    TableReader(Map<String, List<List<String>>> tables) {
      this.tables = tables;
    }

    @Override
    public void visit(Heading node) {
      heading = renderer.render(node);
    }

    @Override
    public void visit(CustomBlock node) {
      if (node instanceof TableBlock) {
        tables.put(heading, new ArrayList<>());
      }
      visitChildren(node);
    }

    @Override
    public void visit(CustomNode node) {
      if (node instanceof TableRow) {
        List<String> cells = new ArrayList<>();
        for (Node cell = node.getFirstChild(); cell != null; cell = cell.getNext()) {
          if (cell instanceof TableCell) {
            cells.add(text(cell));
          }
        }
        tables.get(heading).add(cells);
      } else {
        visitChildren(node);
      }
    }

    /** Renders inline nodes, of which code is its text without quotes. */
    private String text(Node cell) {
      StringBuilder text = new StringBuilder();
      cell.accept(
          new AbstractVisitor() {
            @Override
            public void visit(Text node) {
              text.append(node.getLiteral());
            }

            @Override
            public void visit(Code node) {
              text.append(node.getLiteral());
            }
          });
      return text.toString();
    }
  }

  @Test
  void hooksAreNamed() {
    TableDescriptor table = OddModel.withHooks();

    assertThat(OddModel.export("markdown", table))
        .contains(
            "Records pass `shop.Trimmed`, `shop.Checked` before they are written and after they"
                + " are read.");
    assertThat(Report.of(table, Samples.none(), ReportOptions.none()))
        .contains("shop.Trimmed, shop.Checked");
    assertThat(OddModel.warnings("dynamodb-toolbox", table))
        .contains("Records don't pass shop.Trimmed, shop.Checked in Toolbox.");
  }
}
