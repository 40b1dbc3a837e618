// `npm run bench`, `catalogue`, `mutate` and `prove:coverage`: what they alone need is in folders with a
// lock file of their own, which are installed when they are used for the first time. Plain
// JavaScript for Node 20, as start.mjs.
import { ensureInstalled, runOnNode24 } from './ensure-installed.mjs';

const tools = {
  bench: { folder: 'tests/bench', script: 'tests/bench/run.ts', cwd: '.' },
  catalogue: {
    folder: 'shared-ui/storybook',
    script: 'shared-ui/storybook/node_modules/storybook/dist/bin/dispatcher.js',
    cwd: 'shared-ui/storybook',
  },
  prove: {
    folder: 'tests/mutation',
    script: 'tests/coverage/prove-coverage.ts',
    cwd: '.',
  },
  mutate: {
    folder: 'tests/mutation',
    script: 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js',
    cwd: '.',
  },
};

const [name, ...args] = process.argv.slice(2);
const { folder, script, cwd } = tools[name];
ensureInstalled();
ensureInstalled({ folder });
process.exitCode = await runOnNode24(script, args, cwd);
