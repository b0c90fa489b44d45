package dev.singlet.spring.boot.test;

import dev.singlet.spring.boot.SingletAutoConfiguration;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;

/**
 * Gives a test of Spring Boot the tables of its models, on the DynamoDB Local of this JVM. Clients
 * of the SDK, also those that the application declares, are replaced by those of DynamoDB Local.
 *
 * <pre>{@code
 * @SpringBootTest
 * @AutoConfigureLocalTables
 * class ShopTest { ... }
 * }</pre>
 *
 * <p>Each context has tables of its own, under generated names. They are created anew before each
 * test method, so each test begins with empty tables. Test classes that share a context can't run
 * at the same time; this is refused.
 *
 * <p>With {@link #faults}, a test also makes DynamoDB fail. Beside {@link SingletTest}, it changes
 * that one's setting.
 *
 * <pre>{@code
 * @SpringBootTest
 * @AutoConfigureLocalTables(faults = true)
 * class UnavailableTest {
 *   @Autowired FaultProxy faults;
 *
 *   @Test
 *   void aThrottledListIsA503() {
 *     faults.inject(Fault.THROTTLE).on(QueryRequest.class).once();
 *     ...
 *   }
 * }
 * }</pre>
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ImportAutoConfiguration({LocalTablesAutoConfiguration.class, SingletAutoConfiguration.class})
public @interface AutoConfigureLocalTables {

  /**
   * Returns whether the clients reach DynamoDB Local through a {@link
   * dev.singlet.testing.fault.FaultProxy}, over HTTP. It is then a bean of the context. Its faults
   * end after each test method.
   *
   * @return false by default
   */
  boolean faults() default false;

  /**
   * Returns how often the SDK sends a request that fails, if there are {@link #faults}. With 1, a
   * single fault reaches the application. With more, the SDK sends the request again, as it does in
   * production.
   *
   * @return 1 or more
   */
  int attempts() default 1;
}
