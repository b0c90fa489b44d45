/** A ready cipher for encrypted attributes. Begin with {@link dev.singlet.crypto.aes.AesGcm}. */
@NullMarked
package dev.singlet.crypto.aes;

import org.jspecify.annotations.NullMarked;
