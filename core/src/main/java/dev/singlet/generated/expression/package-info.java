/**
 * Expressions as trees: places in items, what is asked of them, and the placeholders that names and
 * values go by. Imports {@code generated.entity} and {@code generated.item}. For generated code and
 * the library alone: it is no promise to people, who write conditions of attributes.
 */
@NullMarked
package dev.singlet.generated.expression;

import org.jspecify.annotations.NullMarked;
