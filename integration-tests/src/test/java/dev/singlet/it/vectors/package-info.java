/** Vector indexes, on a server that has them, and as requests. */
@NullMarked
package dev.singlet.it.vectors;

import org.jspecify.annotations.NullMarked;
