/**
 * A whole table: what its queries and indexes can hold. Begin with {@link TableModel}. Reads
 * nothing. May import {@code diag}, {@code model.type}, {@code model.value}, {@code
 * model.settings}, {@code model.key}, {@code model.attribute} and {@code model.entity}.
 */
@NullMarked
package dev.singlet.processor.model.table;

import org.jspecify.annotations.NullMarked;
