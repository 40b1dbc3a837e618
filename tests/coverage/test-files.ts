import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { goesThroughHttp } from './goes-through-http.ts';
import type { Level } from './requirement.ts';

const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];

/** The files that name the requirement at this level: those of jest, or else those of Playwright. */
export async function testFilesOf(root: string, id: string, level: Level): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['grep', '-lF', id, '--', ...TESTS], {
    cwd: root,
  }).catch(() => ({ stdout: '' }));
  const files = stdout.split('\n').filter(Boolean);
  const specs = files.filter(isSpec);
  if (level === 'BROWSER') return specs;
  const levels = await Promise.all(
    files.map(async (file) =>
      file.startsWith('services/') && (await goesThroughHttp(root, file)) ? 'HTTP' : 'UNIT',
    ),
  );
  const jest = files.filter((file, index) => !isSpec(file) && levels[index] === level);
  return jest.length > 0 ? jest : specs;
}

export const isSpec = (file: string): boolean => file.endsWith('.spec.ts');
