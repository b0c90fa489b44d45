/** Constraints on all that is written, looked up and read. */
@NullMarked
package dev.singlet.it.validation;

import org.jspecify.annotations.NullMarked;
