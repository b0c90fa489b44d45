/**
 * The models of the tests of what goes wrong in other libraries: awkward names of attributes, and
 * values that may be absent.
 */
@NullMarked
package dev.singlet.it.otherlibraries.model;

import org.jspecify.annotations.NullMarked;
