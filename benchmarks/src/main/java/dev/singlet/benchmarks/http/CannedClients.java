package dev.singlet.benchmarks.http;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.client.config.SdkAdvancedAsyncClientOption;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The SDK's clients as users make them, but for the HTTP client. Requests are signed, checksums
 * checked, and interceptors of the class path called.
 */
public final class CannedClients {

  private static final StaticCredentialsProvider CREDENTIALS =
      StaticCredentialsProvider.create(AwsBasicCredentials.create("id", "secret"));

  private CannedClients() {}

  /** A client that blocks. */
  public static DynamoDbClient blocking(CannedAnswers answers) {
    return DynamoDbClient.builder()
        .region(Region.US_EAST_1)
        .credentialsProvider(CREDENTIALS)
        .httpClient(new CannedHttpClient(answers))
        .build();
  }

  /** A client of futures, which complete in the thread that calls, not in one of a pool. */
  public static DynamoDbAsyncClient async(CannedAnswers answers) {
    return DynamoDbAsyncClient.builder()
        .region(Region.US_EAST_1)
        .credentialsProvider(CREDENTIALS)
        .httpClient(new CannedAsyncHttpClient(answers))
        .asyncConfiguration(
            config ->
                config.advancedOption(
                    SdkAdvancedAsyncClientOption.FUTURE_COMPLETION_EXECUTOR, Runnable::run))
        .build();
  }
}
