package dev.singlet.tools.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.ExampleModel;
import java.util.List;
import net.sourceforge.plantuml.syntax.SyntaxChecker;
import net.sourceforge.plantuml.syntax.SyntaxResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** PlantUML itself reads the diagrams. */
class PlantUmlTest {

  @ParameterizedTest
  @EnumSource
  void plantUmlFindsEachEntity(ExampleModel model) {
    TableDescriptor table = model.table();

    assertThat(checked(model.export("plantuml", table.name() + ".puml")))
        .isEqualTo("(" + table.entities().size() + " entities)");
  }

  @Test
  void theDiagramIsPlain() {
    assertThat(ExampleModel.SHOP.export("plantuml", "ShopTable.puml"))
        .startsWith(
            """
            @startuml
            hide circle
            entity "Customer" as E_Customer {
              * id : string <<PK>>
              --
              * name : string
              * email : string
              * createdAt : instant
            }
            entity "Order" as E_Order {
              * orderId : string <<PK>>
              --
              * customerId : string <<FK>>
            """)
        .endsWith(
            """
            E_Customer ||--o{ E_Order : byCustomer
            E_Order ||--o{ E_OrderItem : byOrder
            E_Product ||--o{ E_OrderItem : byProduct
            E_Product ||--o| E_Stock : get
            @enduml
            """);
  }

  @Test
  void anyNameWillDo() {
    for (List<String> names :
        List.of(
            List.of("class", "entity", "note"),
            List.of("@enduml", "only one", "1"),
            List.of("a \"b\"", "__a__ <b> //c//", "größe, ->|{"))) {
      TableDescriptor table = OddModel.table(names.get(0), names.get(1), names.get(2));

      assertThat(checked(OddModel.export("plantuml", table))).isEqualTo("(5 entities)");
    }
  }

  private static String checked(String text) {
    SyntaxResult result = SyntaxChecker.checkSyntax(text);
    assertThat(result.isError()).as("%s%n%s", result.getErrors(), text).isFalse();
    return result.getDescription();
  }
}
