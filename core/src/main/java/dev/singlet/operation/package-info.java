/** Base classes of all operations and of both clients. Begin with {@link Operation}. */
@NullMarked
package dev.singlet.operation;

import org.jspecify.annotations.NullMarked;
