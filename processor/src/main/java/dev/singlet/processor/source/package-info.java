/**
 * Java source described as values: classes, their members and the code in them. Reads nothing of
 * the model; produces what {@code print} makes text of. May import JavaPoet.
 */
@NullMarked
package dev.singlet.processor.source;

import org.jspecify.annotations.NullMarked;
