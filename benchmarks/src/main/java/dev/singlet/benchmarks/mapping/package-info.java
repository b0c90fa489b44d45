/** Objects to items and back, by each variant. */
@NullMarked
package dev.singlet.benchmarks.mapping;

import org.jspecify.annotations.NullMarked;
