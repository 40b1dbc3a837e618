import { describe, expect, it } from '@jest/globals';
import { makeOverview } from '#testing/factories.ts';
import { receiptColumn } from './receipt.ts';

type Changes = Parameters<typeof makeOverview>[0];

describe('receiptColumn', () => {
  it.each<[string, Changes]>([
    ['a part of her pay', {}],
    ['several steps', steps('part_of_pay', 184.2, 'probation', 100, 'returnable', 70.5)],
    ['a deposit on its way', steps('future_deposit', 900, 'part_of_pay', 450)],
    ['no step at all, as of a limit that is closed', { ...steps(), ...limit(0, 0) }],
    ['a step that this page does not know', steps('sponsored' as 'refund', 500)],
    ['more outstanding than counts', { ...limit(0, 50), resetCard: card(64.2) }],
    ['no payroll', { payroll: null, ...limit(20, 84.2) }],
    ['no card', { resetCard: null, ...limit(184.2, 184.2) }],
  ])('adds up with %s', (_what, changes) => {
    const column = receiptColumn(makeOverview(changes));
    const made = column.changes.reduce((sum, { cents }) => sum + cents, column.earnedCents);
    expect(made).toBe(column.countsCents);
    const left = column.countsCents - column.outstandingCents + column.floorCents;
    expect(left).toBe(column.limitCents);
  });

  it('has a line of its own only where a limit ends at 0', () => {
    expect(receiptColumn(makeOverview()).floorCents).toBe(0);
    const over = makeOverview({ ...limit(0, 50), resetCard: card(64.2) });
    expect(receiptColumn(over).floorCents).toBe(1_420);
  });

  it('calls a reason that it does not know by no name', () => {
    const { changes } = receiptColumn(makeOverview(steps('sponsored' as 'refund', 184.2)));
    expect(changes).toEqual([{ reason: 'other', takenPercent: 0, cents: -18_420 }]);
  });
});

type Reason = NonNullable<Changes>['limitSteps'] extends (infer Step)[] | undefined
  ? Step extends { reason: infer Name }
    ? Name
    : never
  : never;

/** By turns a reason and the dollars that count after it, the last of which are the limit's. */
function steps(...of: (Reason | number)[]) {
  const limitSteps = of.flatMap((reason, at) =>
    typeof reason === 'number' ? [] : [{ reason, percent: null, amount: Number(of[at + 1]) }],
  );
  const max = limitSteps.at(-1)?.amount ?? 0;
  return { limitSteps, ...limit(Math.max(max - 64.2, 0), max) };
}

function limit(currentAmount: number, maxAmount: number) {
  return { dsl: { currentAmount, maxAmount } };
}

function card(amount: number) {
  return { name: 'Reset Card', amount };
}
