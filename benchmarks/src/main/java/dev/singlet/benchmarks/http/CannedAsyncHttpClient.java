package dev.singlet.benchmarks.http;

import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpResponseHandler;

/** Answers prepared bytes at once, in the thread of the call, in parts as Netty gives them. */
public final class CannedAsyncHttpClient implements SdkAsyncHttpClient {

  private final CannedAnswers answers;

  public CannedAsyncHttpClient(CannedAnswers answers) {
    this.answers = answers;
  }

  @Override
  public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    CannedAnswer answer = answers.to(request.request());
    answers.begin();
    request
        .requestContentPublisher()
        .subscribe(
            new Subscriber<>() {
              @Override
              public void onSubscribe(Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
              }

              @Override
              public void onNext(ByteBuffer part) {
                answers.take(part);
              }

              @Override
              public void onError(@Nullable Throwable failure) {
                done.completeExceptionally(failure);
              }

              @Override
              public void onComplete() {
                SdkAsyncHttpResponseHandler handler = request.responseHandler();
                handler.onHeaders(answer.head());
                handler.onStream(
                    subscriber ->
                        subscriber.onSubscribe(
                            new BodyParts(ByteBuffer.wrap(answer.body()), subscriber, done)));
              }
            });
    return done;
  }

  @Override
  public String clientName() {
    return "CannedAsync";
  }

  @Override
  public void close() {}
}
