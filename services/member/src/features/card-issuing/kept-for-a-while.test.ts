import { setTimeout as pause } from 'node:timers/promises';
import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { keptForAWhile } from './kept-for-a-while.ts';

function someKept() {
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const errors: unknown[] = [];
  const ask = keptForAWhile({
    clock,
    keepMs: 1_000,
    waitMs: 20,
    onError: (error) => errors.push(error),
  });
  let asked = 0;
  const count = async () => `answer ${(asked += 1)}`;
  return { clock, errors, ask, count, asked: () => asked };
}

describe('keptForAWhile', () => {
  it('asks once for a key within its time, and again after it', async () => {
    const { clock, ask, count } = someKept();
    expect([await ask('a', count), await ask('a', count), await ask('b', count)]).toEqual([
      'answer 1',
      'answer 1',
      'answer 2',
    ]);
    clock.set('2026-11-20T20:00:00.999Z');
    expect(await ask('a', count)).toBe('answer 1');
    clock.set('2026-11-20T20:00:01Z');
    expect(await ask('a', count)).toBe('answer 3');
  });

  it('asks once for many who want to know at once', async () => {
    const { ask, count, asked } = someKept();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a', count)));
    expect(new Set(answers)).toEqual(new Set(['answer 1']));
    expect(asked()).toBe(1);
  });

  it('waits no longer than it may, and has what comes too late for the next', async () => {
    const { ask, errors } = someKept();
    const slow = () => pause(60, 'late');
    expect(await ask('a', slow)).toBeNull();
    await pause(60);
    expect(await ask('a', slow)).toBe('late');
    expect(errors).toEqual([]);
  });

  it('says nothing where it goes wrong, and asks anew', async () => {
    const { ask, count, errors } = someKept();
    const broken = () => Promise.reject(new Error('down'));
    expect(await ask('a', broken)).toBeNull();
    expect(errors).toEqual([new Error('down')]);
    expect(await ask('a', count)).toBe('answer 1');
  });
});
