package dev.singlet.examples.shared;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProviderChain;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.EnvironmentVariableCredentialsProvider;
import software.amazon.awssdk.auth.credentials.ProfileCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.auth.credentials.SystemPropertyCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.retry.RetryMode;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.AwsProfileRegionProvider;
import software.amazon.awssdk.regions.providers.AwsRegionProvider;
import software.amazon.awssdk.regions.providers.AwsRegionProviderChain;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.regions.providers.SystemSettingsRegionProvider;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A DynamoDB at a URL. One on this machine asks for credentials and a region, but takes any: where
 * none are configured, it gets dummies.
 *
 * @param url where it is
 */
public record Endpoint(URI url) {

  private static final AwsBasicCredentials DUMMY = AwsBasicCredentials.create("dummy", "dummy");

  /**
   * A client that the caller closes.
   *
   * @throws ConnectionException if there is no such host, or no credentials or region for it
   */
  public DynamoDbClient client() throws ConnectionException {
    boolean isLocal = isLoopback();
    return DynamoDbClient.builder()
        .endpointOverride(url)
        .credentialsProvider(isLocal ? localCredentials() : credentials())
        .region(isLocal ? localRegion() : region())
        .overrideConfiguration(override -> override.retryStrategy(RetryMode.STANDARD))
        .build();
  }

  private boolean isLoopback() throws ConnectionException {
    try {
      return InetAddress.getByName(url.getHost()).isLoopbackAddress();
    } catch (UnknownHostException unknown) {
      throw new ConnectionException(
          "Can't reach " + url + ": there is no host " + url.getHost() + ".");
    }
  }

  /** Looks only where looking takes no network. */
  private static AwsCredentialsProvider localCredentials() {
    return AwsCredentialsProviderChain.of(
        SystemPropertyCredentialsProvider.create(),
        EnvironmentVariableCredentialsProvider.create(),
        ProfileCredentialsProvider.create(),
        StaticCredentialsProvider.create(DUMMY));
  }

  private static Region localRegion() {
    try {
      AwsRegionProvider configured =
          new AwsRegionProviderChain(
              new SystemSettingsRegionProvider(), new AwsProfileRegionProvider());
      return configured.getRegion();
    } catch (SdkClientException none) {
      return Region.US_EAST_1;
    }
  }

  private AwsCredentialsProvider credentials() throws ConnectionException {
    AwsCredentialsProvider configured = DefaultCredentialsProvider.builder().build();
    try {
      configured.resolveCredentials();
      return configured;
    } catch (SdkClientException none) {
      throw new ConnectionException(
          "There are no AWS credentials for "
              + url
              + ". Set AWS_ACCESS_KEY_ID and"
              + " AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.");
    }
  }

  private Region region() throws ConnectionException {
    try {
      return DefaultAwsRegionProviderChain.builder().build().getRegion();
    } catch (SdkClientException none) {
      throw new ConnectionException("There is no AWS region for " + url + ". Set AWS_REGION.");
    }
  }
}
