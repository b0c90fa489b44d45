package dev.singlet.examples.spring.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.examples.ecommerce.model.StockEntity;
import dev.singlet.examples.spring.Http;
import dev.singlet.examples.spring.SampleItems;
import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import dev.singlet.testing.fault.Fault;
import dev.singlet.testing.fault.FaultProxy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.ActiveProfiles;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** If DynamoDB fails, the answer is a 503, and the same request can be sent again. */
@SpringBootTest(
    webEnvironment = WebEnvironment.RANDOM_PORT,
    properties = "singlet.transaction-attempts=2")
@AutoConfigureLocalTables(faults = true)
@ActiveProfiles("test")
class FaultsTest {

  private static final String ORDER =
      "{'orderId': 'n1', 'customerId': 'c1', 'quantities': {'HOLT-BLACK': 2}}";

  @Autowired private FaultProxy faults;
  @Autowired private TableClient shop;
  @LocalServerPort private int port;
  private Http http;

  @BeforeEach
  void fill() {
    SampleItems.putTo(shop);
    http = new Http(port);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"THROTTLE", "REQUEST_LIMIT", "INTERNAL_ERROR", "UNAVAILABLE", "LOST_RESPONSE"})
  void aReadThatDynamoDbDoesNotAnswerCanBeSentAgain(Fault fault) {
    faults.inject(fault).on(QueryRequest.class).once();

    Http.Answer answer = http.get("/customers");

    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.header("Retry-After")).isEqualTo("1");
    assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
    assertThat(http.get("/customers").status()).isEqualTo(200);
  }

  @Test
  void anOrderWhoseAnswerIsLostIsPlacedOnce() {
    faults.inject(Fault.LOST_RESPONSE).on(TransactWriteItemsRequest.class).once();

    Http.Answer lost = http.post("/orders", ORDER);
    Http.Answer again = http.post("/orders", ORDER);

    assertThat(lost.status()).isEqualTo(503);
    assertThat(again.status()).isEqualTo(200);
    assertThat(stock()).isEqualTo(3);
  }

  @Test
  void aCustomerWhoseAnswerIsLostCanBeAddedAgain() {
    faults.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();
    String customer = "{'id': 'c9', 'name': 'Dora', 'email': 'd@example.com'}";

    assertThat(http.post("/customers", customer).status()).isEqualTo(503);
    assertThat(http.post("/customers", customer).status()).isEqualTo(201);
    assertThat(http.post("/customers", customer.replace("Dora", "Other")).status()).isEqualTo(409);
  }

  @Test
  void anOrderInTheWayOfOthersCanBeSentAgain() {
    faults.inject(Fault.TRANSACTION_CONFLICT).on(TransactWriteItemsRequest.class).times(2);

    Http.Answer refused = http.post("/orders", ORDER);
    Http.Answer again = http.post("/orders", ORDER);

    assertThat(refused.status()).isEqualTo(503);
    assertThat(again.status()).isEqualTo(201);
    assertThat(stock()).isEqualTo(3);
  }

  private int stock() {
    return shop.execute(StockEntity.get("HOLT-BLACK").consistent()).orElseThrow().quantity();
  }
}
