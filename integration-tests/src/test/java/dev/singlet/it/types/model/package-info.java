/**
 * The models of the tests of types: values of every type, alone and within each other, and
 * converters of values.
 */
@NullMarked
package dev.singlet.it.types.model;

import org.jspecify.annotations.NullMarked;
