package dev.singlet.examples.shared;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Runs <a href="https://github.com/nubo-db/dynoxide">Dynoxide</a>, a server with DynamoDB's API. It
 * has vector indexes, which DynamoDB Local lacks. Its tables are in memory, and go when it ends.
 */
public final class Dynoxide implements AutoCloseable {

  private static final String FOLDER = "tools/tests/src/test/node";
  private static final Path PROGRAM =
      Path.of(FOLDER, "node_modules", "@dynoxide", "linux-x64", "dynoxide");

  private static final int ATTEMPTS = 3;
  private static final Duration START = Duration.ofSeconds(20);
  private static final int PAUSE_MILLIS = 20;

  /** A server that has lost its port to another program ends in less. */
  private static final int END_MILLIS = 100;

  private final Process process;
  private final DynamoDbClient client;

  private Dynoxide(Process process, DynamoDbClient client) {
    this.process = process;
    this.client = client;
  }

  /**
   * Starts a server without tables, at a port that is free.
   *
   * @return a server that the caller closes
   * @throws ConnectionException if it isn't installed, or doesn't start
   */
  public static Dynoxide start() throws ConnectionException {
    Path program = installed().orElseThrow(Dynoxide::missing);
    try {
      for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
        Dynoxide server = start(program, freePort());
        if (server != null) {
          return server;
        }
      }
    } catch (IOException failure) {
      throw new ConnectionException("Dynoxide doesn't start: " + failure.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new ConnectionException("Dynoxide was not started, because the thread is interrupted.");
    }
    throw new ConnectionException("Dynoxide doesn't start: " + program);
  }

  private static ConnectionException missing() {
    return new ConnectionException(
        "Vector indexes need Dynoxide, on Linux with an x64 processor. Run `npm ci --prefix "
            + FOLDER
            + "` in the folder of the project.");
  }

  /** The working directory is the folder of the project, or that of a module. */
  private static Optional<Path> installed() {
    return Stream.of(PROGRAM, Path.of("..").resolve(PROGRAM))
        .map(Path::toAbsolutePath)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /** Returns null if it doesn't start. Another program can take the port before it does. */
  private static @Nullable Dynoxide start(Path program, int port)
      throws IOException, InterruptedException, ConnectionException {
    Process process =
        new ProcessBuilder(program.toString(), "--port", String.valueOf(port))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    boolean isStarted = false;
    try {
      long end = System.nanoTime() + START.toNanos();
      while (!isStarted && process.isAlive() && System.nanoTime() < end) {
        Thread.sleep(PAUSE_MILLIS);
        isStarted = listens(port) && !process.waitFor(END_MILLIS, TimeUnit.MILLISECONDS);
      }
    } finally {
      if (!isStarted) {
        process.destroyForcibly();
      }
    }
    Endpoint endpoint = new Endpoint(URI.create("http://127.0.0.1:" + port));
    return isStarted ? new Dynoxide(process, endpoint.client()) : null;
  }

  private static boolean listens(int port) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }

  /** Its client, which ends with it. */
  public DynamoDbClient client() {
    return client;
  }

  @Override
  public void close() {
    client.close();
    process.destroyForcibly();
  }
}
