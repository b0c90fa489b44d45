/**
 * Projections. Reads a projection, and how its entity is stored; produces its model. Begin with
 * {@link ProjectionReader}. May import {@code diag}, {@code mirror}, {@code model}, {@code
 * read.attribute}, {@code read.element}, {@code read.entity}, {@code read.settings} and {@code
 * read.type}.
 */
@NullMarked
package dev.singlet.processor.read.projection;

import org.jspecify.annotations.NullMarked;
