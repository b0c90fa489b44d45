/**
 * Expressions as trees: places in items, conditions on them, and the placeholders of names and
 * values. Begin with {@link Expression}. Imports {@code runtime.entity} and {@code runtime.item}.
 * Only for generated code and the library, without a promise to stay the same. People make
 * conditions from attributes.
 */
@NullMarked
package dev.singlet.runtime.expression;

import org.jspecify.annotations.NullMarked;
