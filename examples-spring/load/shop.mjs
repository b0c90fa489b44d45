// What FaultyDynamoDb.java puts into the table.
export const CUSTOMERS = 200;
export const PRODUCTS = 400;

/**
 * Answers to one kind of client: the number of each status, and the milliseconds that they took.
 *
 * The shop closes the connection after a 503. autocannon's own latencies are wrong from then on: it
 * takes later answers for those of a request that it wrote to the closed connection.
 */
export class Answers {
  #statuses = {};
  #millis = [];

  add(status, millis) {
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    this.#millis.push(millis);
  }

  get statuses() {
    return Object.keys(this.#statuses).map(Number);
  }

  toString() {
    const sorted = this.#millis.sort((a, b) => a - b);
    const within = (share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1]);
    return (
      `${JSON.stringify(this.#statuses)}; half of them within ${within(0.5)} ms,` +
      ` 99 % within ${within(0.99)} ms, all within ${within(1)} ms`
    );
  }
}
