package dev.singlet.internal.engine;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Answers numbered requests as told, and remembers them. */
final class FakeTransport implements Transport {

  static final GetItemResponse ANSWER = GetItemResponse.builder().build();

  private final IntFunction<CompletableFuture<GetItemResponse>> answers;
  private final List<CompletableFuture<@Nullable Void>> pauses = new CopyOnWriteArrayList<>();
  private final List<Integer> sent = new CopyOnWriteArrayList<>();

  /** For a request's number, the answer. */
  FakeTransport(IntFunction<CompletableFuture<GetItemResponse>> answers) {
    this.answers = answers;
  }

  /** Answers all at once. */
  static FakeTransport answering() {
    return new FakeTransport(number -> CompletableFuture.completedFuture(ANSWER));
  }

  /** A request of a number, which gives the number. */
  static Step.Call<?, ?, Integer> get(int number) {
    return Step.call(ItemAction.GET_ITEM, request(number), answer -> Step.done(number));
  }

  /** Requests from a number on, one after the other, which give how many they were. */
  static Step<Integer> gets(int first, int count) {
    return gets(first, count, 0);
  }

  private static Step<Integer> gets(int next, int left, int made) {
    return left == 0
        ? Step.done(made)
        : Step.call(
            ItemAction.GET_ITEM, request(next), answer -> gets(next + 1, left - 1, made + 1));
  }

  static GetItemRequest request(int number) {
    return GetItemRequest.builder().tableName(String.valueOf(number)).build();
  }

  /** The numbers of the requests that were sent. */
  List<Integer> sent() {
    return sent;
  }

  /** The numbers from one to another. */
  static List<Integer> numbers(int first, int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  /** The pauses that were begun, and don't end by themselves. */
  List<CompletableFuture<@Nullable Void>> pauses() {
    return pauses;
  }

  @Override
  @SuppressWarnings("unchecked") // there are no other requests
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> CompletableFuture<A> send(
      Action<Q, A> action, Q request) {
    int number = Integer.parseInt(((GetItemRequest) request).tableName());
    sent.add(number);
    return (CompletableFuture<A>) answers.apply(number);
  }

  @Override
  public CompletableFuture<@Nullable Void> pause(Duration duration) {
    CompletableFuture<@Nullable Void> pause = new CompletableFuture<>();
    pauses.add(pause);
    return pause;
  }
}
