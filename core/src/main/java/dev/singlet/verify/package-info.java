/**
 * What a comparison of a table in DynamoDB with its model finds: of the table, and of its items.
 */
@NullMarked
package dev.singlet.verify;

import org.jspecify.annotations.NullMarked;
