// Orders as clients send them: each again until it is acknowledged or refused.
import { randomUUID } from 'node:crypto';
import { CUSTOMERS, PRODUCTS } from './shop.mjs';

/** Gives each connection of autocannon a client of its own. */
export function orderClients(answers, sent) {
  return (connection) => {
    const client = new OrderClient(answers, sent);
    connection.setRequests([
      {
        method: 'POST',
        path: '/orders',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(client.next()) }),
        onResponse: (status, body) => client.answered(status, body),
      },
    ]);
  };
}

class OrderClient {
  #answers;
  #sent;
  #order;
  #start;

  constructor(answers, sent) {
    this.#answers = answers;
    this.#sent = sent;
  }

  /** The order that has no final answer yet, or else another one. */
  next() {
    if (!this.#order) {
      this.#order = newOrder();
      this.#sent.set(this.#order.orderId, { ...this.#order, outcome: 'OPEN' });
    }
    this.#start ??= performance.now();
    return this.#order;
  }

  answered(status, body) {
    this.#answers.add(status, performance.now() - this.#start);
    this.#start = undefined;
    if (status === 200 || status === 201) {
      if (JSON.parse(body).orderId !== this.#order.orderId) {
        throw new Error(`The answer to ${this.#order.orderId} is ${body}`);
      }
      this.#finish('ACKNOWLEDGED');
    } else if (status >= 400 && status < 500) {
      this.#finish('REFUSED');
    }
  }

  #finish(outcome) {
    this.#sent.get(this.#order.orderId).outcome = outcome;
    this.#order = undefined;
  }
}

function newOrder() {
  const quantities = {};
  const lines = 1 + random(4);
  for (let i = 0; i < lines; i++) {
    quantities[`P${random(PRODUCTS)}`] = 1 + random(3);
  }
  return { orderId: randomUUID(), customerId: `c${random(CUSTOMERS)}`, quantities };
}

const random = (below) => Math.floor(Math.random() * below);
