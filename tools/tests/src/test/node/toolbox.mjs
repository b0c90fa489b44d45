// Checks the types of an exported module of DynamoDB Toolbox, reads all items of a table with its
// entities, and puts what was read into another table:
// node toolbox.mjs <module.ts> <endpoint to read> <endpoint to write>
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DynamoDBClient} from '@aws-sdk/client-dynamodb';
import {DynamoDBDocumentClient, ScanCommand} from '@aws-sdk/lib-dynamodb';
import {Entity, EntityFormatter, GetItemCommand, PutItemCommand} from 'dynamodb-toolbox';
import ts from 'typescript';

const [source, from, to] = process.argv.slice(2);
// Below this folder, so that the packages are found.
const folder = mkdtempSync(join(import.meta.dirname, 'node_modules', '.toolbox-'));
try {
  const file = join(folder, 'model.ts');
  writeFileSync(file, readFileSync(source));
  checkTypes(file);
  await copy(await load(file));
} finally {
  rmSync(folder, {recursive: true});
}

function checkTypes(file) {
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0) {
    throw new Error(ts.formatDiagnostics(problems, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    }));
  }
}

async function load(file) {
  const options = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext};
  const program = ts.transpileModule(readFileSync(file, 'utf8'), {compilerOptions: options});
  writeFileSync(join(folder, 'model.mjs'), program.outputText);
  return import(join(folder, 'model.mjs'));
}

async function copy(model) {
  const reader = client(from);
  const writer = client(to);
  const entities = Object.values(model).filter((each) => each instanceof Entity);
  const {Items: items} = await reader.send(new ScanCommand({TableName: model.table.getName()}));
  for (const entity of entities) {
    const {entityAttributeSavedAs} = model.table;
    const own = items.filter((item) => item[entityAttributeSavedAs] === entity.entityName);
    for (const item of own) {
      const key = entity.build(EntityFormatter).format(item);
      model.table.documentClient = reader;
      const {Item: read} = await entity.build(GetItemCommand).key(key).send();
      model.table.documentClient = writer;
      await entity.build(PutItemCommand).item(read).send();
    }
    console.log(`${entity.entityName} ${own.length}`);
  }
}

function client(endpoint) {
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      // Never AWS itself.
      endpoint: new URL(endpoint).href,
      region: 'us-east-1',
      credentials: {accessKeyId: 'local', secretAccessKey: 'local'},
    }),
    {marshallOptions: {removeUndefinedValues: true}},
  );
}
