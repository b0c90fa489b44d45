/**
 * Measures the cost of annotation processors: the compiler runs in this JVM, on sources made for
 * it.
 */
@NullMarked
package dev.singlet.benchmarks.processing;

import org.jspecify.annotations.NullMarked;
