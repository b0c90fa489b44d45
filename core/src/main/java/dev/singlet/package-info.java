/**
 * Operations on a single-table model, and the clients that execute them.
 *
 * <p>A generated entity class makes operations, which are immutable values. {@link
 * dev.singlet.TableClient} executes an operation. {@link dev.singlet.Operation#toRequest()} shows
 * its request.
 */
@NullMarked
package dev.singlet;

import org.jspecify.annotations.NullMarked;
