/**
 * Reads items straight from the bytes of DynamoDB's answers, where the SDK would make attribute
 * values of all of them first.
 */
@NullMarked
package dev.singlet.internal.wire;

import org.jspecify.annotations.NullMarked;
