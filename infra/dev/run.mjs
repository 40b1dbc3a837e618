// `npm run release`, `new` and all others that are one script: on a fresh clone what they need is
// installed first. They run where npm does, which is the clone, also where its tools are links.
// Plain JavaScript for Node 20, as start.mjs.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runOnNode24 } from './ensure-installed.mjs';

const [script, ...args] = process.argv.slice(2);
ensureInstalled();
// What V8 compiled is kept: a release starts a bundler and a compiler of several megabytes each.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../node_modules/.cache/compiled', import.meta.url),
);
process.exitCode = await runOnNode24(script, args, process.cwd());
