import { describe, expect, it } from '@jest/globals';
import { refundShares } from './refund-surplus.ts';

const refunds = [
  { id: 'r1', groupId: 'g1' },
  { id: 'r2', groupId: 'g2' },
];
const payment = (id: string, amountCents: number, depositGroupId: string | null = 'paid') => ({
  id,
  amountCents,
  depositGroupId,
});

describe('refundShares', () => {
  it('shares what was taken at once among the purchases that it paid, in their order', () => {
    const shares = refundShares({
      refunds,
      payments: [payment('a', 300), payment('b', 400)],
      movements: [
        { groupId: 'g1', cents: 500 },
        { groupId: 'g2', cents: 900 },
        { groupId: 'paid', cents: -700 },
      ],
    });
    expect([...shares]).toEqual([
      ['a', [{ refundId: 'r1', cents: 300 }]],
      [
        'b',
        [
          { refundId: 'r1', cents: 200 },
          { refundId: 'r2', cents: 200 },
        ],
      ],
    ]);
  });

  it('has nothing left of a refund that was sent to her bank before', () => {
    const shares = refundShares({
      refunds,
      payments: [payment('a', 500)],
      movements: [
        { groupId: 'g1', cents: 500 },
        { groupId: 'payout', cents: -400 },
        { groupId: 'pay', cents: 450 },
        { groupId: 'paid', cents: -500 },
      ],
    });
    expect(shares.get('a')).toEqual([{ refundId: 'r1', cents: 100 }]);
  });

  it('has none of other money, nor of what nobody knows the origin of', () => {
    const payments = [payment('debit', 500, null), payment('a', 500)];
    const shares = refundShares({
      refunds,
      payments,
      movements: [{ groupId: 'paid', cents: -500 }],
    });
    expect([...shares.values()]).toEqual([[], []]);
  });
});
