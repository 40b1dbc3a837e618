import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawArchitecture } from './draw-architecture.ts';
import { withDiagram } from './diagram-in.ts';

// `npm run docs:architecture`
const file = join(import.meta.dirname, '../../../docs/architecture.md');
await writeFile(file, withDiagram(await readFile(file, 'utf8'), await drawArchitecture()));
console.log('docs/architecture.md shows the imports as they are now.');
