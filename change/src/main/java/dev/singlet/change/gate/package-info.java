/**
 * The gate between a recorded model and a changed one: what is refused, why, and the ways out.
 * Begin with {@link dev.singlet.change.gate.Gate}.
 */
@NullMarked
package dev.singlet.change.gate;

import org.jspecify.annotations.NullMarked;
