/** Costs that tests hold to what was recorded. */
@NullMarked
package dev.singlet.benchmarks.cost;

import org.jspecify.annotations.NullMarked;
