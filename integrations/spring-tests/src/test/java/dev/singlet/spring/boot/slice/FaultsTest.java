package dev.singlet.spring.boot.slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.spring.boot.test.SingletTest;
import dev.singlet.spring.model.Wiki;
import dev.singlet.spring.model.WikiArticleEntity;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import java.time.Duration;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessResourceException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

@SingletTest
@AutoConfigureLocalTables(faults = true)
@ResourceLock("wiki")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class FaultsTest {

  private static final Wiki.Article HOME = new Wiki.Article("Home", "Text", null, null);

  @Autowired Articles articles;
  @Autowired AsyncTableClient async;
  @Autowired FaultProxy faults;

  @Test
  @Order(1)
  void aFaultReachesTheApplicationOnce() {
    faults.inject(Fault.THROTTLE).on(GetItemRequest.class).once();

    assertThatThrownBy(() -> articles.find("Home"))
        .isInstanceOf(TransientDataAccessResourceException.class);
    assertThat(articles.find("Home")).isEmpty();
  }

  @Test
  @Order(2)
  void aWriteIsMadeWhoseAnswerIsLost() {
    faults.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();

    assertThatThrownBy(() -> articles.save(HOME))
        .isInstanceOf(RecoverableDataAccessException.class);
    assertThat(articles.find("Home")).isPresent();
  }

  @Test
  @Order(3)
  void theAsynchronousClientAndThatOfTheApplicationHaveThemToo(@Autowired DynamoDbClient dynamoDb) {
    faults.inject(Fault.THROTTLE).on(GetItemRequest.class).once();
    assertThat(async.execute(WikiArticleEntity.get("Home"))).failsWithin(Duration.ofSeconds(10));
    faults.inject(Fault.UNAVAILABLE).once();
    assertThatThrownBy(dynamoDb::listTables).isInstanceOf(DynamoDbException.class);
    faults.inject(Fault.THROTTLE).on(GetItemRequest.class).times(9);
  }

  @Test
  @Order(4)
  void theFaultsOfATestEndWithIt() {
    assertThat(faults.pending()).isZero();
    assertThat(articles.find("Home")).isEmpty();
  }
}
