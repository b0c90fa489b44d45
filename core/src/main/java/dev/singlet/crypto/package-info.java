/**
 * Encryption of attributes: the interface to implement, and the place that a value is bound to.
 * Begin with {@link AttributeCipher}.
 */
@NullMarked
package dev.singlet.crypto;

import org.jspecify.annotations.NullMarked;
