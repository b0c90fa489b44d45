/** Attributes that are trimmed, prefixed, compressed or encrypted. */
@NullMarked
package dev.singlet.it.encryption;

import org.jspecify.annotations.NullMarked;
