/** Hooks that see records before they are written and after they are read. */
@NullMarked
package dev.singlet.it.hooks;

import org.jspecify.annotations.NullMarked;
