package software.amazon.awssdk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/** An interceptor that counts as the SDK's own, by its package. */
public final class SdkInterceptor implements ExecutionInterceptor {

  private final List<SdkRequest> written = new ArrayList<>();
  private final UnaryOperator<SdkRequest> change;

  /** Changes each request. */
  public SdkInterceptor(UnaryOperator<SdkRequest> change) {
    this.change = change;
  }

  /** Returns the requests that the SDK wrote. */
  public List<SdkRequest> written() {
    return written;
  }

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    return change.apply(context.request());
  }

  @Override
  public void beforeMarshalling(Context.BeforeMarshalling context, ExecutionAttributes attributes) {
    written.add(context.request());
  }
}
