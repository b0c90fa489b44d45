/**
 * The model of the tests of batches: a depot with small and large items, a unique value and a
 * version.
 */
@NullMarked
package dev.singlet.it.batches.model;

import org.jspecify.annotations.NullMarked;
