/**
 * The common parts of the example programs: their options, the way to DynamoDB, loading a model's
 * entities, and running its access patterns. A program is a {@link
 * dev.singlet.examples.shared.Subject}: a model, its data and its examples.
 *
 * <p>It is a module of its own, so that an example's module holds what an application has to write,
 * and nothing else: a model, its access patterns and its flows.
 */
@NullMarked
package dev.singlet.examples.shared;

import org.jspecify.annotations.NullMarked;
