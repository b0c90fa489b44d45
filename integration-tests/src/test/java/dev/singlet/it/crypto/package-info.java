/** Attributes that are trimmed, prefixed, compressed or encrypted. */
@NullMarked
package dev.singlet.it.crypto;

import org.jspecify.annotations.NullMarked;
