import { describe, expect, it } from '@jest/globals';
import { newDispute, type Dispute } from '../members/book.ts';
import { absorbRefund, isCreditOpen, standingCents } from './disputed-refund.ts';

const disputed = (given: Partial<Dispute>): Dispute => ({
  ...newDispute({ id: 'x', claimCents: 400, creditDueOn: '2027-03-01' }),
  state: 'provisional',
  creditCents: 400,
  ...given,
});

function refunded(cents: number, given: Partial<Dispute> = {}): Dispute {
  const dispute = disputed(given);
  absorbRefund(dispute, cents, '2027-02-20');
  return dispute;
}

describe('absorbRefund', () => {
  it('lowers the claim before there is a credit, and ends a dispute of which nothing is left', () => {
    const open = { state: 'open', creditCents: 0 } as const;
    expect(refunded(100, open)).toMatchObject({ claimCents: 300, state: 'open' });
    expect(refunded(500, open)).toMatchObject({ claimCents: 0, state: 'won' });
  });

  it('takes the place of a credit, also while it is to be taken back', () => {
    const some = refunded(100);
    expect([some.state, standingCents(some), isCreditOpen(some)]).toEqual([
      'provisional',
      300,
      true,
    ]);
    const all = refunded(500, { state: 'lost', takeBackOn: '2027-02-25' });
    expect([all.state, all.takeBackOn, standingCents(all)]).toEqual(['won', null, 0]);
  });

  it('is paid twice after a dispute was won, and makes a loss less', () => {
    expect(refunded(100, { state: 'won', networkCents: 400 })).toMatchObject({
      paidTwiceCents: 100,
      networkCents: 400,
    });
    expect(refunded(100, { state: 'written_off', lossCents: 400 }).lossCents).toBe(300);
  });
});
