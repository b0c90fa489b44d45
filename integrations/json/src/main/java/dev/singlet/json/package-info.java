/**
 * Items and entities as JSON. {@link dev.singlet.json.DynamoDbJson} is the form of DynamoDB and its
 * tools. {@link dev.singlet.json.EntityJson} is the form that programs exchange. Begin with {@link
 * EntityJson}.
 */
@NullMarked
package dev.singlet.json;

import org.jspecify.annotations.NullMarked;
