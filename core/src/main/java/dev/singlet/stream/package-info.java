/** Changes of items, as a table's stream tells them. Begin with {@code ItemChange}. */
@NullMarked
package dev.singlet.stream;

import org.jspecify.annotations.NullMarked;
