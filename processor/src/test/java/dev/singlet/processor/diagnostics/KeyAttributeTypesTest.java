package dev.singlet.processor.diagnostics;

import static dev.singlet.processor.fixture.Compilation.compile;
import static dev.singlet.processor.fixture.Expected.error;

import org.junit.jupiter.api.Test;

/** The types of key attributes. */
class KeyAttributeTypesTest {

  @Test
  void anAttributeHasOneTypeInAllIndexes() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = {
                  @Index(value = "GSI1", sortKey = "score", sortKeyType = ScalarType.N),
                  @Index(value = "GSI2", sortKey = "score") // !
                })
            public interface Shop {}
            """)
        .reports(
            error(
                "[SGT0205] The key attribute score is declared as N and as S. Give it one type."));
  }

  @Test
  void anAttributeMayBeAKeyOfSeveralIndexes() {
    compile(
            """
            @Table(
                name = "ShopTable",
                indexes = {
                  @Index(value = "GSI1", sortKey = "score", sortKeyType = ScalarType.N),
                  @Index(value = "GSI2", sortKey = "score", sortKeyType = ScalarType.N)
                })
            public interface Shop {}
            """)
        .isClean();
  }
}
