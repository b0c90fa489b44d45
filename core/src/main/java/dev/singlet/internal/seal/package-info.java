/** Seals of page tokens, and keys derived for them. Begin with {@link PageSeals}. Not exported. */
@NullMarked
package dev.singlet.internal.seal;

import org.jspecify.annotations.NullMarked;
