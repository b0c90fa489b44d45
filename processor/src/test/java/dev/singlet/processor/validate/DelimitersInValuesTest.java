package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.processor.fixture.EntityFixture;
import dev.singlet.processor.fixture.TableFixture;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DelimitersInValuesTest {

  @Test
  void aConstantWithTheDelimiterCannotStandInAKey() {
    assertThat(Problems.of(new DelimitersInValues(), table("OPEN", "A#B")))
        .containsExactly(
            "TASK#{status}: [SGT0418] The primary @LinkedKey: the template \"TASK#{status}\": {status}"
                + " can be C1, which is stored as \"A#B\". In a key it must not be empty or contain"
                + " the delimiter '#'. Give it another text with @StoredAs.");
  }

  @Test
  void anEmptyConstantCannotStandInAKey() {
    assertThat(Problems.of(new DelimitersInValues(), table("")))
        .singleElement()
        .asString()
        .contains("{status} can be C0, which is stored as \"\".");
  }

  @Test
  void theDelimiterIsTheOneOfTheTable() {
    assertThat(Problems.of(new DelimitersInValues(), table("A#B").delimiter("|"))).isEmpty();
    assertThat(Problems.of(new DelimitersInValues(), table("|B").delimiter("|"))).hasSize(1);
  }

  @Test
  void otherConstantsAreFine() {
    assertThat(Problems.of(new DelimitersInValues(), table("OPEN", "DONE"))).isEmpty();
  }

  private static TableFixture table(String... constants) {
    List<EnumConstant> all = new ArrayList<>();
    for (String stored : constants) {
      all.add(new EnumConstant("C" + all.size(), stored));
    }
    ValueType status = new ValueType.Enumeration(ClassType.of("shop", "Status"), all);
    return new TableFixture()
        .entity(new EntityFixture("Task").with("status", status).key("TASK#{status}", "TASK"));
  }
}
