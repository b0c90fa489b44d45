/**
 * Reads items directly from the bytes of DynamoDB's answers, and sends bodies that were written
 * here. The SDK would create attribute values of all items, and look at each of their members.
 * Begin with {@link SingletItemsInterceptor}.
 */
@NullMarked
package dev.singlet.internal.wire;

import org.jspecify.annotations.NullMarked;
