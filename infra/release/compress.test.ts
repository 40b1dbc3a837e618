import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compress } from './compress.ts';

const CONTENT = 'const shared = 1;\n'.repeat(100);

let folder: string;
let cache: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  cache = join(folder, 'cache');
});
afterEach(() => rm(folder, { recursive: true }));

/** A file with this content, and what its compressed twins hold. */
async function compressed(name: string, content: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  await compress(file, cache);
  if (!existsSync(`${file}.br`)) return null;
  return [
    brotliDecompressSync(await readFile(`${file}.br`)).toString(),
    gunzipSync(await readFile(`${file}.gz`)).toString(),
  ];
}

describe('compress', () => {
  it('writes both twins beside the file', async () => {
    expect(await compressed('a.js', CONTENT)).toEqual([CONTENT, CONTENT]);
  });

  it('does the work once for the same content, wherever it is, and anew for another', async () => {
    await compressed('a.js', CONTENT);
    const [kept = ''] = await readdir(cache);
    await compressed('b.js', CONTENT);
    expect(await readdir(cache)).toHaveLength(2);
    expect(await readFile(join(folder, `b.js.${kept.slice(-2)}`))).toEqual(
      await readFile(join(cache, kept)),
    );
    const other = `${CONTENT}// changed\n`;
    expect(await compressed('a.js', other)).toEqual([other, other]);
  });

  it.each([
    ['what is no text', 'a.woff2', CONTENT],
    ['what is small', 'a.js', 'const a = 1;'],
  ])('leaves %s as it is', async (_what, name, content) => {
    expect(await compressed(name, content)).toBeNull();
  });
});
