/** Tables whose items have values of the context in which they are written. */
@NullMarked
package dev.singlet.it.context.model;

import org.jspecify.annotations.NullMarked;
