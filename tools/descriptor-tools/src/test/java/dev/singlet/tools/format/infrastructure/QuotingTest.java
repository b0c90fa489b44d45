package dev.singlet.tools.format.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.format.infrastructure.CdkCode.Text;
import dev.singlet.tools.format.infrastructure.Yaml.Function;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of attributes can be any text. */
class QuotingTest {

  @ParameterizedTest
  @ValueSource(strings = {"PK", "GSI1-by.name", "AWS::DynamoDB::Table", "alias/my key", "Null1"})
  void yamlLeavesWordsPlain(String word) {
    assertThat(Yaml.of(Map.of("Name", word))).isEqualTo("Name: " + word + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "on", "No", "Y", "n", "TRUE", "null", "~", "1e3", "0x1F", "12:30", "1_000", ".5", "-", "",
        " a", "a ", "a: b", "a #b", "a:", "::a", "*a", "&a", "!a", "@a", "%a", "{a}", "[a]", "a,b",
        "'a'"
      })
  void yamlQuotesWhatIsReadAsSomethingElse(String text) {
    assertThat(Yaml.of(Map.of("Name", text))).isEqualTo("Name: \"" + text + "\"\n");
  }

  @Test
  void yamlWritesShortFormsOfFunctions() {
    assertThat(Yaml.of(Map.of("Value", Function.attribute("Table", "Arn"))))
        .isEqualTo("Value: !GetAtt Table.Arn\n");
  }

  @Test
  void terraformReadsNoTemplateInAName() {
    assertThat(new Hcl("attribute").text("name", "$${a}%{if}\"$%\\").toString())
        .isEqualTo("attribute {\n  name = \"$\\u0024{a}\\u0025{if}\\\"$%\\\\\"\n}\n");
  }

  @Test
  void javaReadsNoLineBreakInAName() {
    assertThat(new Text("a\r\nb\\u000d\"").java("")).isEqualTo("\"a\\r\\nb\\\\u000d\\\"\"");
  }
}
