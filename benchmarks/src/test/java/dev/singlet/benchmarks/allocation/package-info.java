/**
 * What operations allocate, and what classes the first ones load, held to bounds, since time can't
 * be held to one.
 */
@NullMarked
package dev.singlet.benchmarks.allocation;

import org.jspecify.annotations.NullMarked;
