package dev.singlet.spring;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authentication.AuthenticationTrustResolver;
import org.springframework.security.authentication.AuthenticationTrustResolverImpl;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;

/**
 * The user of Spring Security as a source of values for {@code @FromContext}.
 *
 * <pre>{@code
 * @Bean
 * ContextValue user() {
 *   return WikiTable.user(SecurityNames.current());
 * }
 * }</pre>
 */
public final class SecurityNames {

  private static final AuthenticationTrustResolver TRUST = new AuthenticationTrustResolverImpl();

  private SecurityNames() {}

  /**
   * Returns a source that reads the name of the authenticated user from the {@link
   * SecurityContextHolder}, on the thread that calls the client.
   *
   * @return a source; it gives null if the user is anonymous or not authenticated
   */
  public static Supplier<@Nullable String> current() {
    return () -> {
      Authentication user = SecurityContextHolder.getContext().getAuthentication();
      return user == null || !user.isAuthenticated() || TRUST.isAnonymous(user)
          ? null
          : user.getName();
    };
  }
}
