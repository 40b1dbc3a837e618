// What `npm start`, `npm run dev -- mfe-member`, `npm run reset` and `npm run rotate-keys` call.
// Plain JavaScript for Node 20: it installs, then goes on in TypeScript on Node 24.
import { ensureInstalled, runOnNode24 } from './ensure-installed.mjs';

const [command = 'start', ...args] = process.argv.slice(2);
const script = {
  start: 'start.ts',
  dev: 'start.ts',
  reset: 'reset.ts',
  'rotate-keys': 'rotate-keys.ts',
}[command];
if (!script) {
  console.error(`There is no "${command}". Use start, dev, reset or rotate-keys.`);
  process.exit(1);
}
// Hot reload needs more than the product does.
ensureInstalled({ isForTests: command === 'dev' });
process.exitCode = await runOnNode24(`infra/dev/${script}`, [command, ...args]);
