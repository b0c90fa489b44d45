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
}
