/**
 * Java source described as values: classes, their members and the code in them. Reads the names of
 * types; produces the values that {@code print} turns into text. Begin with {@link TypeSource}. May
 * import {@code model.type} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.source;

import org.jspecify.annotations.NullMarked;
