package dev.singlet.tools.format.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.ManagedAttributes;
import dev.singlet.model.TableDescriptor;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResourceNameTest {

  @ParameterizedTest
  @CsvSource({
    "com.example.GitHub, GitHubTable, git_hub_table",
    "com.example.Outer.OrderTable, OrderTable, order_table",
    "Odd_Name$, OddNameTable, odd_name_table",
    "com.example.Ö1, Table1Table, table1_table",
    "com.example.Ö, Table, table"
  })
  void aNameHasLettersAndDigitsOnly(String java, String name, String withUnderscores) {
    TableDescriptor table =
        new TableDescriptor(
            java,
            "",
            "t.a-b_le",
            new KeyDescriptor(List.of(), List.of()),
            List.of(),
            "#",
            "IDENTITY",
            "",
            new ManagedAttributes("_et", "", "", "", "", ""),
            List.of(),
            List.of(),
            List.of());

    assertThat(ResourceName.of(table)).isEqualTo(name);
    assertThat(ResourceName.withUnderscores(table)).isEqualTo(withUnderscores);
  }
}
