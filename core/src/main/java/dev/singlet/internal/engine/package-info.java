/**
 * The steps of an operation, independent of the client that runs them. The steps are the same for a
 * blocking client and for one that returns futures. They run in one place: all requests pass
 * through it. Begin with {@link Step}.
 */
@NullMarked
package dev.singlet.internal.engine;

import org.jspecify.annotations.NullMarked;
