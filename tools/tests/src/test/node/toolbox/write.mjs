// Prints what DynamoDB Toolbox stores: node write.mjs > items.json
import { mock } from 'node:test'
import { marshall } from '@aws-sdk/util-dynamodb'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { examples, now } from './schemas.mjs'

mock.timers.enable({ apis: ['Date'], now: new Date(now) })

const base64 = (key, value) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

const items = {}
for (const { name, entity, given } of examples) {
  const { Item } = entity.build(PutItemCommand).item(given).params()
  items[name] = marshall(Item, { removeUndefinedValues: true })
}
console.log(JSON.stringify(items, base64, 2))
