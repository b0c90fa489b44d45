// Reports errors of syntax in programs of TypeScript: node typescript.mjs <file>...
import {readFileSync} from 'node:fs';
import ts from 'typescript';

const problems = process.argv.slice(2).flatMap((file) =>
  ts.transpileModule(readFileSync(file, 'utf8'), {fileName: file, reportDiagnostics: true})
    .diagnostics.map((each) => `${file}: ${ts.flattenDiagnosticMessageText(each.messageText, '\n')}`));
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exit(1);
}
