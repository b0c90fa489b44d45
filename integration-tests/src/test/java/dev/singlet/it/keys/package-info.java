/**
 * Keys: what they are made of, and what becomes of them when items are written, changed and read.
 */
@NullMarked
package dev.singlet.it.keys;

import org.jspecify.annotations.NullMarked;
