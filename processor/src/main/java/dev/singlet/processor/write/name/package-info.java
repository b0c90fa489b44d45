/**
 * Names in generated code. Reads the names of components, indexes and keys; produces the names of
 * variables, constants and methods, the types of the runtime, and texts of Javadoc. Begin with
 * {@link Words}. May import {@code model}, {@code source} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.name;

import org.jspecify.annotations.NullMarked;
