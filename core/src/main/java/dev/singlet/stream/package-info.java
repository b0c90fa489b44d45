/** Changes of items, as a table's stream tells them. Begin with {@link ItemChange}. */
@NullMarked
package dev.singlet.stream;

import org.jspecify.annotations.NullMarked;
