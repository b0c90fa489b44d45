/** Seals of page tokens, and keys derived for them. Not exported. */
@NullMarked
package dev.singlet.internal.seal;

import org.jspecify.annotations.NullMarked;
