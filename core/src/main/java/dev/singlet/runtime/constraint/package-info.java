/**
 * Constraints on values, as straight code. Begin with {@link TextConstraints}. Imports {@code
 * runtime.item}. Public for generated classes in any package. User code doesn't need it.
 */
@NullMarked
package dev.singlet.runtime.constraint;

import org.jspecify.annotations.NullMarked;
