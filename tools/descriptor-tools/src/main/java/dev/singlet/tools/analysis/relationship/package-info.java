/** Relationships of entities, found in their keys. Begin with {@link Relationships}. */
@NullMarked
package dev.singlet.tools.analysis.relationship;

import org.jspecify.annotations.NullMarked;
