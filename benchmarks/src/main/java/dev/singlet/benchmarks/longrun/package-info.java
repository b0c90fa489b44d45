/**
 * Measures long runs beside SDK code by hand, each in a JVM of its own, on one DynamoDB Local over
 * HTTP.
 */
@NullMarked
package dev.singlet.benchmarks.longrun;

import org.jspecify.annotations.NullMarked;
