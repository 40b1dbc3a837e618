import { CODES } from './chart.ts';
import { type AccountId, type Occasion, singleTransfers, type Transfer } from './transfers.ts';

/* What is posted when a member repays from her bank: design/money.md's section 3. */

type Ids = { newId(): string };
/** A debit that is under way, all of which is held. */
type AchDebit = { pendingId: string; amountCents: number };

/**
 * Her bank is asked for an amount. What she owes is reserved, so that nobody asks twice for it; she
 * owes it until the money is here.
 */
export const achDebitTransfers = (
  occasion: Occasion,
  accounts: { debitClearing: AccountId; receivable: AccountId },
  { id, amountCents }: { id: string; amountCents: number },
): Transfer[] => [
  {
    ...occasion,
    id,
    amountCents,
    code: CODES.achDebit,
    kind: 'pending',
    debit: accounts.debitClearing,
    credit: accounts.receivable,
    expiresAt: null,
  },
];

/** The money is here: she owes that much less. */
export const achSettledTransfers = (
  occasion: Occasion,
  { pendingId, amountCents }: AchDebit,
  { newId, ...accounts }: Ids & { settlementCash: AccountId; debitClearing: AccountId },
): Transfer[] => [
  { ...occasion, id: newId(), amountCents, code: CODES.achDebitSettled, kind: 'post', pendingId },
  ...singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.achDebitSettled,
      debit: accounts.settlementCash,
      credit: accounts.debitClearing,
    },
  ]),
];

/** It came back, or was canceled, before the money was here: it is as if nobody had asked. */
export const achCanceledTransfers = (
  occasion: Occasion,
  { pendingId, amountCents }: AchDebit,
  { newId }: Ids,
): Transfer[] => [
  { ...occasion, id: newId(), amountCents, code: CODES.achDebitCanceled, kind: 'void', pendingId },
];

/** Her bank took back what was here already: she owes it again. */
export const achReturnedTransfers = (
  occasion: Occasion,
  accounts: { receivable: AccountId; settlementCash: AccountId },
  { newId, amountCents }: Ids & { amountCents: number },
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.achReturn,
      debit: accounts.receivable,
      credit: accounts.settlementCash,
    },
  ]);

/** What she will never repay is a loss of ours, and no debt of hers. */
export const creditLossTransfers = (
  occasion: Occasion,
  accounts: { creditLoss: AccountId; receivable: AccountId },
  { newId, amountCents }: Ids & { amountCents: number },
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.creditLoss,
      debit: accounts.creditLoss,
      credit: accounts.receivable,
    },
  ]);
