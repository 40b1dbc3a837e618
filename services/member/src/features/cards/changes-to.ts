import type { CustomerState } from '@reset/api-contract/member/card-transactions.ts';
import { newId } from '@reset/service-kit';
import type { PurchaseChange } from '#purchases/purchase-changes.ts';
import type { Purchase } from '#purchases/purchases.ts';

/** How somebody says that a purchase stands. */
export type Asked = { customerState: CustomerState; amountCents: number; repaidCents: number };

type Before = Pick<Purchase, 'customerState' | 'heldCents' | 'postedCents' | 'repaidCents'>;

/**
 * What has to happen to a purchase so that it stands as asked.
 * @param before null for one that is not there yet
 * @returns null where nothing leads there: what happened is never undone
 */
export function changesTo(before: Before | null, asked: Asked): PurchaseChange[] | null {
  if (before?.customerState === 'declined') return asked.customerState === 'declined' ? [] : null;
  switch (asked.customerState) {
    case 'declined':
      return before === null ? [] : null;
    case 'pending':
      return toPending(before, asked);
    case 'expired':
    case 'manually_expired':
      return toEnded(before, asked);
    default:
      return toPosted(before, asked);
  }
}

function toPending(before: Before | null, { amountCents }: Asked): PurchaseChange[] | null {
  if (before !== null && before.customerState !== 'pending') return null;
  if (before?.heldCents === amountCents) return [];
  return [{ kind: 'hold', holdId: newId(), amountCents, expiresAt: null }];
}

function toEnded(before: Before | null, { customerState }: Asked): PurchaseChange[] | null {
  if (before === null || before.customerState === customerState) return [];
  if (before.customerState !== 'pending') return null;
  return [
    { kind: 'release', why: customerState === 'manually_expired' ? 'ended_by_staff' : 'expired' },
  ];
}

function toPosted(
  before: Before | null,
  { amountCents, repaidCents }: Asked,
): PurchaseChange[] | null {
  const posted = before?.postedCents ?? 0;
  const more = repaidCents - (before?.repaidCents ?? 0);
  const isSame = posted === amountCents && before?.heldCents === 0;
  if (more < 0 || (posted > 0 && !isSame)) return null;
  return [
    ...(posted === 0 ? [{ kind: 'take' as const, amountCents, isFinal: true }] : []),
    ...(more > 0 ? [{ kind: 'repay' as const, amountCents: more }] : []),
  ];
}
