package dev.singlet.internal.wire;

import dev.singlet.internal.body.WrittenRequest;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import software.amazon.awssdk.core.ClientType;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/**
 * Writes the items of requests, for those that have a {@link WrittenRequest}, and reads the items
 * of answers before the SDK does, for requests that have {@link AnsweredItems}. Every client of the
 * SDK has this interceptor. The SDK finds it by the class path resource {@code
 * software/amazon/awssdk/global/handlers/execution.interceptors}. The resource for DynamoDB clients
 * only would be in a package of the SDK's own module.
 */
public final class SingletItemsInterceptor implements ExecutionInterceptor {

  /** Called by the SDK. */
  public SingletItemsInterceptor() {}

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    PendingRequest pending = PendingRequest.of(context.request());
    if (pending != null && pending.items() != null) {
      attributes.putAttribute(PendingRequest.ITEMS, pending.items());
    }
  }

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    PendingRequest pending = PendingRequest.of(context.request());
    if (pending == null
        || pending.written() == null
        || pending.writer() != Interceptors.client(attributes)) {
      return context.request();
    }
    attributes.putAttribute(PendingRequest.WRITTEN, pending.written());
    return pending.written().stub();
  }

  /** The SDK calls this before {@link #modifyHttpRequest}, for clients of both kinds. */
  @Override
  public Optional<RequestBody> modifyHttpContent(
      Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
    WrittenRequest written = attributes.getAttribute(PendingRequest.WRITTEN);
    return written == null
        ? context.requestBody()
        : Optional.of(WrittenBody.of(context.httpRequest(), written));
  }

  @Override
  public SdkHttpRequest modifyHttpRequest(
      Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
    WrittenRequest written = attributes.getAttribute(PendingRequest.WRITTEN);
    return written == null
        ? context.httpRequest()
        : WrittenBody.withLength(context.httpRequest(), written);
  }

  @Override
  public SdkHttpResponse modifyHttpResponse(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    AnsweredItems items = attributes.getAttribute(PendingRequest.ITEMS);
    if (items == null || RequestAttempt.isMarked(context.httpResponse())) {
      return context.httpResponse();
    }
    RequestAttempt attempt =
        RequestAttempt.at(context.httpResponse(), context.request() instanceof BatchGetItemRequest);
    attributes.putAttribute(RequestAttempt.ATTRIBUTE, Optional.ofNullable(attempt));
    if (attempt == null) {
      return context.httpResponse();
    }
    items.add(attempt);
    return attempt.marked(context.httpResponse());
  }

  @Override
  public Optional<InputStream> modifyHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    RequestAttempt attempt = attempt(attributes);
    boolean isBlocking =
        attributes.getAttribute(SdkExecutionAttribute.CLIENT_TYPE) == ClientType.SYNC;
    if (attempt == null || !isBlocking || !attempt.claim()) {
      return context.responseBody();
    }
    return BlockingBody.read(context.responseBody(), attempt);
  }

  @Override
  public Optional<Publisher<ByteBuffer>> modifyAsyncHttpResponseContent(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    RequestAttempt attempt = attempt(attributes);
    return attempt == null || !attempt.claim()
        ? context.responsePublisher()
        : context
            .responsePublisher()
            .map(body -> rest -> body.subscribe(new WholeBody(rest, attempt)));
  }

  private static @Nullable RequestAttempt attempt(ExecutionAttributes attributes) {
    if (attributes.getAttribute(PendingRequest.ITEMS) == null) {
      return null;
    }
    Optional<RequestAttempt> attempt = attributes.getAttribute(RequestAttempt.ATTRIBUTE);
    return attempt == null ? null : attempt.orElse(null);
  }
}
