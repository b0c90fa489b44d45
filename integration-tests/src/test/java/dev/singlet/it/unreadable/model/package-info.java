/**
 * The models of the tests of items that can't be read: orders whose lines don't fit, and items
 * under keys that aren't theirs.
 */
@NullMarked
package dev.singlet.it.unreadable.model;

import org.jspecify.annotations.NullMarked;
