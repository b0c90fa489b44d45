package dev.singlet.tools.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A machine without credentials. The command line runs in a process of its own, which has no
 * environment, so that the credentials of who runs the test are neither found nor used.
 */
class NoCredentialsTest {

  @TempDir Path home;

  @Test
  void withoutCredentialsALineSaysWhereToPutThem() throws Exception {
    ProcessBuilder command =
        new ProcessBuilder(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djdk.net.hosts.file=" + System.getProperty("jdk.net.hosts.file", ""),
                "-Daws.disableEc2Metadata=true",
                "-Duser.home=" + home,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.singlet.tools.cli.Main",
                "verify-table",
                "--region",
                "us-east-1",
                ExampleModel.GITHUB.place().toString()));
    command.environment().clear();

    Process process = command.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(printed)
        .isEqualTo(
            "No credentials are found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or name a"
                + " profile that has them by AWS_PROFILE.\n");
    assertThat(process.waitFor()).isEqualTo(1);
  }
}
