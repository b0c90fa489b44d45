// Writes, changes or reads the items of models of OneTable:
// node onetable.mjs <endpoint> <table> <time in ms> write|change|take|leave|read
import {DynamoDBClient} from '@aws-sdk/client-dynamodb';
import {Table} from 'dynamodb-onetable';

const [endpoint, name, time, act] = process.argv.slice(2);

/** OneTable takes the time of items from the clock. */
const Clock = Date;
globalThis.Date = class Date extends Clock {
  constructor(...given) {
    super(...(given.length === 0 ? [Number(time)] : given));
  }
};

const schema = {
  format: 'onetable:1.1.0',
  version: '0.0.1',
  indexes: {
    primary: {hash: 'pk', sort: 'sk'},
    gs1: {hash: 'gs1pk', sort: 'gs1sk'},
  },
  models: {
    Account: {
      pk: {type: String, value: 'Account#${id}'},
      sk: {type: String, value: '${_type}#'},
      id: {type: String, required: true},
      name: {type: String, required: true},
      region: {type: String, required: true},
      plan: {type: String, enum: ['free', 'paid'], default: 'free'},
      address: {type: Object, schema: {city: {type: String}, zip: {type: Number}}},
      gs1pk: {type: String, value: 'Region#${region}'},
      gs1sk: {type: String, value: 'Plan#${plan}#${name}'},
    },
    User: {
      pk: {type: String, value: 'Account#${accountId}'},
      sk: {type: String, value: 'User#${number:5:0}'},
      accountId: {type: String, required: true},
      number: {type: Number, required: true},
      email: {type: String, required: true, unique: true},
      nickname: {type: String, map: 'nick'},
      roles: {type: Set},
      seen: {type: Date, isoDates: true},
      expires: {type: Date, ttl: true},
      gs1pk: {type: String, value: 'User#${email}'},
      gs1sk: {type: String, value: 'User#'},
    },
  },
  params: {isoDates: false, timestamps: true},
};

const client = new DynamoDBClient({
  // Never AWS itself.
  endpoint: new URL(endpoint).href,
  region: 'us-east-1',
  credentials: {accessKeyId: 'local', secretAccessKey: 'local'},
});
const table = new Table({name, client, schema, partial: true, warn: false});
const Account = table.getModel('Account');
const User = table.getModel('User');

const acts = {
  async write() {
    await Account.create({id: 'a1', name: 'Acme', region: 'eu', address: {city: 'Ulm', zip: 89073}});
    await User.create({
      accountId: 'a1',
      number: 7,
      email: 'ann@example.com',
      nickname: 'Ann',
      roles: new Set(['admin', 'writer']),
      seen: new Date('2024-01-10T10:00:00.500Z'),
      expires: new Date('2030-01-01T00:00:00Z'),
    });
    await User.create({accountId: 'a1', number: 42, email: 'bob@example.com'});
    await User.create({accountId: 'a1', number: 43, email: 'cat@example.com'});
  },

  async change() {
    await Account.update({id: 'a1', name: 'Acme', plan: 'paid', address: {zip: 89075}});
    await User.update(
      {accountId: 'a1', number: 7, nickname: null, expires: new Date('2031-01-01T00:00:00Z')},
    );
    await User.update({accountId: 'a1', number: 42, email: 'Bob@example.org'});
    await User.remove({accountId: 'a1', number: 43});
    await User.create({accountId: 'a1', number: 44, email: 'cat@example.com'});
  },

  /** Wants a value that is taken. */
  async take() {
    const email = 'cat@example.org';
    try {
      await User.create({accountId: 'a1', number: 45, email});
    } catch (failure) {
      console.log(`${failure.code}: ${email}`);
    }
  },

  /** Leaves an index key as it was. */
  async leave() {
    await Account.update({id: 'a1', plan: 'paid'});
  },

  async read() {
    const all = [
      await Account.get({id: 'a1'}),
      await User.get({accountId: 'a1', number: 7}),
      await User.find({accountId: 'a1'}),
      await User.find({email: 'Bob@example.org'}, {index: 'gs1'}),
      await table.fetch(['Account', 'User'], {pk: 'Account#a1'}),
    ];
    for (const answer of all) {
      console.log(JSON.stringify(answer));
    }
  },
};

await acts[act]();
