/**
 * The model of the tests of conditions, filters and update actions: a catalog with attributes of
 * every kind, and three things that are in it.
 */
@NullMarked
package dev.singlet.it.conditions.model;

import org.jspecify.annotations.NullMarked;
