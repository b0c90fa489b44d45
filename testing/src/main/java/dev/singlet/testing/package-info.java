/**
 * Runs a single-table model on DynamoDB Local, in the JVM of the test or program that uses it.
 *
 * <p>{@link dev.singlet.testing.LocalTable} gives a JUnit test a table of its own; {@link
 * dev.singlet.testing.DynamoDbLocal} is the engine beneath it.
 */
@NullMarked
package dev.singlet.testing;

import org.jspecify.annotations.NullMarked;
