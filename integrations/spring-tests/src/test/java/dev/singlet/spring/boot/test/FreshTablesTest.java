package dev.singlet.spring.boot.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.spring.model.WikiTable;
import dev.singlet.testing.DynamoDbLocal;
import org.junit.jupiter.api.Test;

class FreshTablesTest {

  private final FreshTables tables = new FreshTables();

  @Test
  void aTableIsThereFromItsNameToTheEndOfTheContext() {
    String name = tables.resolve("wiki", WikiTable.SCHEMA);
    TableClient wiki = WikiTable.client(DynamoDbLocal.shared()).withTableName(name);
    wiki.with(WikiTable.user("kim"))
        .execute(WikiArticleEntity.put(new Wiki.Article("Home", "Text", null, null)));
    assertThat(tables.resolve("wiki", WikiTable.SCHEMA)).isEqualTo(name);

    tables.begin("a test");
    assertThat(wiki.execute(WikiArticleEntity.get("Home"))).isEmpty();
    tables.destroy();

    assertThat(DynamoDbLocal.shared().listTables().tableNames()).doesNotContain(name);
  }

  @Test
  void twoTestsAtATimeAreRefused() {
    tables.begin("one test");
    assertThatThrownBy(() -> tables.begin("another test"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("another test runs at the same time as one test");
    tables.end("another test");
    assertThatThrownBy(() -> tables.begin("another test"))
        .isInstanceOf(IllegalStateException.class);
    tables.end("one test");
    tables.begin("another test");
  }
}
