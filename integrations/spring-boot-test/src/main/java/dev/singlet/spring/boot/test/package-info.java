/**
 * Tests of Spring Boot applications on DynamoDB Local. Begin with {@link SingletTest}, or with
 * {@link AutoConfigureLocalTables} for tests of the whole application.
 */
@NullMarked
package dev.singlet.spring.boot.test;

import org.jspecify.annotations.NullMarked;
