/**
 * Writes the bodies of requests with items. The SDK would look at each member of each attribute
 * value. Begin with {@link WrittenRequest}.
 */
@NullMarked
package dev.singlet.internal.body;

import org.jspecify.annotations.NullMarked;
