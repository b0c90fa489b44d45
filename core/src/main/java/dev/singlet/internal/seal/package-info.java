/**
 * Seals of page tokens and of encrypted attributes, and the keys derived for them. Not exported.
 */
@NullMarked
package dev.singlet.internal.seal;

import org.jspecify.annotations.NullMarked;
