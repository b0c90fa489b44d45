package dev.singlet.spring.boot;

import dev.singlet.operation.TableAccess;
import dev.singlet.schema.TableSchema;

/**
 * Changes the settings of the clients that the auto-configuration makes, such as their clock or
 * their read policy. All beans of this type are called, in their order, after the properties. The
 * executor of blocking clients is a property: {@code singlet.executor}.
 *
 * <pre>{@code
 * @Component
 * class FixedClock implements TableClientCustomizer {
 *   @Override
 *   public <C extends TableAccess<C>> C customize(C client, TableSchema schema) {
 *     return client.withClock(CLOCK);
 *   }
 * }
 * }</pre>
 */
public interface TableClientCustomizer {

  /**
   * Changes a client.
   *
   * @param client the client of one table, blocking or asynchronous
   * @param schema the table
   * @param <C> the type of the client
   * @return the client with other settings
   */
  <C extends TableAccess<C>> C customize(C client, TableSchema schema);
}
