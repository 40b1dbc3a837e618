import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));

/** Prints a benchmark's table and puts it between its marks in docs/performance.md. */
export async function writeTable(name: string, lines: string[]): Promise<void> {
  const table = lines.join('\n');
  process.stdout.write(`${table}\n`);
  const text = await readFile(FILE, 'utf8');
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/performance.md has no place for ${name}: ${begin} and ${end}.`);
  }
  await writeFile(FILE, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}
