/** What operations allocate, held to a bound, since time can't be held to one. */
@NullMarked
package dev.singlet.it.allocation;

import org.jspecify.annotations.NullMarked;
