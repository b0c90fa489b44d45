/**
 * JSON Schema. Reads the components of a record and their constraints; produces the text of the
 * schema of its items. May import {@code model} and {@code write.codec}.
 */
@NullMarked
package dev.singlet.processor.write.schema;

import org.jspecify.annotations.NullMarked;
