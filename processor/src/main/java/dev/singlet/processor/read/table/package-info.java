/**
 * Tables. Reads the interface of a table and the types that belong to it; produces the model, and
 * an outline of each class that will be generated. Begin with {@link TableReader}. May import
 * {@code diag}, {@code mirror}, {@code model}, {@code read.element}, {@code read.entity} and {@code
 * read.settings}.
 */
@NullMarked
package dev.singlet.processor.read.table;

import org.jspecify.annotations.NullMarked;
