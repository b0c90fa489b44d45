/**
 * Items and entities as JSON: {@link dev.singlet.json.DynamoDbJson} as DynamoDB and its tools write
 * it, {@link dev.singlet.json.EntityJson} as programs exchange it.
 */
@NullMarked
package dev.singlet.json;

import org.jspecify.annotations.NullMarked;
