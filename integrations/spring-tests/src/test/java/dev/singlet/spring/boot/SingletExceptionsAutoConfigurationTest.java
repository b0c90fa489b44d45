package dev.singlet.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.spring.SingletExceptionTranslator;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.stereotype.Repository;

class SingletExceptionsAutoConfigurationTest {

  private final ApplicationContextRunner runner =
      new ApplicationContextRunner()
          .withConfiguration(AutoConfigurations.of(SingletExceptionsAutoConfiguration.class))
          .withBean(Articles.class);

  /** A repository, which Spring makes a proxy of. */
  @Repository
  static class Articles {
    void find(String title) {
      WikiTable.client(DynamoDbLocal.shared()).execute(WikiArticleEntity.get(title));
    }
  }

  @Test
  void exceptionsOfRepositoriesAreTranslated() {
    runner.run(
        context ->
            assertThatThrownBy(() -> context.getBean(Articles.class).find("a#b"))
                .isInstanceOf(InvalidDataAccessApiUsageException.class)
                .hasCauseInstanceOf(InvalidKeyException.class));
  }

  @Test
  void anApplicationCanTurnTranslationOff() {
    for (String property :
        new String[] {
          "spring.persistence.exceptiontranslation.enabled=false",
          "spring.dao.exceptiontranslation.enabled=false",
          "singlet.enabled=false"
        }) {
      runner
          .withPropertyValues(property)
          .run(
              context ->
                  assertThatThrownBy(() -> context.getBean(Articles.class).find("a#b"))
                      .isInstanceOf(InvalidKeyException.class));
    }
  }

  @Test
  void itNeedsSpringsExceptions() {
    runner
        .withClassLoader(new FilteredClassLoader("org.springframework.dao"))
        .run(context -> assertThat(context).doesNotHaveBean(SingletExceptionTranslator.class));
  }
}
