/**
 * The repair of one item, and the pass over a table that repairs all. Begin with {@link
 * dev.singlet.internal.migrate.ItemTarget}.
 */
@NullMarked
package dev.singlet.internal.migrate;

import org.jspecify.annotations.NullMarked;
