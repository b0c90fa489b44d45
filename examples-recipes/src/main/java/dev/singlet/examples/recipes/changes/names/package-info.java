/** An entity and an attribute that get other names. */
@NullMarked
package dev.singlet.examples.recipes.changes.names;

import org.jspecify.annotations.NullMarked;
