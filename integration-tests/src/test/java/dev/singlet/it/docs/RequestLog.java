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
    Throwable failure = request.failure();
    if (failure instanceof ConditionalCheckFailedException) {
      log.debug(request.line());
    } else if (failure != null) {
      log.error(request.line(), failure);
    } else if (request.throttles() > 0 || request.duration().compareTo(slow) > 0) {
      log.warn(request.line());
    }
  }
}
