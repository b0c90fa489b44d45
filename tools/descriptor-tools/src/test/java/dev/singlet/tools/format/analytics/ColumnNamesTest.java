package dev.singlet.tools.format.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnNamesTest {

  @ParameterizedTest
  @CsvSource({
    "title, title",
    "repoName, repo_name",
    "PRComment, pr_comment",
    "shipTo_city, ship_to_city",
    "isOpen2, is_open2",
    "Ölstand, olstand",
    "größe, gro_e",
    "$id$, id",
    "1e3.off-_, c_1e3_off",
    "字, c_",
  })
  void namesAreLowerCaseWithUnderscores(String component, String column) {
    assertThat(ColumnNames.snakeCase(component)).isEqualTo(column);
  }

  @Test
  void eachNameIsGivenOnce() {
    ColumnNames names = new ColumnNames();

    assertThat(names.give("aB")).isEqualTo("a_b");
    assertThat(names.give("a_b")).isEqualTo("a_b_2");
    assertThat(names.give("a_B")).isEqualTo("a_b_3");
  }

  @Test
  void longNamesAreCutAndStayDifferent() {
    ColumnNames names = new ColumnNames();
    String component = "a".repeat(200);

    assertThat(names.give(component)).hasSize(127);
    assertThat(names.give(component)).hasSize(127).endsWith("a_2");
  }
}
