package dev.singlet.internal.wire;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.endpoints.AccountIdEndpointMode;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.async.SdkPublisher;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Answers in turn, the last one for ever, in parts of a given size. */
final class CannedHttp implements SdkHttpClient, SdkAsyncHttpClient {

  private final Deque<CannedAnswer> answers;
  private final int part;
  private int calls;
  private @Nullable Sent sent;
  private boolean hasTwoInterceptors;

  /** Where the body breaks off with an exception; none if negative. */
  private int breaksAt = -1;

  private CannedHttp(int part, List<CannedAnswer> answers) {
    this.answers = new ArrayDeque<>(answers);
    this.part = part;
  }

  static CannedHttp of(CannedAnswer... answers) {
    return new CannedHttp(Integer.MAX_VALUE, List.of(answers));
  }

  static CannedHttp inParts(int part, CannedAnswer... answers) {
    return new CannedHttp(part, List.of(answers));
  }

  /** Sets the answer of each request from here on. */
  void setAnswer(CannedAnswer answer) {
    answers.clear();
    answers.add(answer);
  }

  CannedHttp breakingAt(int place) {
    breaksAt = place;
    return this;
  }

  /** A client that has the interceptor twice, as from a resource and by hand. */
  CannedHttp withTwoInterceptors() {
    hasTwoInterceptors = true;
    return this;
  }

  /**
   * A request as it was sent.
   *
   * @param body its body
   * @param length the value of Content-Length
   * @param target the operation
   * @param host where it was sent to
   */
  record Sent(String body, String length, String target, String host) {}

  /** The last request. */
  Sent takeSent() {
    Sent last = Objects.requireNonNull(sent);
    sent = null;
    return last;
  }

  private void keep(SdkHttpRequest request, byte[] body) {
    sent =
        new Sent(
            new String(body, StandardCharsets.UTF_8),
            request.firstMatchingHeader("Content-Length").orElse(""),
            request.firstMatchingHeader("X-Amz-Target").orElse(""),
            request.host());
  }

  int calls() {
    return calls;
  }

  DynamoDbClient client(ExecutionInterceptor... interceptors) {
    return settings(DynamoDbClient.builder(), interceptors).httpClient(this).build();
  }

  /** A client that sends requests to the endpoint of the account that has the table. */
  DynamoDbClient clientOfAccount(String account) {
    return DynamoDbClient.builder()
        .region(Region.EU_WEST_1)
        .accountIdEndpointMode(AccountIdEndpointMode.REQUIRED)
        .credentialsProvider(
            StaticCredentialsProvider.create(
                AwsBasicCredentials.builder()
                    .accessKeyId("a")
                    .secretAccessKey("b")
                    .accountId(account)
                    .build()))
        .httpClient(this)
        .build();
  }

  DynamoDbAsyncClient asyncClient(ExecutionInterceptor... interceptors) {
    return settings(DynamoDbAsyncClient.builder(), interceptors).httpClient(this).build();
  }

  private <B extends AwsClientBuilder<B, ?>> B settings(
      B builder, ExecutionInterceptor... interceptors) {
    return builder
        .region(Region.EU_WEST_1)
        .endpointOverride(URI.create("http://localhost:1"))
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
        .overrideConfiguration(
            override -> {
              if (hasTwoInterceptors) {
                override.addExecutionInterceptor(new SingletItemsInterceptor());
              }
              List.of(interceptors).forEach(override::addExecutionInterceptor);
              override.retryStrategy(
                  AwsRetryStrategy.standardRetryStrategy().toBuilder()
                      .maxAttempts(3)
                      .circuitBreakerEnabled(false)
                      .backoffStrategy(BackoffStrategy.fixedDelay(Duration.ofMillis(1)))
                      .throttlingBackoffStrategy(BackoffStrategy.fixedDelay(Duration.ofMillis(1)))
                      .build());
            });
  }

  private CannedAnswer next() {
    calls++;
    return answers.size() > 1 ? answers.remove() : answers.element();
  }

  private int takeBreak() {
    int place = breaksAt;
    breaksAt = -1;
    return place;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    try (InputStream body = request.contentStreamProvider().orElseThrow().newStream()) {
      keep(request.httpRequest(), body.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() {
        CannedAnswer answer = next();
        InputStream body = new Parts(answer.body(), part, takeBreak());
        return HttpExecuteResponse.builder()
            .response(answer.head())
            .responseBody(AbortableInputStream.create(body))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  @Override
  public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
    ByteArrayOutputStream sentBody = new ByteArrayOutputStream();
    SdkPublisher.adapt(request.requestContentPublisher())
        .subscribe(
            part -> {
              byte[] bytes = new byte[part.remaining()];
              part.get(bytes);
              sentBody.writeBytes(bytes);
            })
        .join();
    keep(request.request(), sentBody.toByteArray());
    CannedAnswer answer = next();
    CompletableFuture<Void> done = new CompletableFuture<>();
    request.responseHandler().onHeaders(answer.head());
    request.responseHandler().onStream(body(answer, takeBreak(), done));
    return done;
  }

  private Publisher<ByteBuffer> body(
      CannedAnswer answer, int breaksAt, CompletableFuture<Void> done) {
    return subscriber ->
        subscriber.onSubscribe(new Answering(answer, part, breaksAt, subscriber, done));
  }

  @Override
  public String clientName() {
    return "Canned";
  }

  @Override
  public void close() {}

  /** A body that comes in parts. */
  private static final class Parts extends ByteArrayInputStream {

    private final int part;
    private final int breaksAt;

    Parts(byte[] body, int part, int breaksAt) {
      super(body);
      this.part = part;
      this.breaksAt = breaksAt;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int length) {
      if (breaksAt >= 0 && pos >= breaksAt) {
        throw sneaky(new IOException("Connection reset"));
      }
      int most = breaksAt >= 0 ? breaksAt - pos : part;
      return super.read(bytes, offset, Math.min(length, Math.min(part, most)));
    }

    @SuppressWarnings("unchecked") // The stream's method doesn't declare what others throw.
    private static <E extends Throwable> RuntimeException sneaky(Throwable thrown) throws E {
      throw (E) thrown;
    }
  }

  /** The same for a subscriber. */
  private static final class Answering implements Subscription {

    private final CannedAnswer answer;
    private final int part;
    private final int breaksAt;
    private final Subscriber<? super ByteBuffer> subscriber;
    private final CompletableFuture<Void> done;
    private boolean isSent;

    Answering(
        CannedAnswer answer,
        int part,
        int breaksAt,
        Subscriber<? super ByteBuffer> subscriber,
        CompletableFuture<Void> done) {
      this.answer = answer;
      this.part = part;
      this.breaksAt = breaksAt;
      this.subscriber = subscriber;
      this.done = done;
    }

    @Override
    public void request(long count) {
      if (isSent) {
        return;
      }
      isSent = true;
      int end = breaksAt >= 0 ? breaksAt : answer.body().length;
      for (int from = 0; from < end; from += Math.min(part, end - from)) {
        int to = from + Math.min(part, end - from);
        subscriber.onNext(ByteBuffer.wrap(Arrays.copyOfRange(answer.body(), from, to)));
      }
      if (breaksAt >= 0) {
        IOException failure = new IOException("Connection reset");
        subscriber.onError(failure);
        done.completeExceptionally(failure);
      } else {
        subscriber.onComplete();
        done.complete(null);
      }
    }

    @Override
    public void cancel() {}
  }
}
