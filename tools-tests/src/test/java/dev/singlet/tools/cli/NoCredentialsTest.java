package dev.singlet.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.tools.ExampleModel;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A machine without credentials. Other tests find theirs in the same system properties. */
@Isolated
class NoCredentialsTest {

  @TempDir Path folder;

  @Test
  void withoutCredentialsALineSaysWhereToPutThem() {
    Properties before = (Properties) System.getProperties().clone();
    try {
      System.clearProperty("aws.accessKeyId");
      System.clearProperty("aws.secretAccessKey");
      System.setProperty("aws.sharedCredentialsFile", folder.resolve("none").toString());
      System.setProperty("aws.configFile", folder.resolve("none").toString());
      System.setProperty("aws.disableEc2Metadata", "true");

      assertThat(Call.of("verify-table", "--region", "us-east-1", ExampleModel.GITHUB.place()))
          .isEqualTo(
              new Call(
                  1,
                  "",
                  "No credentials are found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or"
                      + " name a profile that has them by AWS_PROFILE.\n"));
    } finally {
      System.setProperties(before);
    }
  }
}
