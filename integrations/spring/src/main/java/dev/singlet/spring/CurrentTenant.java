package dev.singlet.spring;

/**
 * The tenant of the code that runs, such as that of the current request. A bean of this type makes
 * {@link TenantTable}s. It can be in the scope of the request:
 *
 * <pre>{@code
 * @Bean
 * CurrentTenant currentTenant() {
 *   return () -> SecurityContextHolder.getContext().getAuthentication().getName();
 * }
 * }</pre>
 */
@FunctionalInterface
public interface CurrentTenant {

  /**
   * Returns the id of the tenant. Called by each {@link TenantTable#client}, on its thread. If
   * there is no tenant, throw an exception.
   *
   * @return the id
   */
  String id();
}
