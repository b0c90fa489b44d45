/**
 * The models of the tests of updates: overlapping sparse indexes, constrained collections, and
 * items in which others store NULL.
 */
@NullMarked
package dev.singlet.it.updates.model;

import org.jspecify.annotations.NullMarked;
