import { join } from 'node:path';
import { buildDemo } from './build-demo.ts';

// `npm run demo`
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/demo');
await buildDemo({ root, folder, partnersFolder: join(root, 'partners') });
console.log(`The static demo is in ${folder}: serve it from the root of an origin.`);
