/**
 * The models of the tests of validation: constraints of every kind, on attributes and on keys, and
 * two composed ones.
 */
@NullMarked
package dev.singlet.it.validation.model;

import org.jspecify.annotations.NullMarked;
