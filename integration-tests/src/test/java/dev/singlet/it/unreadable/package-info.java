/** What becomes of items that don't fit their entity, on each way of reading. */
@NullMarked
package dev.singlet.it.unreadable;

import org.jspecify.annotations.NullMarked;
