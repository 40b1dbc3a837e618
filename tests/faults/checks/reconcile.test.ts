import { describe, expect, it } from '@jest/globals';
import type { IssuersEntry, IssuersHold } from '../issuer/issuer.ts';
import { reconcile, type Balances } from './reconcile.ts';

const hold = (uuid: string, status: string, amount: number): IssuersHold => ({
  uuid,
  data: { status, amount, req_amount: amount },
});
const entry = (hold_id: string, amount: number, dc_sign: 'debit' | 'credit'): IssuersEntry => ({
  uuid: `entry of ${hold_id}`,
  data: { hold_id, lines: [{ amount, dc_sign }] },
});
const THEIRS = {
  holds: [hold('open', 'PENDING', 700), hold('done', 'CLEARED', 0), hold('no', 'DECLINED', 0)],
  posted: [entry('done', 900, 'debit'), entry('done', 250, 'credit')],
};
const ours = (given: Partial<Balances> = {}): Balances => ({
  owedCents: 650,
  heldCents: 700,
  purchases: new Map([
    ['open', { heldCents: 700, postedCents: 0 }],
    ['done', { heldCents: 0, postedCents: 900 }],
  ]),
  ...given,
});

describe('reconcile', () => {
  it('finds nothing where both have the same', () => {
    expect(reconcile(THEIRS, ours())).toEqual([]);
  });

  it('finds a hold that ours has not, or still has', () => {
    const lacking = ours({
      heldCents: 0,
      purchases: new Map([['done', { heldCents: 0, postedCents: 900 }]]),
    });
    expect(reconcile(THEIRS, lacking)).toEqual([
      'held: the issuer has 700, ours is 0',
      'held by open: the issuer has 700, ours is 0',
    ]);
    const kept = new Map([...ours().purchases, ['no', { heldCents: 50, postedCents: 0 }]]);
    expect(reconcile(THEIRS, ours({ heldCents: 750, purchases: kept }))).toContain(
      'held by no: the issuer has 0, ours is 50',
    );
  });

  it('finds what was posted twice, and a refund that is missing', () => {
    const twice = new Map([...ours().purchases, ['done', { heldCents: 0, postedCents: 1_800 }]]);
    expect(reconcile(THEIRS, ours({ owedCents: 1_550, purchases: twice }))).toEqual([
      'owed: the issuer has 650, ours is 1550',
      'posted of done: the issuer has 900, ours is 1800',
    ]);
    expect(reconcile(THEIRS, ours({ owedCents: 900 }))).toEqual([
      'owed: the issuer has 650, ours is 900',
    ]);
  });
});
