import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTiny } from '../harness.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = 'docs/performance.md';

/**
 * Prints a benchmark's table under the commit that it was taken on, and puts both between the
 * table's marks in docs/performance.md. A tiny run's figures mean nothing: they are printed only.
 */
export async function writeTable(name: string, lines: string[]): Promise<void> {
  const text = await readFile(join(root, FILE), 'utf8');
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${FILE} has no place for ${name}: ${begin} and ${end}.`);
  }
  const table = [`Taken on commit ${commit()}.`, '', ...lines].join('\n');
  process.stdout.write(`${table}\n`);
  if (!isTiny) await writeFile(join(root, FILE), `${before}${begin}\n\n${table}\n\n${end}${after}`);
}

/** `1a2b3c4`, and that there was more than the commit where there was. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', `:!${FILE}`);
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : ', with changes');
}
