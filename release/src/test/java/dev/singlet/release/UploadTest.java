package dev.singlet.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code upload}, against a server in place of Central's portal. */
class UploadTest {

  @TempDir Path folder;

  private HttpServer portal;
  private int status = 201;
  private String answer = "28570f16";
  private String request = "";
  private String body = "";

  @BeforeEach
  void startPortal() throws Exception {
    Script.need("bash", "curl");
    portal = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    portal.createContext("/", this::answer);
    portal.start();
    Files.writeString(folder.resolve("singlet-0.1.0.zip"), "the bundle");
  }

  @AfterEach
  void stopPortal() {
    if (portal != null) {
      portal.stop(0);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    request =
        exchange.getRequestMethod()
            + " "
            + exchange.getRequestURI()
            + " "
            + exchange.getRequestHeaders().getFirst("Authorization");
    body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    byte[] bytes = answer.getBytes(UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Test
  void theBundleWaitsForAPerson() throws Exception {
    Script done = upload();

    assertThat(done)
        .isEqualTo(
            new Script(
                0,
                "Uploaded as 28570f16: publish it, or drop it, at "
                    + address()
                    + "/publishing/deployments"));
    assertThat(request)
        .isEqualTo(
            "POST /api/v1/publisher/upload?name=singlet-0.1.0&publishingType=USER_MANAGED"
                + " Bearer bmFtZTpwYXNz");
    assertThat(body)
        .contains("name=\"bundle\"; filename=\"singlet-0.1.0.zip\"")
        .contains("the bundle");
  }

  @Test
  void aRefusalIsAFailure() throws Exception {
    status = 401;
    answer = "Invalid token";

    Script done = upload();

    assertThat(done.code()).isNotZero();
    assertThat(done.output()).doesNotContain("Uploaded").contains("401");
  }

  @Test
  void aTokenIsNeeded() throws Exception {
    Script done =
        Script.run(
            Path.of("."),
            Map.of("CENTRAL_URL", address(), "CENTRAL_TOKEN", ""),
            "bash",
            "upload",
            bundle());

    assertThat(done.code()).isNotZero();
    assertThat(done.output())
        .endsWith("CENTRAL_TOKEN: is the user token of the portal, in its form for HTTP");
    assertThat(request).isEmpty();
  }

  private Script upload() throws Exception {
    return Script.run(
        Path.of("."),
        Map.of("CENTRAL_URL", address(), "CENTRAL_TOKEN", "bmFtZTpwYXNz"),
        "bash",
        "upload",
        bundle());
  }

  private String address() {
    return "http://localhost:" + portal.getAddress().getPort();
  }

  private String bundle() {
    return folder.resolve("singlet-0.1.0.zip").toString();
  }
}
