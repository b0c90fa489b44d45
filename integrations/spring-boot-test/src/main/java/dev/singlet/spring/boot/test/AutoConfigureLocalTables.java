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
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ImportAutoConfiguration({LocalTablesAutoConfiguration.class, SingletAutoConfiguration.class})
public @interface AutoConfigureLocalTables {}
