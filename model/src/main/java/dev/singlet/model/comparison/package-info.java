/**
 * The rules that compare two models of a table. Begin with {@link
 * dev.singlet.model.comparison.ModelComparison}.
 */
@NullMarked
package dev.singlet.model.comparison;

import org.jspecify.annotations.NullMarked;
