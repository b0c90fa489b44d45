/**
 * Reads items directly from the bytes of DynamoDB's answers, and sends bodies that were written
 * here. The SDK would create attribute values of all items, and look at each of their members.
 * Begin with {@link SingletItemsInterceptor}.
 *
 * <p>A request takes these steps:
 *
 * <ol>
 *   <li>{@link AnsweredAction} and {@link WrittenAction} pass a request to a client as a {@link
 *       PendingRequest}, in a thread-local variable. If the client has an interceptor of others,
 *       which must see whole requests, nothing is written here ({@link Interceptors}).
 *   <li>{@link SingletItemsInterceptor} recognizes the request by its identity, and a request that
 *       is written here also by the client that executes it. The SDK writes a stub of it.
 *   <li>{@link WrittenBody} puts the body in the place of the stub's, before the SDK signs it.
 *   <li>{@link RequestAttempt} takes the body of each answer, and gives the SDK one without items.
 *   <li>{@link AnsweredItems} finds the items of the answer that the client returned.
 * </ol>
 */
@NullMarked
package dev.singlet.internal.wire;

import org.jspecify.annotations.NullMarked;
