/** A table as the model declares it: its keys and its indexes. */
@NullMarked
package dev.singlet.schema;

import org.jspecify.annotations.NullMarked;
