/** Random writes of all kinds, held against an oracle that knows nothing of the library. */
@NullMarked
package dev.singlet.it.writers;

import org.jspecify.annotations.NullMarked;
