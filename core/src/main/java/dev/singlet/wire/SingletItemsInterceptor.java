package dev.singlet.wire;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/**
 * Reads the items of answers ahead of the SDK, for requests whose {@link AnsweredItems} are asked
 * for. Every client of DynamoDB has it: the SDK finds it by the class path resource {@code
 * software/amazon/awssdk/services/dynamodb/execution.interceptors}.
 */
public final class SingletItemsInterceptor implements ExecutionInterceptor {

  /** Called by the SDK. */
  public SingletItemsInterceptor() {}

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    AnsweredItems items = AnsweredAction.itemsOf(context.request());
    if (items != null) {
      attributes.putAttribute(AnsweredItems.ATTRIBUTE, items);
    }
  }

  @Override
  public SdkHttpResponse modifyHttpResponse(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    AnsweredItems items = attributes.getAttribute(AnsweredItems.ATTRIBUTE);
    if (items == null) {
      return context.httpResponse();
    }
    Attempt attempt =
        Attempt.at(context.httpResponse(), context.request() instanceof BatchGetItemRequest);
    items.begin(attempt);
    return attempt == null ? context.httpResponse() : Attempt.withoutChecks(context.httpResponse());
  }

  @Override
  public Optional<InputStream> modifyHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    Attempt attempt = attempt(attributes);
    return attempt == null
        ? context.responseBody()
        : context.responseBody().map(body -> read(body, length(context.httpResponse()), attempt));
  }

  @Override
  public Optional<Publisher<ByteBuffer>> modifyAsyncHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    Attempt attempt = attempt(attributes);
    return attempt == null
        ? context.responsePublisher()
        : context
            .responsePublisher()
            .map(body -> rest -> body.subscribe(new WholeBody(rest, attempt::read)));
  }

  private static @Nullable Attempt attempt(ExecutionAttributes attributes) {
    AnsweredItems items = attributes.getAttribute(AnsweredItems.ATTRIBUTE);
    return items == null ? null : items.attempt();
  }

  private static int length(SdkHttpResponse response) {
    try {
      return response.firstMatchingHeader("Content-Length").map(Integer::parseInt).orElse(0);
    } catch (NumberFormatException noNumber) {
      return 0;
    }
  }

  private static InputStream read(InputStream body, int length, Attempt attempt) {
    byte[] bytes;
    try {
      bytes = BlockingBody.read(body, length);
    } catch (IOException broken) {
      return new BrokenBody(body, broken);
    }
    BlockingBody.closeQuietly(body);
    return new ByteArrayInputStream(attempt.read(bytes));
  }
}
