// Parses an entity relationship diagram with Mermaid, and prints what it found as JSON.
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

const { window } = new JSDOM("");
globalThis.window = window;
globalThis.document = window.document;
const { default: mermaid } = await import("mermaid");

const text = readFileSync(process.argv[2], "utf8");
await mermaid.parse(text);
const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
const names = new Map();
const entities = {};
for (const [name, entity] of db.getEntities()) {
  names.set(entity.id, name);
  entities[name] = entity.attributes.map((attribute) =>
    [attribute.type, attribute.name, ...(attribute.keys ?? [])].join(" "),
  );
}
const relationships = db
  .getRelationships()
  .map(({ entityA, entityB, relSpec, roleA }) =>
    [names.get(entityA), relSpec.cardB, relSpec.cardA, names.get(entityB), roleA].join(" ").trim(),
  );
process.stdout.write(JSON.stringify({ entities, relationships }));
