/**
 * What users put on their records and interfaces to describe a single-table model.
 *
 * <p>A {@link dev.singlet.annotation.Table} interface names the table, each {@link
 * dev.singlet.annotation.Entity} record one type of item in it, and each {@link
 * dev.singlet.annotation.LinkedKey} one pair of computed key attributes. Constraints are those of
 * {@code jakarta.validation.constraints}, nullness is JSpecify's.
 */
@NullMarked
package dev.singlet.annotation;

import org.jspecify.annotations.NullMarked;
