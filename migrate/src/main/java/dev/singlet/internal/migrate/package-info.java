/**
 * The operations that repair items, and the one that takes repairs back. Begin with {@link
 * dev.singlet.internal.migrate.BackfillSpec}.
 */
@NullMarked
package dev.singlet.internal.migrate;

import org.jspecify.annotations.NullMarked;
