import { CODES, type TransferCode } from './chart.ts';
import { type AccountId, type Occasion, singleTransfers, type Transfer } from './transfers.ts';

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
  const parts = [
    { kind: 'post' as const, amountCents: clearing.amountCents },
    { kind: 'void' as const, amountCents: restCents },
  ];
  return parts
    .filter(({ amountCents }) => amountCents > 0)
    .map((part) => ({ ...taken, ...part, id: clearing.newId() }));
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
    ...singleTransfers(occasion, [
      {
        id: clearing.newId(),
        amountCents: clearing.amountCents,
        code: CODES.forcePost,
        debit: clearing.receivable,
        credit: clearing.payable,
      },
    ]),
  ];
}

/** All that is left of a hold is let go of; `code` says why. There is nothing to do for nothing. */
export const releaseTransfers = (
  occasion: Occasion,
  { pendingId, leftCents }: OpenHold,
  { newId, code }: Ids & { code: TransferCode },
): Transfer[] =>
  leftCents === 0
    ? []
    : [{ ...occasion, id: newId(), amountCents: leftCents, code, kind: 'void', pendingId }];

/**
 * A hold becomes another amount, more or less: the old one ends and a new one begins, together.
 */
export const reholdTransfers = (
  occasion: Occasion,
  hold: OpenHold,
  { newId, ...next }: Ids & Accounts & { id: string; amountCents: number; expiresAt: Date | null },
): Transfer[] => [
  ...releaseTransfers(occasion, hold, { newId, code: CODES.holdReversed }),
  ...(next.amountCents === 0 ? [] : holdTransfers(occasion, next)),
];

/**
 * A merchant gives money back: what she owes is paid by it, and the rest is hers.
 * @param refund.owedCents what was taken of what she owes, less the payments that are under way: a
 * hold is not repaid by it, and nothing is repaid twice
 */
export function refundTransfers(
  occasion: Occasion,
  accounts: Accounts & { deposit: AccountId; fboCash: AccountId; settlementCash: AccountId },
  refund: Ids & { amountCents: number; owedCents: number },
): Transfer[] {
  const repaidCents = Math.min(refund.amountCents, Math.max(refund.owedCents, 0));
  const restCents = refund.amountCents - repaidCents;
  const { payable, receivable, deposit, fboCash, settlementCash } = accounts;
  const moved = [
    { amountCents: repaidCents, debit: payable, credit: receivable },
    { amountCents: restCents, debit: payable, credit: deposit },
    { amountCents: restCents, debit: fboCash, credit: settlementCash },
  ];
  return singleTransfers(
    occasion,
    moved.map((one) => ({ ...one, id: refund.newId(), code: CODES.merchantRefund })),
  );
}
