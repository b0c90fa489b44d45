package dev.singlet.testing.fault;

import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * A fault for selected requests. It begins with {@link #once}, {@link #times} or {@link #always}.
 * It skips requests for which DynamoDB could not make this fault: {@link Fault#UNPROCESSED} waits
 * for a batch, {@link Fault#CONDITION_FAILED} for a write that has a condition.
 */
public final class Injection {

  private final FaultPlan plan;
  private final Fault fault;
  private final Predicate<Call> which;

  Injection(FaultPlan plan, Fault fault, Predicate<Call> which) {
    this.plan = plan;
    this.fault = fault;
    this.which = which;
  }

  /**
   * Selects requests of one operation only.
   *
   * @param request the SDK's class for it, such as {@code GetItemRequest.class}
   * @return this fault, for those requests
   */
  public Injection on(Class<? extends DynamoDbRequest> request) {
    String operation = Call.operationOf(request);
    return new Injection(plan, fault, which.and(call -> call.operation().equals(operation)));
  }

  /**
   * Selects requests by their table, key or anything else.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @param condition tells whether a request is selected
   * @return this fault, for those requests
   */
  public <Q extends DynamoDbRequest> Injection on(Class<Q> request, Predicate<Q> condition) {
    Injection onOperation = on(request);
    return new Injection(
        plan, fault, onOperation.which.and(call -> condition.test(call.as(request))));
  }

  /** Makes the fault for the next selected request. */
  public void once() {
    times(1);
  }

  /**
   * Makes the fault for the next selected requests.
   *
   * @param count the number of requests, with the SDK's retries
   */
  public void times(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("A fault can't happen " + count + " times.");
    }
    plan.add(fault, which, count);
  }

  /** Makes the fault for all selected requests, until {@link FaultProxy#calm}. */
  public void always() {
    plan.add(fault, which, Long.MAX_VALUE);
  }
}
