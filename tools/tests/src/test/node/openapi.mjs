// Validates documents of OpenAPI, with all that they refer to: node openapi.mjs <file>...
import SwaggerParser from '@apidevtools/swagger-parser';

for (const file of process.argv.slice(2)) {
  const document = await SwaggerParser.validate(file);
  console.log(Object.keys(document.components.schemas).join(' '));
}
