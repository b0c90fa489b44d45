/** Relationships of entities, found in their keys. Begin with {@code Relationships}. */
@NullMarked
package dev.singlet.tools.analysis.relationship;

import org.jspecify.annotations.NullMarked;
