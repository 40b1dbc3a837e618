import { describe, expect, it } from '@jest/globals';
import { changed } from '#features/cards/purchases/purchase-changes.ts';
import { owedCents, type Purchase } from '#features/cards/purchases/purchases.ts';
import type { HoldRecord, PostedRecord } from '#providers/card-records.ts';
import { someHold, somePosted } from '#testing/card-records.ts';
import { purchaseOfDebit, purchaseOfHold } from './new-purchase.ts';
import { forDebit, forHold } from './records.ts';
import { sharePayment } from '#features/cards/purchases/share-payment.ts';

type IssuerRecord = { hold: HoldRecord } | { posted: PostedRecord };

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 19, minute));

/** One life: what the issuer records of two purchases, in the order in which it came about. */
const LIFE: readonly IssuerRecord[] = [
  { hold: someHold({ updatedAt: at(0) }) },
  { posted: somePosted() },
  { hold: someHold({ authorizedCents: 4_000, reason: 'ADVICE', updatedAt: at(1) }) },
  { posted: somePosted({ id: 'posted-2', amountCents: 1_000 }) },
  {
    posted: somePosted({
      id: 'refund',
      direction: 'credit',
      originalId: 'posted-2',
      amountCents: 800,
    }),
  },
  { posted: somePosted({ id: 'forced', holdId: null, amountCents: 2_000 }) },
  {
    hold: someHold({
      status: 'released',
      reason: 'EXPIRED',
      authorizedCents: 4_000,
      updatedAt: at(9),
    }),
  },
];

/** Ours, in memory: it decides as the database does, by the same functions. */
function books() {
  const purchases = new Map<string, Purchase>();
  const done = new Map<string, string>();
  let depositCents = 0;
  let made = 0;
  const newId = () => `pending-${(made += 1)}`;
  const byHold = (id: string | null) =>
    [...purchases.values()].find(({ authorizationId }) => id !== null && authorizationId === id) ??
    null;
  const keep = (purchase: Purchase) => purchases.set(purchase.id, purchase);

  const applyHold = (hold: HoldRecord) => {
    const found = byHold(hold.id);
    const step = forHold(found, hold, { newId, expiresAt: at(59) });
    if (step.kind === 'nothing') return;
    const read = { requestedCents: hold.authorizedCents, issuerUpdatedAt: hold.updatedAt };
    const before = { ...(found ?? purchaseOfHold(hold, 'ours')), ...read };
    keep(step.kind === 'change' ? { ...changed(before, step.change), ...read } : before);
  };
  const refund = (posted: PostedRecord) => {
    const originalId = done.get(posted.originalId ?? '') ?? null;
    const owed = [...purchases.values()].map((one) => ({ id: one.id, owedCents: owedCents(one) }));
    const maxCents = owed.reduce((sum, one) => sum + one.owedCents, 0);
    const { shares, restCents } = sharePayment(posted.amountCents, owed, {
      firstId: originalId,
      maxCents,
    });
    for (const { id, cents } of shares) {
      const before = purchases.get(id);
      if (before) keep(changed(before, { kind: 'repay', amountCents: cents }));
    }
    depositCents += restCents;
    done.set(posted.id, originalId ?? '');
  };
  const debit = (posted: PostedRecord) => {
    const found = byHold(posted.holdId);
    const before = found ?? purchaseOfDebit(posted, undefined, 'ours');
    keep(changed(before, forDebit(found, posted, false).change));
    done.set(posted.id, before.id);
  };
  return {
    /** @returns false for a refund whose original has not come: the issuer lists it behind that */
    apply(record: IssuerRecord): boolean {
      if ('hold' in record) {
        applyHold(record.hold);
        return true;
      }
      const { posted } = record;
      if (done.has(posted.id)) return true;
      if (posted.originalId !== null && !done.has(posted.originalId)) return false;
      if (posted.direction === 'credit') refund(posted);
      else debit(posted);
      return true;
    },
    stands: () => ({
      depositCents,
      purchases: [...purchases.values()]
        .map((one) => [
          one.authorizationId,
          one.requestedCents,
          one.heldCents,
          one.postedCents,
          one.repaidCents,
          one.networkState,
          one.customerState,
          one.declineReason,
          one.issuerUpdatedAt?.toISOString(),
        ])
        .toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
    }),
  };
}

/** Tells all of them, and again what had to wait, as a later reading would. */
function endOf(order: readonly IssuerRecord[]) {
  const ours = books();
  const waiting = order.filter((record) => !ours.apply(record));
  for (const record of waiting) ours.apply(record);
  return ours.stands();
}

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, first] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

const END = {
  depositCents: 0,
  purchases: [
    ['hold-1', 4_000, 0, 2_500, 800, 'cleared', 'partially_repaid', null, at(9).toISOString()],
    [null, 2_000, 0, 2_000, 0, 'cleared', 'posted', null, undefined],
  ],
};

describe('the records of one life', () => {
  it('come to one end in the order in which they came about', () => {
    expect(endOf(LIFE)).toEqual(END);
  });

  it('come to that end in all 5,040 orders, delivered once, twice, or all of them twice', () => {
    let orders = 0;
    const wanted = JSON.stringify(END);
    const others: string[] = [];
    for (const order of ordersOf(LIFE)) {
      orders += 1;
      const doubled = order.flatMap((record) => [record, record]);
      const again = [...order, ...order.toReversed()];
      for (const delivered of [order, doubled, again]) {
        const end = JSON.stringify(endOf(delivered));
        if (end !== wanted) others.push(`${end} by ${JSON.stringify(delivered)}`);
      }
    }
    expect(orders).toBe(5_040);
    expect(others.slice(0, 1)).toEqual([]);
  });
});
