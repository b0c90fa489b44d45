/** Measures the cost of Singlet beside the SDK used by hand, the enhanced client and Tempest. */
@NullMarked
package dev.singlet.benchmarks;

import org.jspecify.annotations.NullMarked;
