package dev.singlet.testing.fault;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClientBuilder;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * Simulates DynamoDB's faults: an HTTP proxy in front of DynamoDB Local that makes {@link Fault
 * faults}. The clients are the SDK's own, with their retries, and see the faults as they would see
 * DynamoDB's.
 *
 * <pre>{@code
 * try (FaultProxy proxy =
 *     FaultProxy.inFrontOf(DynamoDbLocal.sharedEndpoint())
 *         .seed(42)
 *         .rate(0.2, Fault.transientFaults())
 *         .start()) {
 *   TableClient github = GitHubTable.client(proxy.client());
 *   proxy.inject(Fault.LOST_RESPONSE).on(PutItemRequest.class).once();
 *   github.execute(StarEntity.put(star));
 *   assertThat(proxy.count(Fault.LOST_RESPONSE)).isEqualTo(1);
 * }
 * }</pre>
 *
 * <p>A request gets at most one fault. Random faults affect only requests on items, so tables can
 * always be created and described. {@linkplain #inject Scripted} faults affect any request. The
 * same seed, with the same requests in the same order, gives the same faults.
 *
 * <p>The proxy adds a checksum of its own to responses that it changes. It can't be in front of
 * AWS, which refuses requests that are signed for another host.
 */
public final class FaultProxy implements AutoCloseable {

  private static final int PICKED_BY_SYSTEM = 0;
  private static final int BACKLOG = 1024;
  private static final int AT_ONCE = 0;

  /**
   * The JDK's server writes the headers of a response separately from its body. Without this
   * property, the body waits 40 milliseconds until the headers are acknowledged. The server has no
   * other setting for it.
   */
  private static final String NO_DELAY = "sun.net.httpserver.nodelay";

  private final HttpServer server;
  private final ExecutorService threads;
  private final FaultPlan plan;
  private final Queue<AutoCloseable> clients = new ConcurrentLinkedQueue<>();

  private FaultProxy(HttpServer server, ExecutorService threads, FaultPlan plan) {
    this.server = server;
    this.threads = threads;
    this.plan = plan;
  }

  /**
   * Returns the settings of a new proxy.
   *
   * @param endpoint the address of DynamoDB Local, such as {@code DynamoDbLocal.sharedEndpoint()}
   * @return its settings; call {@link Builder#start} last
   */
  public static Builder inFrontOf(URI endpoint) {
    return new Builder(endpoint);
  }

  /** The settings of a proxy: the faults and their rates. */
  public static final class Builder {

    private final URI endpoint;
    private final List<FaultPlan.Rate> rates = new ArrayList<>();
    private double likelihood;
    private long seed;
    private Duration delay = Duration.ofMillis(50);

    private Builder(URI endpoint) {
      this.endpoint = Objects.requireNonNull(endpoint, "endpoint");
    }

    /**
     * Sets the seed of the random faults.
     *
     * @param value any number; zero by default
     * @return this
     */
    public Builder seed(long value) {
      seed = value;
      return this;
    }

    /**
     * Makes a fault at random.
     *
     * @param share the share of requests that get it, from 0 to 1, among those that can
     * @param fault the fault
     * @return this
     * @throws IllegalArgumentException if all shares together are more than 1
     */
    public Builder rate(double share, Fault fault) {
      return rate(share, Set.of(fault));
    }

    /**
     * Makes one of several faults at random. Each fault that a request can get is equally likely.
     *
     * @param share the share of requests that get one of them, from 0 to 1
     * @param faults the faults, such as {@link Fault#transientFaults}
     * @return this
     * @throws IllegalArgumentException if all shares together are more than 1
     */
    public Builder rate(double share, Set<Fault> faults) {
      likelihood += share;
      if (!(share >= 0 && likelihood <= 1)) {
        throw new IllegalArgumentException(
            "A share of " + share + " makes " + likelihood + " of all requests, not 0 to 1.");
      }
      rates.add(new FaultPlan.Rate(share, faults));
      return this;
    }

    /**
     * Sets the delay of a response for {@link Fault#DELAY}.
     *
     * @param value 50 milliseconds by default
     * @return this
     */
    public Builder delay(Duration value) {
      delay = Objects.requireNonNull(value, "value");
      return this;
    }

    /**
     * Starts the proxy on a port that the system picks, for this machine only.
     *
     * @return a running proxy, which the caller closes
     */
    public FaultProxy start() {
      if (System.getProperty(NO_DELAY) == null) {
        System.setProperty(NO_DELAY, "true");
      }
      try {
        HttpServer server =
            HttpServer.create(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), PICKED_BY_SYSTEM), BACKLOG);
        ExecutorService threads = Executors.newCachedThreadPool(Builder::daemon);
        FaultPlan plan = new FaultPlan(seed, rates);
        server.setExecutor(threads);
        server.createContext("/", new FaultHandler(new Endpoint(endpoint), plan, delay));
        server.start();
        return new FaultProxy(server, threads, plan);
      } catch (IOException e) {
        throw new UncheckedIOException("The fault proxy doesn't start", e);
      }
    }

    private static Thread daemon(Runnable task) {
      Thread thread = new Thread(task, "fault-proxy");
      thread.setDaemon(true);
      return thread;
    }
  }

  /**
   * Returns the address of this proxy, for clients with settings of their own.
   *
   * @return an address of this machine
   */
  public URI endpoint() {
    return URI.create("http://localhost:" + server.getAddress().getPort());
  }

  /**
   * Returns a client of the SDK with its default settings.
   *
   * @return a client, which is closed with this proxy
   */
  public DynamoDbClient client() {
    return client(settings -> {});
  }

  /**
   * Returns a client of the SDK with other settings, such as a retry strategy.
   *
   * @param settings changes to a builder that has this endpoint, a region and credentials
   * @return a client, which is closed with this proxy
   */
  public DynamoDbClient client(Consumer<DynamoDbClientBuilder> settings) {
    DynamoDbClientBuilder builder = connected(DynamoDbClient.builder());
    settings.accept(builder);
    DynamoDbClient client = builder.build();
    clients.add(client);
    return client;
  }

  /**
   * Returns an asynchronous client of the SDK with its default settings.
   *
   * @return a client, which is closed with this proxy
   */
  public DynamoDbAsyncClient asyncClient() {
    return asyncClient(settings -> {});
  }

  /**
   * Returns an asynchronous client of the SDK with other settings, such as a retry strategy.
   *
   * @param settings changes to a builder that has this endpoint, a region and credentials
   * @return a client, which is closed with this proxy
   */
  public DynamoDbAsyncClient asyncClient(Consumer<DynamoDbAsyncClientBuilder> settings) {
    DynamoDbAsyncClientBuilder builder = connected(DynamoDbAsyncClient.builder());
    settings.accept(builder);
    DynamoDbAsyncClient client = builder.build();
    clients.add(client);
    return client;
  }

  /**
   * Makes a fault for selected requests. Injections apply in their order, and before any random
   * fault.
   *
   * @param fault the fault
   * @return the fault for any request; call {@link Injection#once} or the like to begin it
   */
  public Injection inject(Fault fault) {
    return new Injection(plan, Objects.requireNonNull(fault, "fault"), call -> true);
  }

  /** Ends all faults, random and scripted. */
  public void calm() {
    plan.calm();
  }

  /**
   * Returns how often a fault happened.
   *
   * @param fault the fault
   * @return the number of requests that got it, with the SDK's retries
   */
  public long count(Fault fault) {
    return plan.faults().of(fault);
  }

  /**
   * Returns how many injections still wait for a matching request.
   *
   * @return the number of injections that have not happened as often as they should
   */
  public int pending() {
    return plan.scripted();
  }

  /**
   * Returns the number of requests of one operation.
   *
   * @param request the SDK's class for it, such as {@code GetItemRequest.class}
   * @return the number of requests, with the SDK's retries
   */
  public long requests(Class<? extends DynamoDbRequest> request) {
    return plan.requests().of(Call.operationOf(request));
  }

  /**
   * Returns the number of requests.
   *
   * @return the number of requests, with the SDK's retries
   */
  public long requests() {
    return plan.requests().total();
  }

  /** Closes the clients and stops the proxy. */
  @Override
  public void close() {
    try {
      for (AutoCloseable client : clients) {
        client.close();
      }
    } catch (Exception e) {
      throw new IllegalStateException("A client of the fault proxy doesn't close: " + e, e);
    } finally {
      server.stop(AT_ONCE);
      threads.shutdownNow();
    }
  }

  /**
   * Returns a summary.
   *
   * @return text such as {@code 1000 requests, THROTTLE 97, LOST_RESPONSE 103}
   */
  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ").add(requests() + " requests");
    for (Fault fault : Fault.values()) {
      if (count(fault) > 0) {
        text.add(fault + " " + count(fault));
      }
    }
    return text.toString();
  }

  private <B extends AwsClientBuilder<B, ?>> B connected(B builder) {
    return builder
        .endpointOverride(endpoint())
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("local", "local")));
  }
}
