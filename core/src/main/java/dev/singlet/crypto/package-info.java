/**
 * Encryption of attributes: the interfaces to implement, and a ready implementation with AES-GCM.
 */
@NullMarked
package dev.singlet.crypto;

import org.jspecify.annotations.NullMarked;
