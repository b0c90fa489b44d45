// Reads stored items with DynamoDB Toolbox: node read.mjs items.json
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format'
import { examples } from './schemas.mjs'

const decoded = base64 => new Uint8Array(Buffer.from(base64, 'base64'))

const bytes = (key, value) => {
  if (key === 'B' && typeof value === 'string') return decoded(value)
  return key === 'BS' && Array.isArray(value) ? value.map(decoded) : value
}

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
