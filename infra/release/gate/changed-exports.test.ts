import { appendFile, cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changedExports } from './changed-exports.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'reset-exports-')));
});
afterEach(() => rm(folder, { recursive: true }));

async function clone(name: string, door: string, packageText: string): Promise<string> {
  const files = {
    'shell/remote-sdk/src/index.ts': door,
    'shell/remote-sdk/src/track.ts':
      "import { Box } from 'box';\nexport const box = new Box();\nexport type Note = string;",
    'node_modules/box/package.json': '{ "name": "box", "types": "./index.d.ts" }',
    'node_modules/box/index.d.ts': packageText,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name, file)), { recursive: true });
    await writeFile(join(folder, name, file), text);
  }
  return join(folder, name);
}

const compare = async (before: string, after: string) => {
  // Of two clones, each with its own copy of a package whose class is only ever itself.
  const box = 'export class Box { #inner: number; }';
  const head = "export { box, type Note } from './track.ts';\n";
  const built = await clone('built', head + before, box);
  const offered = await clone('offered', head + after, box);
  return changedExports({ built, offered });
};

describe('changedExports', () => {
  it('lets an export become more than it was', async () => {
    const before = 'export const track = (event: string): number => event.length;';
    const after =
      'export const track = (event: string | number, more?: object): 3 => 3;\nexport const fresh = 1;';
    expect(await compare(before, after)).toEqual(new Map());
  });

  it.each([
    ['takes less', 'export const track = (event: number): number => event;', /number/],
    ['gives something else', 'export const track = (event: string): string => event;', /string/],
    [
      'wants more',
      'export const track = (event: string, why: string): number => 1;',
      /track|target|argument/i,
    ],
    ['is gone', '', /track/],
  ])('finds an export that %s', async (_what, after, words) => {
    const before = 'export const track = (event: string): number => event.length;';
    const changed = await compare(before, after);
    expect([...changed.keys()]).toEqual(['track']);
    expect(changed.get('track')).toMatch(words);
  });

  it('lets the sdk be the same where a module of it was changed', async () => {
    const root = join(import.meta.dirname, '../../..');
    const [built, offered] = await Promise.all(
      ['built', 'offered'].map(async (name) => {
        const copied = join(folder, name);
        await cp(join(root, 'shell/remote-sdk'), join(copied, 'shell/remote-sdk'), {
          recursive: true,
          filter: (path) => !/node_modules|dist/.test(path),
        });
        await symlink(join(root, 'node_modules'), join(copied, 'node_modules'));
        return copied;
      }),
    );
    const changed = join(offered ?? '', 'shell/remote-sdk/src/language/define-messages.ts');
    await appendFile(changed, '\n/** Says how many there are. */\nexport const fresh = 1;\n');
    expect(changedExports({ built: built ?? '', offered: offered ?? '' })).toEqual(new Map());
  });

  it('finds an export whose words are as before and whose types are others', async () => {
    const track = 'export const track = (event: Event): void => undefined;\n';
    const changed = await compare(
      `${track}interface Event { name: string; }`,
      `${track}interface Event { name: string; at: number; }`,
    );
    expect([...changed.keys()]).toEqual(['track']);
  });
});
