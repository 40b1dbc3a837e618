import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sdk from '../package.json' with { type: 'json' };
import { usedByRemote } from './sharing.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-remote-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function rangesOf(dependencies: Record<string, string>): Promise<Record<string, string>> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const shared = Object.entries(usedByRemote(folder));
  return Object.fromEntries(shared.map(([name, { requiredVersion }]) => [name, requiredVersion]));
}

describe('what a remote uses of the shell', () => {
  it('is what its package.json says, with all of it that is of the same major', async () => {
    expect(await rangesOf({ react: '18.2.0', 'react-router': '>=8.1 <9' })).toMatchObject({
      react: '^18.2.0',
      'react/': '^18.2.0',
      'react-router': '>=8.1 <9',
    });
  });

  it('is what the sdk was tried with where it says nothing', async () => {
    expect(await rangesOf({})).toMatchObject({
      react: `^${sdk.dependencies.react}`,
      zustand: `^${sdk.dependencies.zustand}`,
      '@reset/remote-sdk': `^${sdk.version}`,
    });
  });
});
