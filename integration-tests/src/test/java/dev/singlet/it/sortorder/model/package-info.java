/**
 * The model of the tests of sort order: an entity for each form that a part of a sort key can have.
 */
@NullMarked
package dev.singlet.it.sortorder.model;

import org.jspecify.annotations.NullMarked;
