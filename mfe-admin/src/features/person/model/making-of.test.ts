import { describe, expect, it } from '@jest/globals';
import type { UserAction } from '../api/get-sections.ts';
import { makingOf } from './making-of.ts';

const made = (reason: string, changes: Partial<UserAction> = {}): UserAction => ({
  id: reason,
  action: 'repayment_schedule.make',
  madeAt: '2026-11-20T20:00:00Z',
  madeBy: { id: 'ada', name: 'Ada' },
  reason,
  outcome: 'done',
  ...changes,
});
const SCHEDULE = { madeBy: 'ada', createdAt: '2026-11-20T20:00:01Z' };

describe('what made a schedule', () => {
  it('is the last that its maker asked for before it was there', () => {
    const found = makingOf(SCHEDULE, [
      made('later', { madeAt: '2026-11-20T21:00:00Z' }),
      made('this'),
      made('of somebody else', { madeBy: { id: 'sam', name: 'Sam' } }),
      made('refused', { outcome: 'refused' }),
      made('of something else', { action: 'reject' }),
      made('earlier', { madeAt: '2026-11-19T20:00:00Z' }),
    ]);
    expect(found?.reason).toBe('this');
  });

  it('is unknown where the list does not go back to it', () => {
    expect(makingOf(SCHEDULE, [made('later', { madeAt: '2026-11-20T21:00:00Z' })])).toBeUndefined();
  });
});
