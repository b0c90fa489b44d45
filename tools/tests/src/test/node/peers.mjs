// Writes or reads one item of each of three libraries, whose attributes are rows of the pages on them:
// node peers.mjs <endpoint> <table> <time in ms> write|read|writeShelves|readShelves
import {DynamoDBClient} from '@aws-sdk/client-dynamodb';
import {DynamoDBDocumentClient} from '@aws-sdk/lib-dynamodb';
import {Table as OneTable} from 'dynamodb-onetable';
import {
  any, anyOf, Entity, GetItemCommand, item, list, map, nul, number, PutItemCommand, string, Table,
  tuple,
} from 'dynamodb-toolbox';
import {jsonStringify} from 'dynamodb-toolbox/transformers/jsonStringify';
import {pipe} from 'dynamodb-toolbox/transformers/pipe';
import {prefix} from 'dynamodb-toolbox/transformers/prefix';
import {suffix} from 'dynamodb-toolbox/transformers/suffix';
import {trim} from 'dynamodb-toolbox/transformers/trim';
import {Entity as ElectroEntity} from 'electrodb';

const [endpoint, name, time, act] = process.argv.slice(2);

/** The libraries take the time of items from the clock. */
const Clock = Date;
globalThis.Date = class Date extends Clock {
  constructor(...given) {
    super(...(given.length === 0 ? [Number(time)] : given));
  }
};

const client = new DynamoDBClient({
  // Never AWS itself.
  endpoint: new URL(endpoint).href,
  region: 'us-east-1',
  credentials: {accessKeyId: 'local', secretAccessKey: 'local'},
});

const table = new Table({
  documentClient: DynamoDBDocumentClient.from(client),
  name,
  partitionKey: {name: 'pk', type: 'string'},
  sortKey: {name: 'sk', type: 'string'},
});
const note = () => anyOf(string(), map({text: string()}));
const Text = new Entity({
  name: 'Text',
  table,
  computeKey: ({id}) => ({pk: `TEXT#${id}`, sk: 'TEXT'}),
  schema: item({
    id: string().key(),
    prefixed: string().transform(prefix('PK-')),
    joined: string().transform(prefix('PK-', {delimiter: ''})),
    delimited: string().transform(prefix('PK', {delimiter: '-'})),
    suffixed: string().transform(suffix('x')),
    trimmed: string().transform(trim()),
    piped: string().transform(pipe(trim(), prefix('A'))),
    rank: number().enum(1, 2, 3),
    color: string().const('red'),
    gaps: list(anyOf(string(), nul())),
    place: tuple(number(), number()),
    plain: note(),
    formatted: note(),
    json: any().transform(jsonStringify()),
    anything: any(),
  }),
});

const Bare = new Entity({
  name: 'Bare',
  table,
  entityAttribute: false,
  timestamps: {created: {savedAs: 'madeAt'}, modified: false},
  computeKey: ({id}) => ({pk: `BARE#${id}`, sk: 'BARE'}),
  schema: item({id: string().key()}),
});

const one = (models, isoDates) => new OneTable({
  name,
  client,
  partial: true,
  warn: false,
  crypto: {primary: {cipher: 'aes-256-gcm', password: 'a password of the test'}},
  schema: {
    format: 'onetable:1.1.0',
    version: '0.0.1',
    indexes: {primary: {hash: 'pk', sort: 'sk'}},
    models,
    params: {isoDates, timestamps: false},
  },
});
const ofNumbers = one({
  Blob: {
    pk: {type: String, value: 'Blob#${id}'},
    sk: {type: String, value: 'Blob'},
    id: {type: String},
    bytes: {type: ArrayBuffer},
    raw: {type: ArrayBuffer},
    lost: {type: ArrayBuffer},
    secret: {type: String, crypt: true},
    numbers: {type: Set},
    day: {type: Date},
    nick: {type: String, map: 'packed.nick'},
    empty: {type: String},
  },
  Visit: {
    pk: {type: String, value: 'Visit#${host}'},
    sk: {type: String, value: 'Visit#${at}#${count}#${room}'},
    host: {type: String},
    at: {type: Date},
    count: {type: Number},
    room: {type: String, encode: ['sk', '#', 3]},
    first: {type: String},
    last: {type: String},
    full: {type: String, value: '${first} ${last}'},
    tags: {type: Array},
    open: {type: Object},
  },
  Member: {
    pk: {type: String, value: 'Member#${id}'},
    sk: {type: String, value: 'Member'},
    id: {type: String},
    club: {type: String},
    email: {type: String, unique: true, scope: '${club}'},
  },
}, false);
const Blob = ofNumbers.getModel('Blob');
const Visit = ofNumbers.getModel('Visit');
const Member = ofNumbers.getModel('Member');
const Stay = one({
  Stay: {
    pk: {type: String, value: 'Stay#${host}'},
    sk: {type: String, value: 'Stay#${at}'},
    host: {type: String},
    at: {type: Date},
  },
}, true).getModel('Stay');

const shelves = new OneTable({
  name,
  client,
  partial: true,
  warn: false,
  schema: {
    format: 'onetable:1.1.0',
    version: '0.0.1',
    indexes: {
      primary: {hash: 'pk', sort: 'sk'},
      ofKind: {hash: 'kind', sort: 'changed'},
    },
    models: {
      Shelf: {
        pk: {type: String, value: 'Shelf/${id}/${room}'},
        sk: {type: String, value: 'Shelf/'},
        id: {type: String, generate: 'ulid'},
        room: {type: String},
      },
      Book: {
        pk: {type: String, value: 'Book/${id}'},
        sk: {type: String, value: 'Book/'},
        id: {type: String, generate: 'uuid'},
      },
    },
    params: {
      isoDates: false, timestamps: true, separator: '/',
      typeField: 'kind', createdField: 'made', updatedField: 'changed',
    },
  },
});
const Shelf = shelves.getModel('Shelf');
const Book = shelves.getModel('Book');

const index = (number, pk, sk, rest) => ({
  index: `gs${number}`,
  pk: {field: `g${number}pk`, ...pk},
  sk: {field: `g${number}sk`, ...sk},
  ...rest,
});
const Job = new ElectroEntity(
  {
    model: {service: 'studio', entity: 'job', version: '1'},
    attributes: {
      projectId: {type: 'string', required: true, label: 'p'},
      jobId: {type: 'string', required: true},
      dueDay: {type: 'string', required: true},
      status: {type: ['Open', 'Done'], required: true},
      points: {type: 'number', required: true},
      urgent: {type: 'boolean', required: true},
      steps: {type: 'list', items: {type: 'string'}},
      extra: {type: 'any'},
      short: {type: 'string', field: 's'},
    },
    indexes: {
      byId: {pk: {field: 'pk', composite: ['projectId']}, sk: {field: 'sk', composite: ['jobId']}},
      upper: index(
        1, {composite: ['dueDay'], casing: 'upper'}, {composite: ['status'], casing: 'upper'},
        {scope: 'X'}),
      none: index(
        2, {composite: ['dueDay'], casing: 'none'},
        {composite: ['status', 'urgent', 'points'], casing: 'none'}, {scope: 'Y'}),
      template: index(
        3, {composite: ['dueDay'], template: 'DAYS#${dueDay}'},
        {composite: ['status'], template: 'St_${status}'}),
      load: index(
        4, {composite: ['projectId'], casing: 'upper'}, {composite: [], casing: 'upper'},
        {collection: 'Load'}),
      board: index(
        5, {composite: ['projectId']}, {composite: ['dueDay']},
        {collection: 'Board', type: 'clustered'}),
      nested: index(
        6, {composite: ['projectId']}, {composite: ['dueDay']}, {collection: ['One', 'Two']}),
    },
  },
  {client, table: name},
);

const acts = {
  async write() {
    await Text.build(PutItemCommand)
      .item({
        id: 'a',
        prefixed: 'Pika',
        joined: 'Pika',
        delimited: 'Pika',
        suffixed: 'Pika',
        trimmed: '  a b ',
        piped: ' z ',
        rank: 2,
        color: 'red',
        gaps: ['a', null],
        place: [48.1, 11.5],
        plain: 'p',
        formatted: {text: 'f'},
        json: {a: [1, null]},
        anything: {b: [true, null]},
      })
      .send();
    await Bare.build(PutItemCommand).item({id: 'a'}).send();
    await Blob.create({
      id: 'a',
      bytes: Buffer.from([1, 2, 250]),
      raw: new Uint8Array([1, 2, 250]),
      lost: new Uint8Array([1, 2, 250]).buffer,
      secret: 'a secret',
      numbers: new Set([1, 2]),
      day: new Date('2024-01-10T10:00:00.500Z'),
      nick: 'Ann',
      empty: '',
    });
    await Visit.create({
      host: 'ann', at: new Date('2024-01-10T10:00:00.500Z'), count: 7, room: 'A 1', first: 'Bob',
      last: 'Ray', tags: ['b', 'a'], open: {free: [1, 'x']},
    });
    await Member.create({id: 'a', club: 'Chess', email: 'ann@example.com'});
    await Stay.create({host: 'ann', at: new Date('2024-01-10T10:00:00.500Z')});
    await Job.put({
      projectId: 'Web', jobId: 'J 7', dueDay: '2024-01-A', status: 'Open', points: 5, urgent: true,
      steps: ['b', 'a'], extra: {free: [1, 'x']}, short: 'S',
    }).go();
  },

  async read() {
    const text = await Text.build(GetItemCommand).key({id: 'a'}).send();
    const blob = await Blob.get({id: 'a'});
    const job = await Job.get({projectId: 'Web', jobId: 'J 7'}).go();
    const {created, modified, entity, ...ofText} = text.Item;
    const {bytes, raw, numbers, ...ofBlob} = blob;
    print(ofText);
    print({...ofBlob, bytes: [...bytes], raw: [...raw], numbers: [...numbers]});
    print(job.data);
    const open = await Job.query.upper({dueDay: '2024-01-A', status: 'Open'}).go();
    const days = await Job.query.none({dueDay: '2024-01-A', status: 'Open'}).go();
    const template = await Job.query.template({dueDay: '2024-01-A'}).go();
    print([open.data.length, days.data.length, template.data.length]);
    const bare = await Bare.build(GetItemCommand).key({id: 'a'}).send();
    print({...bare.Item, entity: undefined});
    print(await Visit.find({host: 'ann'}));
    print(await Stay.get({host: 'ann', at: new Date('2024-01-10T10:00:00.500Z')}));
    print(await Member.get({id: 'a'}));
    print(await Member.create({id: 'b', club: 'Chess', email: 'ann@example.com'})
      .catch(refused => refused.code));
  },

  async writeShelves() {
    await Shelf.create({room: 'A 1'});
    await Book.create({});
  },

  async readShelves() {
    const found = await Shelf.find({kind: 'Shelf'}, {index: 'ofKind'});
    for (const {id, room} of found) {
      print(await Shelf.get({id, room}));
    }
    for (const {id} of await Book.find({kind: 'Book'}, {index: 'ofKind'})) {
      print(await Book.get({id}));
    }
  },
};

function print(value) {
  console.log(JSON.stringify(value));
}

await acts[act]();
