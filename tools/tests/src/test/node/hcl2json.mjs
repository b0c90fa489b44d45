// Prints files of Terraform's language as JSON: node hcl2json.mjs <file>...
import {readFileSync} from 'node:fs';
import {parse} from '@cdktf/hcl2json';

const files = [];
for (const file of process.argv.slice(2)) {
  files.push(await parse(file, readFileSync(file, 'utf8')));
}
process.stdout.write(JSON.stringify(files), () => process.exit(0));
