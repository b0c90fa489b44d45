package dev.singlet.listener;

/**
 * The estimated size of an item collection: all items of one partition key, in a table with local
 * indexes, with their entries in these indexes. DynamoDB refuses writes that would make it larger
 * than 10 GB.
 *
 * @param table the table's name in DynamoDB
 * @param key the partition key as text, such as {@code PK = "ORDER#7"}; its value is {@code ***} if
 *     it is made of a component with {@code @Sensitive}
 * @param lowerBound the size that it has at least, in GB
 * @param upperBound the size that it has at most, in GB
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LSI.html#LSI.ItemCollections">Item
 *     collections</a>
 */
public record ItemCollectionSize(String table, String key, double lowerBound, double upperBound) {}
