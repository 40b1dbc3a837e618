import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import { withFileLock } from './file-lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'registry.lock');
});
afterEach(() => rm(folder, { recursive: true }));

describe('withFileLock', () => {
  it('lets one in at a time, and leaves nothing behind', async () => {
    let holders = 0;
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        withFileLock(path, async () => {
          holders += 1;
          const together = holders;
          await pause(5);
          holders -= 1;
          return together;
        }),
      ),
    );
    expect(seen).toEqual(Array(8).fill(1));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is free again after work that threw', async () => {
    const failing = withFileLock(path, () => Promise.reject(new Error('No disk')));
    await expect(failing).rejects.toThrow('No disk');
    expect(await withFileLock(path, async () => 'mine')).toBe('mine');
  });

  it('takes over from a holder that was killed', async () => {
    await mkdir(path);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    expect(await withFileLock(path, async () => 'mine')).toBe('mine');
  });

  it('gives up on a holder that stays', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = withFileLock(path, () => promise);
    await eventually(async () => expect(await readdir(folder)).toHaveLength(1));
    await expect(withFileLock(path, async () => 'mine', 100)).rejects.toThrow('already being held');
    resolve();
    await held;
  });
});
