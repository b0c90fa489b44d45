/**
 * Codecs of values. Reads the types of values; produces the code that makes or looks up their
 * codecs. Begin with {@link CodecCode}. May import {@code model}, {@code source}, {@code
 * write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.codec;

import org.jspecify.annotations.NullMarked;
