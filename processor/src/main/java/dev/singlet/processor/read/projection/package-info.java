/**
 * Projections. Reads a projection, and how its entity is stored; produces its model. May import
 * {@code mirror}, {@code model}, {@code diag}, {@code read.element}, {@code read.type}, {@code
 * read.attribute}, {@code read.settings} and {@code read.entity}.
 */
@NullMarked
package dev.singlet.processor.read.projection;

import org.jspecify.annotations.NullMarked;
