/**
 * The models of the tests of other forms of an item, such as JSON: values that are stored otherwise
 * than the record has them, and attributes that are hidden.
 */
@NullMarked
package dev.singlet.it.formats.model;

import org.jspecify.annotations.NullMarked;
