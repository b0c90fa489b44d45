/**
 * The models of the tests of keys: each is a table whose keys are made in one way that needs care.
 */
@NullMarked
package dev.singlet.it.keys.model;

import org.jspecify.annotations.NullMarked;
