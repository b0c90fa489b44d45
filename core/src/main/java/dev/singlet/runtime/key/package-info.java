/**
 * The keys that generated code computes from attributes, and the ranges of them that queries read.
 * Begin with {@link KeyText}. User code needs only {@link dev.singlet.value.Range}.
 */
@NullMarked
package dev.singlet.runtime.key;

import org.jspecify.annotations.NullMarked;
