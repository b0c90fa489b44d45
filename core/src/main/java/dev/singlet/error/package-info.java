/** Exceptions at run time: one root type, and a stable code for each kind. */
@NullMarked
package dev.singlet.error;

import org.jspecify.annotations.NullMarked;
