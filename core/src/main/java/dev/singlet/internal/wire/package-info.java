/**
 * Reads items directly from the bytes of DynamoDB's answers. The SDK would create attribute values
 * of all of them first. Begin with {@link SingletItemsInterceptor}.
 */
@NullMarked
package dev.singlet.internal.wire;

import org.jspecify.annotations.NullMarked;
