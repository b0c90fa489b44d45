/**
 * The models of the tests of unique values: people with names of their own, and rooms whose key
 * attributes are components.
 */
@NullMarked
package dev.singlet.it.unique.model;

import org.jspecify.annotations.NullMarked;
