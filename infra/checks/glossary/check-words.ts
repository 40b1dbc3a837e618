import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRefusedWords, readPatterns } from './refused-words.ts';

/*
 * A step of `npm run check`: names that docs/glossary.md refuses. Migrations are never edited once
 * merged, so their names stay.
 */
const root = join(import.meta.dirname, '../../..');
const patterns = readPatterns(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\/migrations\/|^infra\/checks\/glossary\//.test(file));

const refused = files.flatMap((file) =>
  findRefusedWords(readFileSync(join(root, file), 'utf8'), patterns).map(
    ({ name, pattern, line }) => `${file}:${line}: ${name} (docs/glossary.md refuses ${pattern})`,
  ),
);
console.log(
  refused.length === 0 ? `${files.length} files use the glossary's words.` : refused.join('\n'),
);
process.exitCode = refused.length === 0 ? 0 : 1;
