/** The common parts of flows of several examples. */
@NullMarked
package dev.singlet.examples.shared.flow;

import org.jspecify.annotations.NullMarked;
