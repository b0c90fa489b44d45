/** A model with vector indexes. */
@NullMarked
package dev.singlet.it.vectors.model;

import org.jspecify.annotations.NullMarked;
