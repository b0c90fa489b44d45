package dev.singlet.it.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.auth.credentials.EnvironmentVariableCredentialsProvider;
import software.amazon.awssdk.auth.credentials.ProfileCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What the build hides from tests. An editor that runs them by itself hides nothing. */
@EnabledIfSystemProperty(named = "jdk.net.hosts.file", matches = ".+")
class ClosedMachineTest {

  @ParameterizedTest
  @ValueSource(strings = {"dynamodb.eu-central-1.amazonaws.com", "example.com", "metadata"})
  void otherHostsHaveNoAddress(String host) {
    assertThatThrownBy(() -> InetAddress.getByName(host)).isInstanceOf(UnknownHostException.class);
  }

  @Test
  void thisMachineHasOne() throws UnknownHostException {
    assertThat(InetAddress.getByName("localhost").isLoopbackAddress()).isTrue();
  }

  @Test
  void credentialsOfTheUserAreNotFound() {
    assertThatThrownBy(() -> EnvironmentVariableCredentialsProvider.create().resolveCredentials())
        .isInstanceOf(SdkClientException.class);
    try (ProfileCredentialsProvider profiles = ProfileCredentialsProvider.create()) {
      assertThatThrownBy(profiles::resolveCredentials).isInstanceOf(SdkClientException.class);
    }
  }

  @Test
  void aRequestToAnotherMachineFails() {
    try (DynamoDbClient dynamoDb =
        DynamoDbClient.builder()
            .region(Region.EU_CENTRAL_1)
            .credentialsProvider(AnonymousCredentialsProvider.create())
            .overrideConfiguration(
                override -> override.retryStrategy(retry -> retry.maxAttempts(1)))
            .build()) {
      assertThatThrownBy(dynamoDb::listTables)
          .isInstanceOf(SdkClientException.class)
          .hasRootCauseInstanceOf(UnknownHostException.class);
    }
  }

  @Test
  void theLocaleAndTheTimeZoneAreUnusual() {
    assertThat(Locale.getDefault()).isEqualTo(Locale.forLanguageTag("tr-TR"));
    assertThat(ZoneId.systemDefault()).isEqualTo(ZoneId.of("Asia/Kolkata"));
    assertThat("I".toLowerCase(Locale.getDefault())).isEqualTo("ı");
  }
}
