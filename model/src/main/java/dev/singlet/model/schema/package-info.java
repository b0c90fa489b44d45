/** The JSON Schema of entities, written from their descriptors. Begin with {@link EntitySchema}. */
@NullMarked
package dev.singlet.model.schema;

import org.jspecify.annotations.NullMarked;
