// Reads stored items with DynamoDB Toolbox: node read.mjs items.json
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format'
import { examples } from './schemas.mjs'

const bytes = (key, value) =>
  key === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value

// Singlet reads NULL as absent, and writes what is absent as nothing.
const present = value => Object.fromEntries(Object.entries(value).filter(([, v]) => v != null))

const items = JSON.parse(readFileSync(process.argv[2], 'utf8'), bytes)
for (const { name, entity, given, read } of examples) {
  assert.ok(items[name], `${name} is not in ${process.argv[2]}`)
  const formatted = entity.build(EntityFormatter).format(unmarshall(items[name]))
  for (const stamp of ['created', 'modified', 'entity']) {
    if (!(stamp in given)) delete formatted[stamp]
  }
  assert.deepEqual(present(formatted), present({ ...given, ...read }), name)
  console.log(`${name}: read`)
}
