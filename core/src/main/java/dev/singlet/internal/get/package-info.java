/**
 * A read of one item by its key, for gets, batches and transactions. Begin with {@link GetSpec}.
 */
@NullMarked
package dev.singlet.internal.get;

import org.jspecify.annotations.NullMarked;
