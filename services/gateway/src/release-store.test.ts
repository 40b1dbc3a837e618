import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing';
import type { FastifyBaseLogger } from 'fastify';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Type from 'typebox';
import { openReleaseStore } from './release-store.ts';

const Content = Type.Object({ count: Type.Integer() });
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function watching(first: string | null, apply: (count: number) => void = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'reset-watch-'));
  undo.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'content.json');
  if (first !== null) await writeFile(file, first);
  const seen: number[] = [];
  const error = jest.fn();
  const log = { info: jest.fn(), error } as unknown as FastifyBaseLogger;
  const store = openReleaseStore(folder, log);
  undo.push(() => store.close());
  await store.watch('content.json', Content, ({ count }) => {
    apply(count);
    seen.push(count);
  });
  const replace = async (text: string) => {
    await writeFile(`${file}.tmp`, text);
    await rename(`${file}.tmp`, file);
  };
  return { file, seen, error, replace };
}

describe('watch', () => {
  it('hands over the content at once and within a second of a change', async () => {
    const { seen, replace } = await watching('{"count":1}');
    expect(seen).toEqual([1]);
    await replace('{"count":2}');
    await eventually(() => expect(seen).toEqual([1, 2]));
  });

  it('waits for a file that is not there yet', async () => {
    const { seen, replace } = await watching(null);
    expect(seen).toEqual([]);
    await replace('{"count":3}');
    await eventually(() => expect(seen).toEqual([3]));
  });

  it('keeps the last good content while a file is broken, and says so once', async () => {
    const { seen, error, replace } = await watching('{"count":1}');
    await replace('{"count":"many"}');
    await eventually(() => expect(error).toHaveBeenCalled());
    await pause(1_000);
    expect(seen).toEqual([1]);
    expect(error).toHaveBeenCalledTimes(1);
    await replace('{"count":4}');
    await eventually(() => expect(seen).toEqual([1, 4]));
  });

  it('tries again what could not be applied', async () => {
    let isReady = false;
    const { seen } = await watching('{"count":5}', () => {
      if (!isReady) throw new Error('not yet');
    });
    expect(seen).toEqual([]);
    isReady = true;
    await eventually(() => expect(seen).toEqual([5]));
  });
});
