/**
 * The model of the tests of versions and of times to live: documents that several people write, and
 * notices that expire.
 */
@NullMarked
package dev.singlet.it.entities.model;

import org.jspecify.annotations.NullMarked;
