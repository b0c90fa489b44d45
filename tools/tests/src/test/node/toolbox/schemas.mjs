// The schemas, after the examples of DynamoDB Toolbox's documentation, and for each the values that
// are stored with it. Pokemons.java declares the same in Java.
import { Entity } from 'dynamodb-toolbox/entity'
import { Table } from 'dynamodb-toolbox/table'
import { schema } from 'dynamodb-toolbox/schema'

const { anyOf, binary, boolean, item, list, map, nul, number, record, set, string, tuple } = schema

const string_ = { type: 'string' }

const Pokemons = new Table({
  name: 'Pokemons',
  partitionKey: { name: 'PK', ...string_ },
  sortKey: { name: 'SK', ...string_ },
  indexes: {
    GSI1: {
      type: 'global',
      partitionKey: { name: 'GSI1PK', ...string_ },
      sortKey: { name: 'GSI1SK', ...string_ }
    }
  }
})

const pokeType = string().enum('fire', 'water', 'grass')

// Primitives, with every property that they can have.
const Pokemon = new Entity({
  name: 'Pokemon',
  table: Pokemons,
  computeKey: ({ pokemonId }) => ({ PK: `POKEMON#${pokemonId}`, SK: `POKEMON#${pokemonId}` }),
  schema: item({
    pokemonId: string().key(),
    name: string().validate(input => input.length > 3),
    nickname: string().optional(),
    level: number().default(1),
    experience: number().big(),
    weight: number(),
    legendary: boolean().savedAs('isLeg'),
    hash: binary(),
    pokeType: pokeType.required('always'),
    formerType: pokeType.optional(),
    generation: number().enum(1, 2, 3),
    game: string().const('red'),
    secret: string().hidden()
  })
})

// Attributes and index keys that are linked to others.
const Trainer = new Entity({
  name: 'Trainer',
  table: Pokemons,
  computeKey: ({ trainerId }) => ({ PK: `TRAINER#${trainerId}`, SK: `TRAINER#${trainerId}` }),
  schema: item({
    trainerId: string().key(),
    region: string(),
    badges: number(),
    customName: string().optional()
  }).and(() => ({
    hasCustomName: boolean().link(({ customName }) => customName !== undefined),
    GSI1PK: string().link(({ region }) => `REGION#${region}`),
    GSI1SK: string().link(({ badges }) => `TRAINER#${String(badges).padStart(3, '0')}`)
  }))
})

// All that holds other values.
const Party = new Entity({
  name: 'Party',
  table: Pokemons,
  computeKey: ({ partyId }) => ({ PK: `PARTY#${partyId}`, SK: 'PARTY' }),
  schema: item({
    partyId: string().key(),
    names: set(string()),
    levels: set(number()),
    types: set(pokeType),
    badges: set(string()).optional(),
    order: list(string()),
    typeList: list(pokeType).savedAs('tl'),
    rounds: list(list(number())),
    moves: list(map({ name: string(), power: number().optional(), tags: set(string()).optional() })),
    leader: map({
      firstName: string().savedAs('f'),
      lastName: string(),
      home: map({ town: string(), zip: string().default('000') }).optional()
    }),
    weaknesses: record(string(), number()),
    dateRange: tuple(string(), string()),
    movesByName: record(string(), map({ name: string(), power: number().optional() }))
  })
})

// Null alone, and as one of the types that a value may have.
const Sighting = new Entity({
  name: 'Sighting',
  table: Pokemons,
  computeKey: ({ sightingId }) => ({ PK: `SIGHTING#${sightingId}`, SK: 'SIGHTING' }),
  schema: item({
    sightingId: string().key(),
    place: anyOf(string(), nul()).optional(),
    nothing: nul().optional()
  })
})

const state = anyOf(
  map({ status: string().const('caught'), trainerId: string() }),
  map({ status: string().const('wild'), seen: number().optional() })
).discriminate('status')

// Unions told apart by an attribute, maps with an enum's keys, and sets of bytes.
const Capture = new Entity({
  name: 'Capture',
  table: Pokemons,
  computeKey: ({ captureId }) => ({ PK: `CAPTURE#${captureId}`, SK: 'CAPTURE' }),
  schema: item({
    captureId: string().key(),
    state,
    states: list(state),
    weaknesses: record(pokeType, number()).partial(),
    hashes: set(binary()),
    remark: string().optional()
  })
})

const Renamed = new Table({
  name: 'Renamed',
  partitionKey: { name: 'pk', ...string_ },
  entityAttributeSavedAs: '__entity__'
})

// Stamps and the entity's name in attributes of other names.
const Egg = new Entity({
  name: 'EGG',
  table: Renamed,
  computeKey: ({ eggId }) => ({ pk: `EGG#${eggId}` }),
  timestamps: {
    created: { name: 'laidAt', savedAs: 'laid_at', hidden: false },
    modified: { name: 'turnedAt', savedAs: 'turned_at', hidden: false }
  },
  schema: item({ eggId: string().key(), steps: number().default(0) })
})

export const now = '2024-01-15T08:00:00.123Z'

const bytes = (...values) => new Uint8Array(values)

// name: what the test calls it. given: what is put. read: what differs in what is read.
export const examples = [
  {
    name: 'pokemon',
    entity: Pokemon,
    given: {
      pokemonId: 'p1',
      name: 'Pikachu ⚡',
      nickname: '',
      level: 42,
      experience: 12345678901234567890n,
      weight: 6.5,
      legendary: false,
      hash: bytes(0, 127, 255),
      pokeType: 'fire',
      formerType: 'grass',
      generation: 2,
      game: 'red',
      secret: 'psst'
    },
    read: { secret: undefined }
  },
  {
    name: 'pokemonDefaults',
    entity: Pokemon,
    given: {
      pokemonId: 'p2',
      name: 'Mewtwo',
      experience: 0n,
      weight: -1e-7,
      legendary: true,
      hash: bytes(),
      pokeType: 'water',
      generation: 1,
      secret: 's'
    },
    read: { level: 1, experience: 0, game: 'red', secret: undefined }
  },
  {
    name: 'trainer',
    entity: Trainer,
    given: { trainerId: 't1', region: 'kanto', badges: 8, customName: 'Red' },
    read: { hasCustomName: true, GSI1PK: 'REGION#kanto', GSI1SK: 'TRAINER#008' }
  },
  {
    name: 'trainerWithoutName',
    entity: Trainer,
    given: { trainerId: 't2', region: 'johto', badges: 12 },
    read: { hasCustomName: false, GSI1PK: 'REGION#johto', GSI1SK: 'TRAINER#012' }
  },
  {
    name: 'party',
    entity: Party,
    given: {
      partyId: 'y1',
      names: new Set(['Pikachu', 'Mew']),
      levels: new Set([5, 1.5]),
      types: new Set(['fire', 'water']),
      badges: new Set(['boulder']),
      order: ['b', 'a', 'a'],
      typeList: ['water', 'fire', 'water'],
      rounds: [[1, 2], [], [3]],
      moves: [
        { name: 'tackle', power: 40, tags: new Set(['normal']) },
        { name: 'growl' }
      ],
      leader: { firstName: 'Ash', lastName: 'Ketchum', home: { town: 'Pallet', zip: '100' } },
      weaknesses: { ground: 2, 'flying.type': 0.5 },
      dateRange: ['2024-01-01', '2024-01-31'],
      movesByName: { tackle: { name: 'tackle', power: 40 } }
    }
  },
  {
    name: 'partyOfNone',
    entity: Party,
    given: {
      partyId: 'y2',
      names: new Set(['x']),
      levels: new Set([0]),
      types: new Set(['grass']),
      order: [],
      typeList: [],
      rounds: [],
      moves: [],
      leader: { firstName: '', lastName: '', home: { town: '' } },
      weaknesses: {},
      dateRange: ['', ''],
      movesByName: {}
    },
    read: { leader: { firstName: '', lastName: '', home: { town: '', zip: '000' } } }
  },
  {
    name: 'sighting',
    entity: Sighting,
    given: { sightingId: 's1', place: 'forest' }
  },
  {
    name: 'sightingOfNull',
    entity: Sighting,
    given: { sightingId: 's2', place: null, nothing: null }
  },
  {
    name: 'capture',
    entity: Capture,
    given: {
      captureId: 'c1',
      state: { status: 'caught', trainerId: 't1' },
      states: [{ status: 'wild' }, { status: 'wild', seen: 2 }, { status: 'caught', trainerId: 't2' }],
      weaknesses: { water: 2, grass: 0.5 },
      hashes: new Set([bytes(1), bytes(0, 255)]),
      remark: 'by night'
    }
  },
  {
    name: 'egg',
    entity: Egg,
    given: { eggId: 'e1' },
    read: { steps: 0, laidAt: now, turnedAt: now }
  }
]
