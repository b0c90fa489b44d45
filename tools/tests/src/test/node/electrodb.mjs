// Writes, changes or reads the items of a service of ElectroDB:
// node electrodb.mjs <endpoint> <table> <time in ms> write|change|leave|read
import {DynamoDBClient} from '@aws-sdk/client-dynamodb';
import {Entity, Service} from 'electrodb';

const [endpoint, table, time, act] = process.argv.slice(2);

const stamps = {
  createdAt: {type: 'number', required: true, readOnly: true, default: () => Number(time)},
  updatedAt: {
    type: 'number',
    required: true,
    watch: '*',
    default: () => Number(time),
    set: () => Number(time),
  },
};

const Owner = new Entity({
  model: {service: 'studio', entity: 'owner', version: '1'},
  attributes: {
    owner: {type: 'string', required: true},
    first: {type: 'string', required: true},
    last: {type: 'string', required: true},
    fullName: {
      type: 'string',
      watch: ['first', 'last'],
      set: (value, {first, last}) => `${first} ${last}`,
    },
    email: {type: 'string', hidden: true},
    skills: {type: 'set', items: 'string'},
    address: {type: 'map', properties: {city: {type: 'string'}, zip: {type: 'number'}}},
    expires: {type: 'number'},
    ...stamps,
  },
  indexes: {
    byName: {pk: {field: 'pk', composite: ['owner']}, sk: {field: 'sk', composite: []}},
    workload: {
      index: 'gsi1',
      collection: 'workload',
      pk: {field: 'gsi1pk', composite: ['owner']},
      sk: {field: 'gsi1sk', composite: []},
    },
  },
});

const Job = new Entity({
  model: {service: 'studio', entity: 'job', version: '1'},
  attributes: {
    project: {type: 'string', required: true},
    jobId: {type: 'number', required: true},
    owner: {type: 'string', required: true},
    status: {type: ['open', 'done'], default: 'open'},
    due: {type: 'string', required: true},
    points: {type: 'number', required: true, padding: {length: 3, char: '0'}},
    ...stamps,
  },
  indexes: {
    byId: {pk: {field: 'pk', composite: ['project']}, sk: {field: 'sk', composite: ['jobId']}},
    workload: {
      index: 'gsi1',
      collection: 'workload',
      condition: ({status}) => status === 'open',
      pk: {field: 'gsi1pk', composite: ['owner']},
      sk: {field: 'gsi1sk', composite: ['due', 'points']},
    },
    board: {
      index: 'gsi2',
      type: 'clustered',
      collection: 'board',
      pk: {field: 'gsi2pk', composite: ['project']},
      sk: {field: 'gsi2sk', composite: ['due']},
    },
  },
});

const Milestone = new Entity({
  model: {service: 'studio', entity: 'milestone', version: '1'},
  attributes: {
    project: {type: 'string', required: true},
    name: {type: 'string', required: true},
    due: {type: 'string', required: true},
    lead: {type: 'string'},
    ...stamps,
  },
  indexes: {
    byName: {
      pk: {field: 'pk', casing: 'none', template: 'MILESTONES#${project}', composite: ['project']},
      sk: {field: 'sk', casing: 'none', template: '${name}', composite: ['name']},
    },
    ledBy: {
      index: 'gsi1',
      pk: {field: 'gsi1pk', composite: ['lead']},
      sk: {field: 'gsi1sk', composite: ['due']},
    },
    board: {
      index: 'gsi2',
      type: 'clustered',
      collection: 'board',
      pk: {field: 'gsi2pk', composite: ['project']},
      sk: {field: 'gsi2sk', composite: ['due']},
    },
  },
});

const client = new DynamoDBClient({
  // Never AWS itself.
  endpoint: new URL(endpoint).href,
  region: 'us-east-1',
  credentials: {accessKeyId: 'local', secretAccessKey: 'local'},
});
const studio = new Service({owner: Owner, job: Job, milestone: Milestone}, {client, table});
const {owner, job, milestone} = studio.entities;

const acts = {
  async write() {
    await owner.create({
      owner: 'Ann',
      first: 'Ann',
      last: 'Lee',
      email: 'ann@example.com',
      skills: ['paint', 'draw'],
      address: {city: 'Ulm', zip: 89073},
      expires: 1900000000,
    }).go();
    await owner.put({owner: 'bob', first: 'Bob', last: 'Ray'}).go();
    for (const jobId of [7, 42]) {
      const points = jobId === 7 ? 5 : 13;
      await job.put({project: 'Web #2', jobId, owner: 'Ann', due: '2024-03-01', points}).go();
    }
    await job.upsert({
      project: 'Web #2', jobId: 8, owner: 'Ann', status: 'done', due: '2024-04-01', points: 1,
    }).go();
    await milestone.put({project: 'Web #2', name: 'Beta', due: '2024-03-15', lead: 'Bob'}).go();
  },

  async change() {
    await owner.patch({owner: 'Ann'})
      .set({first: 'Eve', last: 'Kim', expires: 1910000000})
      .add({skills: ['cut']})
      .remove(['email'])
      .go();
    await job.patch({project: 'Web #2', jobId: 7})
      .set({owner: 'Bob', due: '2024-05-01', points: 8, status: 'open'})
      .go();
    await job.patch({project: 'Web #2', jobId: 42})
      .set({status: 'done'})
      .composite({owner: 'Ann', due: '2024-03-01', points: 13})
      .go();
    await milestone.patch({project: 'Web #2', name: 'Beta'}).set({due: '2024-06-01'}).go();
    await owner.delete({owner: 'bob'}).go();
  },

  /** Leaves parts of index keys. */
  async leave() {
    await milestone.patch({project: 'Web #2', name: 'Beta'}).remove(['lead']).go();
    await milestone.put({project: 'Web #2', name: 'Gamma', due: '2024-07-01'}).go();
  },

  async read() {
    const all = [
      await owner.get({owner: 'ANN'}).go(),
      await job.query.byId({project: 'Web #2'}).go(),
      await milestone.query.ledBy({lead: 'bob'}).go(),
      await studio.collections.workload({owner: 'Ann'}).go(),
      await studio.collections.board({project: 'Web #2'}).gte({due: '2024-03-10'}).go(),
    ];
    for (const {data} of all) {
      console.log(JSON.stringify(data));
    }
  },
};

await acts[act]();
