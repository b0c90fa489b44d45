/** A table as the model declares it: its keys and its indexes. Begin with {@link TableSchema}. */
@NullMarked
package dev.singlet.schema;

import org.jspecify.annotations.NullMarked;
