/**
 * Runs a single-table model on DynamoDB Local, in the JVM of the test or program that uses it.
 * Begin with {@link DynamoDbLocal}.
 *
 * <p>{@link dev.singlet.testing.LocalTable} creates a table for a JUnit test. {@link
 * dev.singlet.testing.DynamoDbLocal} is the engine that it uses.
 */
@NullMarked
package dev.singlet.testing;

import org.jspecify.annotations.NullMarked;
