package dev.singlet.internal.context;

import dev.singlet.value.PrimaryKey;

/**
 * The place of an item. Items of several tables can have one key.
 *
 * @param tableName the name of the table in DynamoDB, or its ARN
 * @param key the stored key, with the tenant
 */
public record ItemPlace(String tableName, PrimaryKey key) {}
