/**
 * Reads annotations as they stand in the source; gives their values together with the places to
 * report problems at. Imports {@code diag}.
 */
@NullMarked
package dev.singlet.processor.mirror;

import org.jspecify.annotations.NullMarked;
