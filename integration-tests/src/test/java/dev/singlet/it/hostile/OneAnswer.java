package dev.singlet.it.hostile;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Answers every request with the same bytes, through all of the SDK. */
final class OneAnswer implements SdkHttpClient {

  private byte[] body = new byte[0];

  void set(String json) {
    body = json.getBytes(StandardCharsets.UTF_8);
  }

  DynamoDbClient client() {
    return DynamoDbClient.builder()
        .httpClient(this)
        .overrideConfiguration(override -> override.retryStrategy(AwsRetryStrategy.doNotRetry()))
        .region(Region.EU_WEST_1)
        .endpointOverride(URI.create("http://localhost:1"))
        .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
        .build();
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() {
        return HttpExecuteResponse.builder()
            .response(
                SdkHttpResponse.builder()
                    .statusCode(200)
                    .putHeader("Content-Type", "application/x-amz-json-1.0")
                    .build())
            .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
            .build();
      }

      @Override
      public void abort() {}
    };
  }

  @Override
  public void close() {}
}
