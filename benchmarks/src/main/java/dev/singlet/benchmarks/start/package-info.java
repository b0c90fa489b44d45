/** Cold starts: programs that write and read their first items, each in a JVM of its own. */
@NullMarked
package dev.singlet.benchmarks.start;

import org.jspecify.annotations.NullMarked;
