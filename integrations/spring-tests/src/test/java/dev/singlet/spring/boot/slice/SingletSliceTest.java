package dev.singlet.spring.boot.slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.spring.boot.test.SingletTest;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.testing.DynamoDbLocal;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.dao.DuplicateKeyException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@SingletTest(properties = "singlet.validate-on-read=true")
@ResourceLock("wiki")
class SingletSliceTest {

  private static final Wiki.Article HOME = new Wiki.Article("Home", "Text", null, null);

  @Autowired Articles articles;
  @Autowired TableClient wiki;
  @Autowired ApplicationContext context;

  @RepeatedTest(2)
  void eachTestBeginsWithEmptyTables() {
    assertThat(articles.find("Home")).isEmpty();
    articles.save(HOME);
    assertThat(articles.find("Home")).map(Wiki.Article::createdBy).contains("kim");
  }

  @Test
  void exceptionsOfRepositoriesAreTranslated() {
    articles.save(HOME);
    assertThatThrownBy(() -> articles.save(HOME)).isInstanceOf(DuplicateKeyException.class);
  }

  @Test
  void tablesHaveNamesOfTheirOwn() {
    assertThat(wiki.context().tableName()).startsWith("Wiki-").hasSizeGreaterThan(30);
  }

  @Test
  void theSliceHasWhatItemsNeed(@Autowired AsyncTableClient async, @Autowired Environment env) {
    assertThat(async.execute(WikiArticleEntity.get("Home")).join()).isEmpty();
    assertThat(context.getBeanProvider(Mailer.class).getIfAvailable()).isNull();
    assertThat(context.getBean("dynamoDb", DynamoDbClient.class)).isSameAs(DynamoDbLocal.shared());
    assertThat(env.getProperty("singlet.validate-on-read")).isEqualTo("true");
  }

  @Nested
  class Inner {
    @Test
    void nestedClassesHaveTheTablesToo() {
      assertThat(articles.find("Home")).isEmpty();
      articles.save(HOME);
    }
  }
}
