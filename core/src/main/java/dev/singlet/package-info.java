/**
 * Operations on a single-table model, and the client that executes them.
 *
 * <p>An operation is an immutable value that a generated entity class makes. {@link
 * dev.singlet.TableClient} executes it; {@link dev.singlet.Operation#toRequest()} shows the request
 * it becomes.
 */
@NullMarked
package dev.singlet;

import org.jspecify.annotations.NullMarked;
