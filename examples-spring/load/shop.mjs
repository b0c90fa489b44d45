// What FaultyDynamoDb.java puts into the table.
export const CUSTOMERS = 200;
export const PRODUCTS = 100;

export function count(counts, name) {
  counts[name] = (counts[name] ?? 0) + 1;
}
