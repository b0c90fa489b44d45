/**
 * The models of the tests with faults: ledgers with numbered entries, and a table whose items
 * expire.
 */
@NullMarked
package dev.singlet.it.reliability.model;

import org.jspecify.annotations.NullMarked;
