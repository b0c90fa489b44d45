package dev.singlet.spring.boot.test;

import dev.singlet.spring.boot.SingletExceptionsAutoConfiguration;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.test.autoconfigure.OverrideAutoConfiguration;
import org.springframework.test.context.BootstrapWith;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/**
 * A test of the part of an application that reads and writes items, with the tables of {@link
 * AutoConfigureLocalTables}.
 *
 * <pre>{@code
 * @SingletTest
 * class IssuesTest {
 *   @Autowired TableClient github;
 *   @Autowired IssueRepository issues;
 * }
 * }</pre>
 *
 * <p>For a test that makes DynamoDB fail, add {@code @AutoConfigureLocalTables(faults = true)}.
 *
 * <p>Of the classes that component scanning finds, the test has those with {@code @Repository}, and
 * configurations with a bean of {@link dev.singlet.schema.TableSchema}. Name others by
 * {@code @Import}. Of the auto-configurations, it has Singlet's only.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@BootstrapWith(SingletTestContextBootstrapper.class)
@ExtendWith(SpringExtension.class)
@OverrideAutoConfiguration(enabled = false)
@AutoConfigureLocalTables
@ImportAutoConfiguration(SingletExceptionsAutoConfiguration.class)
public @interface SingletTest {

  /**
   * Returns properties of the test's context.
   *
   * @return properties such as {@code "singlet.validate-on-read=true"}
   */
  String[] properties() default {};
}
