import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ChangeSet } from './change-set.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newFeature } from './new-feature.ts';
import { newSlice } from './new-slice.ts';
import { RefusedGeneration } from './refused-generation.ts';

const USAGE = `npm run new -- slice pay-advice --spanish "Consejos de pago" [--title "Pay advice"]
npm run new -- feature mfe-member pay-advice --spanish "Consejos de pago" [--title "Pay advice"]
npm run new -- endpoint services/member pay-advice`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, spanish: { type: 'string' } },
});
const [kind, first = '', second = ''] = positionals;
const { title = null, spanish = null } = values;
const root = process.cwd();
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

function generate(changes: ChangeSet): void {
  if (kind === 'slice' && first) {
    newSlice(changes, { name: first, title, spanish, now: new Date(), frontEnds: frontEnds() });
  } else if (kind === 'feature' && second) {
    newFeature(changes, { slice: first, name: second, title, spanish });
  } else if (kind === 'endpoint' && second) newEndpoint(changes, first, second);
  else throw new RefusedGeneration(USAGE);
}

const frontEnds = () =>
  readdirSync(root).filter((folder) => existsSync(join(root, folder, 'webpack.config.ts')));

try {
  const changes = new ChangeSet(root);
  generate(changes);
  const written = await changes.write();
  run(join(root, 'node_modules/.bin/oxfmt'), ...written.filter((path) => path !== 'CODEOWNERS'));
  // What belongs to all: packages and their links, the record of migrations, the drawing of imports.
  if (kind === 'slice') {
    run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
    run(process.execPath, 'infra/checks/migrations/write-records.ts');
    run(process.execPath, 'infra/checks/docs/write-architecture.ts');
  }
  process.stdout.write(`${written.map((path) => `  ${path}`).join('\n')}\n`);
  process.stdout.write('Next: npm run check, npm start, and npm run test:unit on its folder.\n');
} catch (error) {
  if (!(error instanceof RefusedGeneration)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
