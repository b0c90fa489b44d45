package dev.singlet;

/**
 * Is told of each request that a client makes, see {@link TableAccess#withListener}.
 *
 * <pre>{@code
 * TableClient github =
 *     GitHubTable.client(dynamoDb)
 *         .withListener(
 *             request -> log.info("{}: {} units", request.operation(), request.capacityUnits()));
 * }</pre>
 *
 * <p>It is called by the thread that has the answer, which is one of the SDK's if the client
 * doesn't block, and by several at once if several requests are under way. So it should be quick.
 */
@FunctionalInterface
public interface RequestListener {

  /**
   * Called once for each request, when it is answered or has failed for good, and before the
   * operation goes on. An exception that it throws is logged and doesn't reach the operation, since
   * DynamoDB has done what it was asked; an {@link Error} does reach it.
   *
   * @param report what happened
   */
  void onRequest(RequestReport report);
}
