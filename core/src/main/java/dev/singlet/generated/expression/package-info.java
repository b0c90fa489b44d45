/**
 * Expressions as trees: places in items, conditions on them, and the placeholders of names and
 * values. Imports {@code generated.entity} and {@code generated.item}. Only for generated code and
 * the library, without a promise to stay the same. People make conditions from attributes.
 */
@NullMarked
package dev.singlet.generated.expression;

import org.jspecify.annotations.NullMarked;
