package dev.singlet.spring.web;

import dev.singlet.spring.TokenScrollPosition;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/**
 * Gives controllers of Spring MVC the page token of a request, as a {@code ScrollPosition} or a
 * {@link TokenScrollPosition}. Without a token, it is the initial position.
 *
 * <pre>{@code
 * @GetMapping("/issues")
 * Window<Issue> issues(ScrollPosition position) { ... }      // GET /issues?page=AAF...
 * }</pre>
 */
public final class PageTokenArgumentResolver implements HandlerMethodArgumentResolver {

  private final String parameter;

  /**
   * Makes a resolver.
   *
   * @param parameter the name of the request's parameter that has the token
   */
  public PageTokenArgumentResolver(String parameter) {
    this.parameter = Objects.requireNonNull(parameter, "parameter");
  }

  @Override
  public boolean supportsParameter(MethodParameter argument) {
    return PositionArguments.isPosition(argument);
  }

  @Override
  public TokenScrollPosition resolveArgument(
      MethodParameter argument,
      @Nullable ModelAndViewContainer container,
      NativeWebRequest request,
      @Nullable WebDataBinderFactory binders) {
    return TokenScrollPosition.of(request.getParameter(parameter));
  }
}
