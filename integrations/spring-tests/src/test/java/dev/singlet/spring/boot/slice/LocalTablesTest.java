package dev.singlet.spring.boot.slice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.migrate.Migrations;
import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.spring.model.Wiki;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.ApplicationContext;
import org.springframework.core.env.Environment;

/** A whole application, with Spring Cloud AWS and without a region. */
@SpringBootTest(webEnvironment = WebEnvironment.MOCK)
@AutoConfigureLocalTables
@ResourceLock("wiki")
class LocalTablesTest {

  @Autowired Articles articles;
  @Autowired Mailer mailer;
  @Autowired TableClient wiki;
  @Autowired ApplicationContext context;

  @RepeatedTest(2)
  void eachTestBeginsWithEmptyTables() {
    assertThat(articles.find("Home")).isEmpty();
    articles.save(new Wiki.Article("Home", "Text", null, null));
    assertThat(articles.find("Home")).isPresent();
  }

  @Test
  void migrationsAreLeftOut(@Autowired Environment environment) {
    assertThat(environment.getProperty("singlet.migrations.at-start")).isEqualTo("none");
    assertThat(context.getBeansOfType(Migrations.class)).hasSize(1);
  }

  @Test
  void theApplicationIsWhole() {
    assertThat(mailer).isNotNull();
    assertThat(wiki.context().tableName()).startsWith("Wiki-");
  }
}
