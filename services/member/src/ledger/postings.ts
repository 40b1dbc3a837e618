import { CODES, type TransferCode } from './chart.ts';
import type { AccountId, Occasion, Transfer } from './ledger.ts';

/*
 * What is posted when something happens to a card: design/money.md's section 3, which docs/money.md
 * repeats. Each takes new ids from `newId`; a caller that may come again passes ids that it keeps.
 */

type Ids = { newId(): string };
type Accounts = { receivable: AccountId; payable: AccountId };

/** The hold of an authorization that is not judged by the limit: the issuer approved it for us. */
export const holdTransfers = (
  occasion: Occasion,
  hold: Accounts & { id: string; amountCents: number; expiresAt: Date | null },
): Transfer[] => [
  {
    ...occasion,
    id: hold.id,
    amountCents: hold.amountCents,
    code: CODES.authorization,
    kind: 'pending',
    debit: hold.receivable,
    credit: hold.payable,
    expiresAt: hold.expiresAt,
  },
];

/** A hold that is open, and what is left of it. */
type OpenHold = { pendingId: string; leftCents: number };

/**
 * A clearing within its hold: that much is taken, and the rest let go of, unless more clearings are
 * to come.
 */
export function clearingTransfers(
  occasion: Occasion,
  { pendingId, leftCents }: OpenHold,
  clearing: Ids & { amountCents: number; isFinal: boolean },
): Transfer[] {
  const taken = { ...occasion, pendingId, code: CODES.clearing };
  const restCents = clearing.isFinal ? leftCents - clearing.amountCents : 0;
  return [
    { ...taken, id: clearing.newId(), kind: 'post', amountCents: clearing.amountCents },
    ...(restCents > 0
      ? [{ ...taken, id: clearing.newId(), kind: 'void' as const, amountCents: restCents }]
      : []),
  ];
}

/**
 * A clearing above its hold, or without one: what is held is let go of, and all of it is posted. It
 * may leave a member owing more than her limit, because the merchant has the money.
 */
export function forcePostTransfers(
  occasion: Occasion,
  hold: OpenHold | null,
  clearing: Ids & Accounts & { amountCents: number },
): Transfer[] {
  return [
    ...(hold ? releaseTransfers(occasion, hold, { ...clearing, code: CODES.forcePost }) : []),
    {
      ...occasion,
      id: clearing.newId(),
      amountCents: clearing.amountCents,
      code: CODES.forcePost,
      kind: 'single',
      debit: clearing.receivable,
      credit: clearing.payable,
    },
  ];
}

/** All that is left of a hold is let go of; `code` says why. */
export const releaseTransfers = (
  occasion: Occasion,
  { pendingId, leftCents }: OpenHold,
  { newId, code }: Ids & { code: TransferCode },
): Transfer[] => [
  { ...occasion, id: newId(), amountCents: leftCents, code, kind: 'void', pendingId },
];

/**
 * A hold becomes another amount, more or less: the old one ends and a new one begins, together.
 */
export const reholdTransfers = (
  occasion: Occasion,
  hold: OpenHold,
  { newId, ...next }: Ids & Accounts & { id: string; amountCents: number; expiresAt: Date | null },
): Transfer[] => [
  ...releaseTransfers(occasion, hold, { newId, code: CODES.holdReversed }),
  ...holdTransfers(occasion, next),
];

/**
 * A merchant gives money back: what she owes is paid by it, and the rest is hers.
 * @param refund.owedCents what she owes that no payment under way is to repay
 */
export function refundTransfers(
  occasion: Occasion,
  accounts: Accounts & { deposit: AccountId; fboCash: AccountId; settlementCash: AccountId },
  refund: Ids & { amountCents: number; owedCents: number },
): Transfer[] {
  const repaidCents = Math.min(refund.amountCents, Math.max(refund.owedCents, 0));
  const restCents = refund.amountCents - repaidCents;
  const single = (amountCents: number, debit: AccountId, credit: AccountId): Transfer[] =>
    amountCents === 0
      ? []
      : [
          {
            ...occasion,
            id: refund.newId(),
            amountCents,
            code: CODES.merchantRefund,
            kind: 'single',
            debit,
            credit,
          },
        ];
  return [
    ...single(repaidCents, accounts.payable, accounts.receivable),
    ...single(restCents, accounts.payable, accounts.deposit),
    ...single(restCents, accounts.fboCash, accounts.settlementCash),
  ];
}
