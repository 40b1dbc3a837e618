import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// `npm run bench -- NAME` runs NAME.ts beside this file.
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3));
const [name] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  process.stderr.write(`Name a benchmark: ${names.join(', ')}\n`);
  process.exitCode = 1;
} else {
  await import(join(import.meta.dirname, `${name}.ts`));
}
