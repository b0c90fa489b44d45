/**
 * The items that the program writes to the table: a built-in set of entities, or those of a JSON
 * file.
 */
@NullMarked
package dev.singlet.examples.github.data;

import org.jspecify.annotations.NullMarked;
