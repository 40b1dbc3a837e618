import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@reset/service-kit/testing';
import { oneTimeValues } from './one-time-values.ts';

function someGiver() {
  const clock = fixedClock('2026-11-20T20:00:00Z');
  const errors: unknown[] = [];
  const ask = oneTimeValues({
    clock,
    goodForMs: 1_000,
    waitMs: 20,
    onError: (error) => errors.push(error),
  });
  let requests = 0;
  return {
    clock,
    errors,
    ask,
    count: async () => `answer ${(requests += 1)}`,
    slowly: () => pause(60, `late ${(requests += 1)}`),
  };
}

describe('oneTimeValues', () => {
  it('gives nobody what another was given', async () => {
    const { ask, count } = someGiver();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a', count)));
    expect(new Set(answers).size).toBe(20);
    expect(await ask('a', count)).toBe('answer 21');
  });

  it('waits no longer than it may, and has what comes too late for the next one alone', async () => {
    const { ask, count, slowly, errors } = someGiver();
    expect(await ask('a', slowly)).toBeNull();
    await pause(80);
    expect(await ask('b', count)).toBe('answer 2');
    expect(await ask('a', count)).toBe('late 1');
    expect(await ask('a', count)).toBe('answer 3');
    expect(errors).toEqual([]);
  });

  it('gives nothing that has been lying too long', async () => {
    const { clock, ask, count, slowly } = someGiver();
    await ask('a', slowly);
    await pause(80);
    clock.set('2026-11-20T20:00:01Z');
    expect(await ask('a', count)).toBe('answer 2');
  });

  it('answers null where it goes wrong, and requests anew', async () => {
    const { ask, count, errors } = someGiver();
    const broken = () => Promise.reject(new Error('down'));
    expect(await ask('a', broken)).toBeNull();
    expect(errors).toEqual([new Error('down')]);
    expect(await ask('a', count)).toBe('answer 1');
  });
});
