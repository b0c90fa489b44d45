/**
 * The annotations that describe a single-table model on records and interfaces. Begin with {@link
 * Table}.
 *
 * <p>A {@link dev.singlet.annotation.Table} interface declares the table. Each {@link
 * dev.singlet.annotation.Entity} record declares one type of item in it. Each {@link
 * dev.singlet.annotation.LinkedKey} declares one pair of computed key attributes. Constraints are
 * those of {@code jakarta.validation.constraints}, and nullness is JSpecify's.
 */
@NullMarked
package dev.singlet.annotation;

import org.jspecify.annotations.NullMarked;
