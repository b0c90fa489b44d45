package dev.singlet.it;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The end of a program after some of its requests, for procedures that must survive it. */
public final class Crash extends Error {

  private static final long serialVersionUID = 1;

  private Crash(int requests) {
    super("The program ended after " + requests + " requests.");
  }

  /**
   * Runs a procedure that crashes after its first request, then one that crashes after its second,
   * and so on, until one reaches its end. Each begins with what the one before has left.
   *
   * @param client sends the requests of the procedures
   * @param before runs before each procedure, and makes the state that it begins with, if that
   *     isn't what the one before has left
   * @param procedure is given a client that sends a number of requests only
   * @param after runs after each crash, and checks what must hold then
   * @return the number of crashes
   */
  public static int afterEachRequest(
      DynamoDbClient client, Runnable before, Consumer<DynamoDbClient> procedure, Runnable after) {
    for (int requests = 1; ; requests++) {
      before.run();
      try {
        procedure.accept(after(client, requests));
        return requests - 1;
      } catch (Crash crash) {
        after.run();
      }
    }
  }

  /**
   * Returns a client that ends the program once the answer of a request has come. It sends no
   * request after that, also not those of code that cleans up.
   */
  public static DynamoDbClient after(DynamoDbClient client, int requests) {
    AtomicInteger sent = new AtomicInteger();
    return (DynamoDbClient)
        Proxy.newProxyInstance(
            DynamoDbClient.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
              if (sent.get() >= requests) {
                throw new Crash(requests);
              }
              try {
                Object answer = method.invoke(client, arguments);
                if (sent.incrementAndGet() == requests) {
                  throw new Crash(requests);
                }
                return answer;
              } catch (InvocationTargetException failure) {
                throw failure.getCause();
              }
            });
  }
}
