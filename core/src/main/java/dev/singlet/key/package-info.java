/**
 * Keys: how generated code computes them from attributes, and the ranges of them that queries read.
 * User code needs {@link dev.singlet.key.Range} alone.
 */
@NullMarked
package dev.singlet.key;

import org.jspecify.annotations.NullMarked;
