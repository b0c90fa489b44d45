/**
 * The history of a table's migrations, as it is reported. Begin with {@link
 * dev.singlet.history.MigrationsInfo}.
 */
@NullMarked
package dev.singlet.history;

import org.jspecify.annotations.NullMarked;
