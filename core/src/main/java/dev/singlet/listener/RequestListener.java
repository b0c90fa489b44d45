package dev.singlet.listener;

/**
 * Receives a report of each request that a client makes, see {@link
 * dev.singlet.operation.TableAccess#withListener}.
 *
 * <pre>{@code
 * TableClient github =
 *     GitHubTable.client(dynamoDb)
 *         .withListener(
 *             request -> log.info("{}: {} units", request.operation(), request.capacityUnits()));
 * }</pre>
 *
 * <p>The thread that has the answer calls it. For a client that doesn't block, this is a thread of
 * the SDK. Several threads call it at once if several requests are running. So it should be quick.
 */
@FunctionalInterface
public interface RequestListener {

  /**
   * Receives the report of one request. It is called once, when the request is answered or has
   * finally failed, and before the operation continues. An exception that it throws is logged and
   * doesn't reach the operation, because DynamoDB has already carried out the request. An {@link
   * Error} does reach it.
   *
   * @param report the report
   */
  void onRequest(RequestReport report);

  /**
   * Begins to follow an operation. It is called on the thread that calls the client, before the
   * first request of the operation. Without this method, operations are not followed.
   *
   * <p>A stream or a publisher is an operation for each of its pages, and {@code
   * transact(function)} is one for each of its reads and for its writes.
   *
   * <p>An exception that it or its result throws is logged, as for {@link #onRequest}.
   *
   * @param operation the label of the operation, as in {@link RequestReport#operation}
   * @param table the name of the client's table in DynamoDB
   * @return the operation; {@link RunningOperation#IGNORED} for none
   */
  default RunningOperation begin(String operation, String table) {
    return RunningOperation.IGNORED;
  }
}
