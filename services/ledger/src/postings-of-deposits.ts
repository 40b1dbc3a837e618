import { CODES } from './chart.ts';
import { type AccountId, type Occasion, singleTransfers, type Transfer } from './transfers.ts';

/*
 * What is posted when money comes in for a member: design/money.md's section 3. What is on deposit
 * for members, or on its way from there, is at all times what the bank holds for them.
 */

type Ids = { newId(): string };
type Amount = { amountCents: number };
type Forward = { pendingId: string; amountCents: number };

/** Her pay, or a tax refund that comes through us, is deposited for her. */
export const depositTransfers = (
  occasion: Occasion,
  accounts: { fboCash: AccountId; deposit: AccountId },
  { newId, amountCents, of }: Ids & Amount & { of: 'directDeposit' | 'taxRefund' },
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES[of],
      debit: accounts.fboCash,
      credit: accounts.deposit,
    },
  ]);

/** What she owes is paid from her deposit, and the bank's money for it becomes ours. */
export const repaidFromDepositTransfers = (
  occasion: Occasion,
  accounts: Record<'deposit' | 'receivable' | 'settlementCash' | 'fboCash', AccountId>,
  { newId, amountCents }: Ids & Amount,
): Transfer[] => {
  const repaid = { amountCents, code: CODES.repaidFromDeposit };
  return singleTransfers(occasion, [
    { ...repaid, id: newId(), debit: accounts.deposit, credit: accounts.receivable },
    { ...repaid, id: newId(), debit: accounts.settlementCash, credit: accounts.fboCash },
  ]);
};

/**
 * Its sender took a deposit back. It is taken from what is still on her deposit; then from what it
 * repaid, which she owes again; what is on its way to her bank already is ours to claim, and stands
 * in suspense until somebody has looked.
 */
export const depositReturnedTransfers = (
  occasion: Occasion,
  accounts: Record<
    'deposit' | 'receivable' | 'settlementCash' | 'fboCash' | 'unmatched',
    AccountId
  >,
  { newId, ...cents }: Ids & { leftCents: number; repaidCents: number; goneCents: number },
): Transfer[] => {
  const { deposit, receivable, settlementCash, fboCash, unmatched } = accounts;
  const movement = (debit: AccountId, credit: AccountId, amountCents: number) => ({
    id: newId(),
    amountCents,
    code: CODES.depositReturned,
    debit,
    credit,
  });
  return singleTransfers(occasion, [
    movement(receivable, deposit, cents.repaidCents),
    movement(fboCash, settlementCash, cents.repaidCents),
    movement(deposit, fboCash, cents.leftCents + cents.repaidCents),
    movement(unmatched, settlementCash, cents.goneCents),
  ]);
};

/** A fee for filing her taxes is paid from her deposit. */
export const taxFilingFeeTransfers = (
  occasion: Occasion,
  accounts: Record<'deposit' | 'taxFilingIncome' | 'settlementCash' | 'fboCash', AccountId>,
  { newId, amountCents }: Ids & Amount,
): Transfer[] => {
  const fee = { amountCents, code: CODES.taxFilingFee };
  return singleTransfers(occasion, [
    { ...fee, id: newId(), debit: accounts.deposit, credit: accounts.taxFilingIncome },
    { ...fee, id: newId(), debit: accounts.settlementCash, credit: accounts.fboCash },
  ]);
};

/** What is left of her deposit is sent on to her bank. */
export const forwardTransfers = (
  occasion: Occasion,
  accounts: { deposit: AccountId; creditClearing: AccountId },
  { id, amountCents }: { id: string } & Amount,
): Transfer[] => [
  {
    ...occasion,
    id,
    amountCents,
    code: CODES.depositForwarded,
    kind: 'pending',
    debit: accounts.deposit,
    credit: accounts.creditClearing,
    expiresAt: null,
  },
];

/** It arrived there. */
export const forwardSettledTransfers = (
  occasion: Occasion,
  { pendingId, amountCents }: Forward,
  { newId, ...accounts }: Ids & { creditClearing: AccountId; fboCash: AccountId },
): Transfer[] => [
  { ...occasion, id: newId(), amountCents, code: CODES.depositForwarded, kind: 'post', pendingId },
  ...singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.depositForwarded,
      debit: accounts.creditClearing,
      credit: accounts.fboCash,
    },
  ]),
];

/** Her bank refused it before it had arrived: it is still on deposit. */
export const forwardRefusedTransfers = (
  occasion: Occasion,
  { pendingId, amountCents }: Forward,
  { newId }: Ids,
): Transfer[] => [
  { ...occasion, id: newId(), amountCents, code: CODES.forwardReturned, kind: 'void', pendingId },
];

/** Her bank sent it back after it had arrived: it is on deposit again. */
export const forwardReturnedTransfers = (
  occasion: Occasion,
  accounts: { fboCash: AccountId; deposit: AccountId },
  { newId, amountCents }: Ids & Amount,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.forwardReturned,
      debit: accounts.fboCash,
      credit: accounts.deposit,
    },
  ]);
