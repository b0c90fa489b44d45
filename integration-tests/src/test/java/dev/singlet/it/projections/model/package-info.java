/**
 * The model of the tests of projections and hydration: awkward names of attributes, and indexes
 * that hold little.
 */
@NullMarked
package dev.singlet.it.projections.model;

import org.jspecify.annotations.NullMarked;
