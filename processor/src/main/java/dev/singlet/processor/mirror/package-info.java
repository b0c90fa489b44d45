/**
 * Reads annotations as they stand in the source; produces their values together with the places to
 * report problems at. Reads those of class files that compilers don't show. May import {@code
 * diag}.
 */
@NullMarked
package dev.singlet.processor.mirror;

import org.jspecify.annotations.NullMarked;
