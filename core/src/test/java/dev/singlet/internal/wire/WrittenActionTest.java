package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.singlet.internal.body.UnknownBodyException;
import dev.singlet.internal.body.WrittenRequest;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.ItemAction;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.SdkInterceptor;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpFullRequest;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Who writes a request. */
class WrittenActionTest {

  private static final PutItemRequest PUT =
      PutItemRequest.builder().tableName("T").item(Map.of("k", fromS("v"))).build();

  private static final PutItemRequest STUB = PutItemRequest.builder().tableName("T").build();

  private static final String WHOLE = "{\"TableName\":\"T\",\"Item\":{\"k\":{\"S\":\"v\"}}}";

  private static final Action<PutItemRequest, PutItemResponse> ACTION =
      WrittenAction.of(ItemAction.PUT_ITEM);

  private final CannedHttp http = CannedHttp.of(CannedAnswer.of("{}"));

  @Test
  void theSdkWritesOnlyAStub() {
    SdkInterceptor interceptor = new SdkInterceptor(UnaryOperator.identity());

    ACTION.send(http.client(interceptor), PUT);

    assertThat(interceptor.written()).containsExactly(STUB);
    assertThat(http.takeSent().body()).isEqualTo(WHOLE);
  }

  @Test
  void asyncTheSdkWritesOnlyAStub() {
    SdkInterceptor interceptor = new SdkInterceptor(UnaryOperator.identity());

    ACTION.send(http.asyncClient(interceptor), PUT).join();

    assertThat(interceptor.written()).containsExactly(STUB);
    assertThat(http.takeSent().body()).isEqualTo(WHOLE);
  }

  /** As one that encrypts items, which must see them. */
  @Test
  void anInterceptorOfOthersSeesTheWholeRequest() {
    List<SdkRequest> seen = new ArrayList<>();
    ExecutionInterceptor other =
        new ExecutionInterceptor() {
          @Override
          public SdkRequest modifyRequest(
              Context.ModifyRequest context, ExecutionAttributes attributes) {
            seen.add(context.request());
            PutItemRequest put = (PutItemRequest) context.request();
            return put.toBuilder().item(Map.of("k", fromS("sealed"))).build();
          }
        };

    ACTION.send(http.client(other), PUT);

    assertThat(seen).containsExactly(PUT);
    assertThat(http.takeSent().body()).contains("sealed");
  }

  @Test
  void aPluginOfARequestMayAddInterceptors() {
    SdkInterceptor interceptor = new SdkInterceptor(UnaryOperator.identity());
    PutItemRequest withPlugin =
        PUT.toBuilder().overrideConfiguration(override -> override.addPlugin(any -> {})).build();

    ACTION.send(http.client(interceptor), withPlugin);

    assertThat(interceptor.written()).containsExactly(withPlugin);
  }

  @Test
  void aStubThatIsWrittenOtherwiseIsNotSent() {
    SdkInterceptor metering = new SdkInterceptor(WrittenActionTest::metered);
    DynamoDbClient client = http.client(metering);

    ACTION.send(client, PUT);
    ACTION.send(client, PUT);

    assertThat(http.takeSent().body())
        .isEqualTo(
            "{\"TableName\":\"T\",\"Item\":{\"k\":{\"S\":\"v\"}},"
                + "\"ReturnConsumedCapacity\":\"TOTAL\"}");
    assertThat(http.calls()).isEqualTo(2);
    assertThat(metering.written()).hasSize(3);
  }

  @Test
  void asyncAStubThatIsWrittenOtherwiseIsNotSent() {
    SdkInterceptor metering = new SdkInterceptor(WrittenActionTest::metered);

    ACTION.send(http.asyncClient(metering), PUT).join();

    assertThat(http.takeSent().body()).contains("\"Item\"", "\"ReturnConsumedCapacity\":\"TOTAL\"");
    assertThat(http.calls()).isEqualTo(1);
  }

  private static SdkRequest metered(SdkRequest request) {
    return ((PutItemRequest) request)
        .toBuilder().returnConsumedCapacity(ReturnConsumedCapacity.TOTAL).build();
  }

  /** As a later version of the SDK may send, which speaks another protocol. */
  @Test
  void aStubOfAnotherProtocolHasNoPlaceForJson() {
    SdkHttpFullRequest cbor =
        SdkHttpFullRequest.builder()
            .method(SdkHttpMethod.POST)
            .uri(URI.create("http://localhost"))
            .putHeader("Content-Type", "application/cbor")
            .contentStreamProvider(ContentStreamProvider.fromUtf8String("{\"TableName\":\"T\"}"))
            .build();
    WrittenRequest written = Objects.requireNonNull(WrittenRequest.of(PUT));

    assertThatThrownBy(() -> WrittenBody.of(cbor, written))
        .isInstanceOf(UnknownBodyException.class);
    assertThat(
            WrittenBody.of(
                cbor.toBuilder().putHeader("Content-Type", "application/x-amz-json-1.0").build(),
                written))
        .isNotNull();
  }

  /** As a spy of a client passes calls on. Its interceptors may encrypt items. */
  @Test
  void anotherClientThatExecutesTheRequestGetsItWhole() {
    SdkInterceptor interceptor = new SdkInterceptor(UnaryOperator.identity());
    DynamoDbClient other = http.client(interceptor);
    WrittenRequest written = Objects.requireNonNull(WrittenRequest.of(PUT));

    PendingRequest.of(PUT, written, http.client()).pass(() -> other.putItem(PUT));

    assertThat(interceptor.written()).containsExactly(PUT);
    assertThat(http.takeSent().body()).isEqualTo(WHOLE);
  }

  @Test
  void aClientThatWasLeftOnceStaysSo() {
    SdkInterceptor interceptor = new SdkInterceptor(UnaryOperator.identity());
    DynamoDbClient client = http.client(interceptor);

    Interceptors.leave(client);
    ACTION.send(client, PUT);

    assertThat(interceptor.written()).containsExactly(PUT);
  }

  @Test
  void theSdkSendsTheWholeBodyAgain() {
    CannedAnswer failed = CannedAnswer.of("{}").withStatus(500);
    CannedHttp failing = CannedHttp.of(failed, failed, CannedAnswer.of("{}"));

    ACTION.send(failing.client(), PUT);

    assertThat(failing.calls()).isEqualTo(3);
    assertThat(failing.takeSent().body()).isEqualTo(WHOLE);
  }

  @Test
  void asyncTheSdkSendsTheWholeBodyAgain() {
    CannedAnswer failed = CannedAnswer.of("{}").withStatus(500);
    CannedHttp failing = CannedHttp.of(failed, failed, CannedAnswer.of("{}"));

    ACTION.send(failing.asyncClient(), PUT).join();

    assertThat(failing.calls()).isEqualTo(3);
    assertThat(failing.takeSent().body()).isEqualTo(WHOLE);
  }

  @Test
  void twoInterceptorsOfSingletWriteItOnce() {
    ACTION.send(http.withTwoInterceptors().client(), PUT);

    assertThat(http.takeSent().body()).isEqualTo(WHOLE);
  }

  /** A wrapper that has no configuration, as the interface's default. */
  @Test
  void aClientThatIsNotTheSdksGetsTheRequest() {
    List<PutItemRequest> sent = new ArrayList<>();
    DynamoDbClient recording =
        new DynamoDbClient() {
          @Override
          public PutItemResponse putItem(PutItemRequest request) {
            sent.add(request);
            return PutItemResponse.builder().build();
          }

          @Override
          public String serviceName() {
            return "dynamodb";
          }

          @Override
          public void close() {}
        };

    ACTION.send(recording, PUT);

    assertThat(sent).containsExactly(PUT);
  }
}
