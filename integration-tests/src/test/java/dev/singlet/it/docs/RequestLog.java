package dev.singlet.it.docs;

import dev.singlet.listener.RequestListener;
import dev.singlet.listener.RequestReport;
import java.time.Duration;
import org.slf4j.Logger;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

final class RequestLog implements RequestListener {

  private final Logger log;
  private final Duration slow;

  RequestLog(Logger log, Duration slow) {
    this.log = log;
    this.slow = slow;
  }

  @Override
  public void onRequest(RequestReport request) {
    String name = request.operation() + " " + request.action();
    long millis = request.duration().toMillis();
    Throwable failure = request.failure();
    if (failure instanceof ConditionalCheckFailedException) {
      log.debug("{}: a condition does not hold, {} ms", name, millis);
    } else if (failure != null) {
      log.error("{}: failed after {} ms, {} retries", name, millis, request.retries(), failure);
    } else if (request.duration().compareTo(slow) > 0) {
      log.warn(
          "{}: {} ms, {} retries, {} units, {} of {} items, index {}",
          name,
          millis,
          request.retries(),
          request.capacityUnits(),
          request.itemsReturned(),
          request.itemsRead(),
          request.index());
    }
  }
}
