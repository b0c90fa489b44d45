// Readers of lists: each follows the tokens of a list to its end, and takes another list.
import { CUSTOMERS, PRODUCTS } from './shop.mjs';

/** Gives each connection of autocannon a reader of its own. */
export function readers(answers) {
  return (connection) => {
    const reader = new Reader(answers);
    connection.setRequests([
      {
        method: 'GET',
        setupRequest: (request) => ({ ...request, path: reader.path() }),
        onResponse: (status, body) => reader.answered(status, body),
      },
    ]);
  };
}

class Reader {
  #answers;
  #list = anyList();
  #token;
  #start;

  constructor(answers) {
    this.#answers = answers;
  }

  path() {
    this.#start ??= performance.now();
    const page = this.#token ? `&page=${encodeURIComponent(this.#token)}` : '';
    return `${this.#list}?limit=10${page}`;
  }

  answered(status, body) {
    this.#answers.add(status, performance.now() - this.#start);
    this.#start = undefined;
    if (status === 200) {
      this.#token = JSON.parse(body).next;
      if (!this.#token) {
        this.#list = anyList();
      }
    }
  }
}

function anyList() {
  const number = Math.floor(Math.random() * 10_000);
  return [
    '/customers',
    `/customers/c${number % CUSTOMERS}/orders`,
    `/products/P${number % PRODUCTS}/orders`,
  ][number % 3];
}
