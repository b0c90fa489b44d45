/** Schemas of the JSON of entities: JSON Schema and OpenAPI. Begin with {@link JsonSchema}. */
@NullMarked
package dev.singlet.tools.format.schema;

import org.jspecify.annotations.NullMarked;
