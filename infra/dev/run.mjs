// `npm run release`, `new` and all others that are one script: on a fresh clone what they need is
// installed first. They run where npm does, which is the clone, also where its tools are links.
// Plain JavaScript for Node 20, as start.mjs.
import { ensureInstalled, runOnNode24 } from './ensure-installed.mjs';

const [script, ...args] = process.argv.slice(2);
ensureInstalled();
process.exitCode = await runOnNode24(script, args, process.cwd());
