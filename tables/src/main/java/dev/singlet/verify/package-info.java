/**
 * Reports of how a table in DynamoDB, or its items, differ from the model. Begin with {@link
 * TableReport}.
 */
@NullMarked
package dev.singlet.verify;

import org.jspecify.annotations.NullMarked;
