import type { Event } from '@reset/api-contract/events.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dueEvents } from './due-events.ts';

const event = (place: number, subject: string, version: number): Event => ({
  position: `${700 + place}.${place}`,
  type: 'name.given',
  subject,
  subject_version: version,
  payload: {},
  occurred_at: '2026-11-20T20:00:00.000Z',
});

const told = [
  event(1, 'a', 1),
  event(2, 'b', 1),
  event(9, 'a', 2),
  event(10, 'c', 1),
  event(11, 'a', 3),
];

describe('dueEvents', () => {
  it('is the same for every order and every number of deliveries', () => {
    const deliveries = fc.array(fc.nat(told.length - 1), { maxLength: 10 }).chain((again) => {
      const all = [...told, ...again.flatMap((index) => told[index] ?? [])];
      return fc.shuffledSubarray(all, { minLength: all.length });
    });
    fc.assert(
      fc.property(deliveries, (delivered) => {
        expect(dueEvents(delivered, new Map())).toEqual(told);
      }),
    );
  });

  it('passes over what was applied before', () => {
    const applied = new Map([
      ['a', 2],
      ['b', 1],
    ]);
    expect(dueEvents(told, applied)).toEqual([event(10, 'c', 1), event(11, 'a', 3)]);
  });

  it('refuses a delivery in which a version is missing', () => {
    const delivered = told.filter(({ subject_version: version }) => version !== 2);
    expect(() => dueEvents(delivered, new Map())).toThrow('name.given is version 3 of a, and 1');
  });
});
