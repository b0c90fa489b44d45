package dev.singlet.processor.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.fixture.TableFixture;
import org.junit.jupiter.api.Test;

class KeyAttributeTypesTest {

  @Test
  void aKeyAttributeHasOneType() {
    TableFixture table = new TableFixture().index("GSI1", ScalarType.N, "GSI1PK", "SK");

    assertThat(Problems.of(new KeyAttributeTypes(), table))
        .containsExactly(
            "GSI1: [SGT0205] The key attribute SK is declared as S and as N. Give it one type.");
  }

  @Test
  void theTableAndItsIndexesCanShareAttributes() {
    TableFixture table = new TableFixture().index("GSI1", ScalarType.S, "SK", "PK");

    assertThat(Problems.of(new KeyAttributeTypes(), table)).isEmpty();
  }
}
