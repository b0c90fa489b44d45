/**
 * Classes of tables. Reads a table; produces its class, with the schema and the list of access
 * patterns. Begin with {@link TableWriter}. May import {@code model}, {@code source}, {@code
 * write.entity}, {@code write.name} and JavaPoet.
 */
@NullMarked
package dev.singlet.processor.write.table;

import org.jspecify.annotations.NullMarked;
