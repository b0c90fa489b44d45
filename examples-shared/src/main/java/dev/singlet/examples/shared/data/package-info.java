/** Reads entities from JSON files. */
@NullMarked
package dev.singlet.examples.shared.data;

import org.jspecify.annotations.NullMarked;
