/**
 * Names of Java's types as values. Reads nothing; produces what the model calls types. May import
 * no other stage.
 */
@NullMarked
package dev.singlet.processor.model.type;

import org.jspecify.annotations.NullMarked;
