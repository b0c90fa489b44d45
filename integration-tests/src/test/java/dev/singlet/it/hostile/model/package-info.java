/**
 * The models of the tests with hostile items: attributes of every type, values that hold
 * themselves, and keys in every format.
 */
@NullMarked
package dev.singlet.it.hostile.model;

import org.jspecify.annotations.NullMarked;
