/** Encryption of attributes: what to implement, and AES-GCM ready to use. */
@NullMarked
package dev.singlet.crypto;

import org.jspecify.annotations.NullMarked;
