package dev.singlet.spring;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.AuditorAware;

/**
 * Spring Data's auditor as a source of values for {@code @FromContext}.
 *
 * <pre>{@code
 * @Bean
 * ContextValue user(AuditorAware<String> auditors) {
 *   return WikiTable.user(Auditors.current(auditors));
 * }
 * }</pre>
 */
public final class Auditors {

  private Auditors() {}

  /**
   * Returns a source that asks for the auditor of each write.
   *
   * @param auditors the auditors
   * @param <T> the type of an auditor
   * @return a source; it gives null if there is no auditor
   */
  public static <T> Supplier<@Nullable T> current(AuditorAware<T> auditors) {
    Objects.requireNonNull(auditors, "auditors");
    return () -> auditors.getCurrentAuditor().orElse(null);
  }
}
