/**
 * Keys: how generated code computes them from attributes, and the ranges of them that queries read.
 * User code needs {@link dev.singlet.value.Range} alone.
 */
@NullMarked
package dev.singlet.generated.key;

import org.jspecify.annotations.NullMarked;
