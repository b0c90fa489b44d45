/** Attributes whose values no two items have. */
@NullMarked
package dev.singlet.it.unique;

import org.jspecify.annotations.NullMarked;
