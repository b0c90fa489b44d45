/**
 * The clients, which execute operations. Begin with {@link TableClient}.
 *
 * <p>A generated entity class makes operations, which are immutable values. {@link TableClient}
 * executes an operation. {@link dev.singlet.operation.Operation#toRequest()} shows its request.
 */
@NullMarked
package dev.singlet;

import org.jspecify.annotations.NullMarked;
