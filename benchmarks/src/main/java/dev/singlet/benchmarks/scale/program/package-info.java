/** The part of the measured programs that is the same for all variants. */
@NullMarked
package dev.singlet.benchmarks.scale.program;

import org.jspecify.annotations.NullMarked;
