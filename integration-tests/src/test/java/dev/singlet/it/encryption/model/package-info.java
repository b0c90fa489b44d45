/**
 * The models of the tests of encryption, compression, trimming and prefixes, and the keys that
 * these tests change.
 */
@NullMarked
package dev.singlet.it.encryption.model;

import org.jspecify.annotations.NullMarked;
