package dev.singlet.internal.pace;

import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.Outcome;
import dev.singlet.internal.engine.Step;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Steps whose requests ask for the capacity that they consume, and report their answers. */
public final class MeteredSteps {

  /** Is told of each request. Several threads call it. */
  public interface Meter {

    /** Takes the answer to a request. */
    <A extends DynamoDbResponse> void answered(Action<?, A> action, A answer);

    /** Takes the failure of a request. */
    void failed(Throwable failure);
  }

  private final Meter meter;

  public MeteredSteps(Meter meter) {
    this.meter = meter;
  }

  /** Returns the same steps, metered. */
  public <R extends @Nullable Object> Step<R> of(Step<R> step) {
    if (step instanceof Step.Call<?, ?, R> call) {
      return metered(call);
    }
    if (step instanceof Step.Pause<R> pause) {
      return Step.pause(pause.duration(), () -> of(pause.after().get()));
    }
    if (step instanceof Step.Parallel<?, R> parallel) {
      return metered(parallel);
    }
    return step;
  }

  private <Q extends DynamoDbRequest, A extends DynamoDbResponse, R extends @Nullable Object>
      Step<R> metered(Step.Call<Q, A, R> call) {
    Action<Q, A> action = call.action();
    Outcome<A, R> outcome = new Metered<>(call.outcome());
    return new Step.Call<>(
        action,
        action.metered(call.request()),
        new Outcome<>() {
          @Override
          public Step<R> answered(A answer) {
            meter.answered(action, answer);
            return outcome.answered(answer);
          }

          @Override
          public @Nullable Step<R> failed(Throwable failure) {
            meter.failed(failure);
            return outcome.failed(failure);
          }
        });
  }

  private <E, R extends @Nullable Object> Step<R> metered(Step.Parallel<E, R> parallel) {
    Iterator<? extends Step<E>> branches = parallel.branches();
    Iterator<Step<E>> metered =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return branches.hasNext();
          }

          @Override
          public Step<E> next() {
            return of(branches.next());
          }
        };
    return new Step.Parallel<>(metered, parallel.atOnce(), new Metered<>(parallel.outcome()));
  }

  /** Continues with metered steps. */
  private final class Metered<A, R extends @Nullable Object> implements Outcome<A, R> {

    private final Outcome<A, R> outcome;

    Metered(Outcome<A, R> outcome) {
      this.outcome = outcome;
    }

    @Override
    public Step<R> answered(A answer) {
      return of(outcome.answered(answer));
    }

    @Override
    public @Nullable Step<R> failed(Throwable failure) {
      Step<R> other = outcome.failed(failure);
      return other == null ? null : of(other);
    }
  }
}
