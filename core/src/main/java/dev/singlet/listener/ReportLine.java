package dev.singlet.listener;

import dev.singlet.error.Throttling;
import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * A report as one line for a log. Names of operations, tables and indexes have no spaces, so that
 * no value needs quotes.
 */
final class ReportLine {

  private final StringBuilder line = new StringBuilder(200);

  private ReportLine() {}

  static String of(RequestReport report) {
    ReportLine line = new ReportLine();
    line.add("operation", report.operation());
    line.add("action", report.action());
    line.add("table", report.table());
    line.add("index", report.index() == null ? "none" : report.index());
    line.add("outcome", report.isAnswered() ? "success" : "error");
    line.add("ms", report.duration().toMillis());
    line.add("attempts", report.retries() + 1);
    line.add("throttled", report.throttles());
    line.add("units", report.capacityUnits());
    if (report.vectorBytes() != 0) {
      line.add("vectorBytes", report.vectorBytes());
    }
    line.add("read", report.itemsRead());
    line.add("returned", report.itemsReturned());
    Throwable failure = report.failure();
    if (failure != null) {
      line.add("exception", failure.getClass().getSimpleName());
      line.addReasons(failure);
    }
    return line.line.toString();
  }

  private void addReasons(Throwable failure) {
    String reasons =
        failure instanceof TransactionCanceledException cancelled
            ? cancelled.cancellationReasons().stream()
                .map(CancellationReason::code)
                .collect(Collectors.joining(","))
            : limits(Throttling.of(failure));
    if (!reasons.isEmpty()) {
      add("reasons", reasons);
    }
    if (failure instanceof AwsServiceException refusal && refusal.requestId() != null) {
      add("requestId", refusal.requestId());
    }
  }

  private static String limits(List<Throttling> limits) {
    return limits.stream()
        .map(each -> each.reason() + each.resource().map(resource -> "@" + resource).orElse(""))
        .collect(Collectors.joining(","));
  }

  private void add(String name, Object value) {
    if (line.length() > 0) {
      line.append(' ');
    }
    line.append(name).append('=').append(value);
  }
}
