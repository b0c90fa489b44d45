package dev.singlet.spring.web;

import dev.singlet.spring.TokenScrollPosition;
import java.util.Objects;
import org.springframework.core.MethodParameter;
import org.springframework.web.reactive.BindingContext;
import org.springframework.web.reactive.result.method.SyncHandlerMethodArgumentResolver;
import org.springframework.web.server.ServerWebExchange;

/** Gives controllers of WebFlux the page token, as {@link PageTokenArgumentResolver} does. */
public final class ReactivePageTokenArgumentResolver implements SyncHandlerMethodArgumentResolver {

  private final String parameter;

  /**
   * Makes a resolver.
   *
   * @param parameter the name of the query parameter that has the token
   */
  public ReactivePageTokenArgumentResolver(String parameter) {
    this.parameter = Objects.requireNonNull(parameter, "parameter");
  }

  @Override
  public boolean supportsParameter(MethodParameter argument) {
    return PositionArguments.isPosition(argument);
  }

  @Override
  public TokenScrollPosition resolveArgumentValue(
      MethodParameter argument, BindingContext binding, ServerWebExchange exchange) {
    return TokenScrollPosition.of(exchange.getRequest().getQueryParams().getFirst(parameter));
  }
}
