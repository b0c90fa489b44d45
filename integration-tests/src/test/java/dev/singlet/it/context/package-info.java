/** Values that writes take from their context. */
@NullMarked
package dev.singlet.it.context;

import org.jspecify.annotations.NullMarked;
