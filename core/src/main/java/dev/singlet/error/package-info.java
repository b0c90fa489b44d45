/**
 * Exceptions at run time: one root type, and a stable code for each kind. Begin with {@link
 * SingletException}.
 */
@NullMarked
package dev.singlet.error;

import org.jspecify.annotations.NullMarked;
