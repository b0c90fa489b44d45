// Orders and pages for ten minutes, while DynamoDB makes faults. Prints figures, and exits with 1 if
// an order was lost or doubled, an answer was not clean, or a kind of answer never came.
//   node load.mjs --seconds 600 --faults 0.05
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { orderClients } from './orders.mjs';
import { readers } from './pages.mjs';
import { Program, SHOP, TESTS, liveMegabytes } from './program.mjs';
import { Answers } from './shop.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    faults: { type: 'string', default: '0.05' },
    clients: { type: 'string', default: '8' },
  },
});
const seconds = Number(options.seconds);
const clients = Number(options.clients);
const OUTAGES = 9;

const dynamoDb = new Program(TESTS, 'dev.singlet.examples.spring.load.FaultyDynamoDb', {
  args: [options.faults],
});
const shop = new Program(SHOP, 'dev.singlet.examples.spring.ShopApplication', {
  options: ['-Xmx256m'],
  args: ['--server.port=0', '--spring.profiles.active=aws'],
  env: {
    AWS_ENDPOINT_URL_DYNAMODB: await dynamoDb.line(/^endpoint (.*)/),
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  },
});
try {
  await shop.line(/(Started ShopApplication)/);
  const url = `http://localhost:${await shop.line(/Tomcat started on port (\d+)/)}`;
  const toOrders = new Answers();
  const toReaders = new Answers();
  const sent = new Map();
  const heap = [];
  const measure = async (at) => {
    await setTimeout(at * 1000);
    heap.push(`${Math.round(at)} s ${await liveMegabytes(shop)}`);
  };
  const outage = async (number) => {
    await setTimeout((number * seconds * 1000) / (OUTAGES + 1));
    dynamoDb.process.stdin.write('outage\n');
  };
  const common = { url, duration: seconds, timeout: 30 };
  const [placed, read] = await Promise.all([
    autocannon({ ...common, connections: clients, setupClient: orderClients(toOrders, sent) }),
    autocannon({ ...common, connections: clients, setupClient: readers(toReaders) }),
    ...[0.1, 0.4, 0.7, 0.98].map((part) => measure(part * seconds)),
    ...Array.from({ length: OUTAGES }, (_, i) => outage(i + 1)),
  ]);

  // An order that is still being placed would change the table during the check.
  const complaints = shop.complaints();
  shop.stop();
  await shop.ended;

  const file = join(mkdtempSync(join(tmpdir(), 'shop-')), 'orders.jsonl');
  writeFileSync(file, [...sent.values()].map((order) => JSON.stringify(order) + '\n').join(''));
  dynamoDb.process.stdin.end(`${file}\n`);
  const faults = await dynamoDb.line(/^DynamoDB: (.*)/);
  const check = await dynamoDb.line(/^(Orders: .*)/);
  const errors = placed.errors + read.errors;
  const fine =
    check.endsWith('OK') &&
    errors + complaints.length === 0 &&
    areExpected(toOrders.statuses, [200, 201, 503], [409]) &&
    areExpected(toReaders.statuses, [200, 503], []);

  console.log(`Seconds: ${seconds}, clients: ${clients} of orders and ${clients} of pages`);
  console.log(`DynamoDB: ${faults}`);
  console.log(`Answers to orders: ${toOrders}`);
  console.log(`Answers to readers of pages: ${toReaders}`);
  console.log(`Connections that failed or timed out: ${errors}`);
  console.log('Heap after a collection, MB:', heap.join(', '));
  console.log(`Warnings and errors in the shop's log: ${complaints.length}`);
  complaints.slice(0, 5).forEach((line) => console.log(line));
  console.log(check);
  process.exitCode = fine ? 0 : 1;
} finally {
  shop.stop();
  dynamoDb.stop();
  await Promise.all([shop.ended, dynamoDb.ended]);
}

function areExpected(statuses, required, possible) {
  return (
    required.every((status) => statuses.includes(status)) &&
    statuses.every((status) => required.includes(status) || possible.includes(status))
  );
}
