/**
 * Stubs. Reads the known parts of a class whose model has errors; produces a class with its
 * signatures that fails when it is called. Begin with {@link StubWriter}. May import {@code model},
 * {@code source}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.stub;

import org.jspecify.annotations.NullMarked;
