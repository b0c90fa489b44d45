/** Schemas of the JSON of entities: JSON Schema and OpenAPI. */
@NullMarked
package dev.singlet.tools.format.schema;

import org.jspecify.annotations.NullMarked;
