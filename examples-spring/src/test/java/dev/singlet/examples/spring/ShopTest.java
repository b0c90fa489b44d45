package dev.singlet.examples.spring;

import dev.singlet.spring.boot.test.AutoConfigureLocalTables;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.test.context.ActiveProfiles;

/** A test of the whole shop on a port of its own. All these share one context and its table. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@AutoConfigureLocalTables
@ActiveProfiles("test")
@ResourceLock("the shop's table")
public @interface ShopTest {}
