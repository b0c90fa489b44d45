package dev.singlet.it.docs;

import org.slf4j.Logger;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

final class SentRequests implements ExecutionInterceptor {

  private final Logger log;

  SentRequests(Logger log) {
    this.log = log;
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    log.debug("{}", context.request());
  }
}
