/** Runs JMH, and makes tables and charts of what it found. */
@NullMarked
package dev.singlet.benchmarks.jmh;

import org.jspecify.annotations.NullMarked;
