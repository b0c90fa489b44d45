// Readers of lists: each follows the tokens of a list to its end, and takes another list.
import { CUSTOMERS, PRODUCTS, count } from './shop.mjs';

/** Gives each connection of autocannon a reader of its own. */
export function readers(statuses) {
  return (connection) => {
    const reader = new Reader(statuses);
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
  #statuses;
  #list = anyList();
  #token;

  constructor(statuses) {
    this.#statuses = statuses;
  }

  path() {
    const page = this.#token ? `&page=${encodeURIComponent(this.#token)}` : '';
    return `${this.#list}?limit=10${page}`;
  }

  answered(status, body) {
    count(this.#statuses, `GET ${status}`);
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
