/**
 * Names of Java's types as values. Reads nothing; produces the types in the model. Begin with
 * {@link JavaType}. May import no other stage.
 */
@NullMarked
package dev.singlet.processor.model.type;

import org.jspecify.annotations.NullMarked;
