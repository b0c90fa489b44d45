package dev.singlet.examples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The shop starts from the bean definitions that the build has written as code. */
@Timeout(300)
class AheadOfTimeTest {

  private static final Pattern PORT = Pattern.compile("Tomcat started on port (\\d+)");

  @Test
  void theProcessedShopServesItsSampleData() throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dspring.aot.enabled=true",
                "-cp",
                System.getProperty("java.class.path"),
                ShopApplication.class.getName(),
                "--server.port=0")
            .redirectErrorStream(true)
            .start();
    try (BufferedReader log =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      StringBuilder before = new StringBuilder();
      Http http = new Http(port(log, before));

      assertThat(before.toString()).contains("Starting AOT-processed ShopApplication");
      assertThat(http.get("/customers?limit=1").json().get("next").isString()).isTrue();
      assertThat(http.get("/orders/o101").json().get("items").size()).isEqualTo(2);
      assertThat(http.get("/actuator/health").status()).isEqualTo(200);
    } finally {
      process.destroy();
    }
  }

  private static int port(BufferedReader log, StringBuilder before) throws IOException {
    for (String line = log.readLine(); line != null; line = log.readLine()) {
      before.append(line).append('\n');
      Matcher port = PORT.matcher(line);
      if (port.find()) {
        return Integer.parseInt(port.group(1));
      }
    }
    throw new AssertionError("The shop didn't start:\n" + before);
  }
}
