package dev.singlet.benchmarks.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;

/** Answers prepared bytes at once, in the thread of the call. */
public final class CannedHttpClient implements SdkHttpClient {

  private final CannedAnswers answers;

  public CannedHttpClient(CannedAnswers answers) {
    this.answers = answers;
  }

  @Override
  public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
    return new ExecutableHttpRequest() {
      @Override
      public HttpExecuteResponse call() throws IOException {
        return answer(request);
      }

      @Override
      public void abort() {}
    };
  }

  private HttpExecuteResponse answer(HttpExecuteRequest request) throws IOException {
    ContentStreamProvider content = request.contentStreamProvider().orElseThrow();
    try (InputStream body = content.newStream()) {
      answers.take(body);
    }
    CannedAnswer answer = answers.to(request.httpRequest());
    return HttpExecuteResponse.builder()
        .response(answer.head())
        .responseBody(AbortableInputStream.create(new ByteArrayInputStream(answer.body())))
        .build();
  }

  @Override
  public String clientName() {
    return "Canned";
  }

  @Override
  public void close() {}
}
