/**
 * The changes between two models of a table, and their meaning for stored items and running
 * programs. Begin with {@link dev.singlet.model.change.ModelChanges}.
 */
@NullMarked
package dev.singlet.model.change;

import org.jspecify.annotations.NullMarked;
