// What `npm test` and its parts call. Plain JavaScript for Node 20: it installs,
// then goes on in TypeScript on Node 24.
import { ensureInstalled, runOnNode24 } from './ensure-installed.mjs';

ensureInstalled();
process.exitCode = await runOnNode24('infra/test/run.ts', process.argv.slice(2));
