import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// `npm run bench -- NAME` runs NAME.ts beside this file, `npm run bench -- all` one after the other;
// with `--tiny` they only show that they live.
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !['run.ts', 'harness.ts'].includes(file))
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => file.slice(0, -3));
const [name, ...options] = process.argv.slice(2);
/** What a bench exits with that was stopped by a signal. */
const STOPPED = 130;
const scriptOf = (bench: string) => join(import.meta.dirname, `${bench}.ts`);

if (name === 'all') {
  for (const bench of names) {
    process.stdout.write(`\n${bench}\n`);
    const child = spawn(process.execPath, [scriptOf(bench), ...options], { stdio: 'inherit' });
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const [code] = (await once(child, 'exit')) as [number | null];
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (code === STOPPED) process.exit(STOPPED);
    if (code !== 0) {
      process.stderr.write(`The benchmark ${bench} failed.\n`);
      process.exitCode = 1;
    }
  }
} else if (name === undefined || !names.includes(name)) {
  process.stderr.write(`Name a benchmark: ${names.join(', ')}, or all\n`);
  process.exitCode = 1;
} else {
  await import(scriptOf(name));
}
