import { CODES } from './chart.ts';
import { type AccountId, type Occasion, singleTransfers, type Transfer } from './transfers.ts';

/* What is posted when a member disputes a purchase: design/money.md's section 3. */

type Ids = { newId(): string };
type Claim = Ids & { amountCents: number };

/** A purchase that she owes, with no payment for it under way: she owes it no more. */
export const creditOfOwedTransfers = (
  occasion: Occasion,
  accounts: Record<'chargebackReceivable' | 'receivable', AccountId>,
  { newId, amountCents }: Claim,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.provisionalCredit,
      debit: accounts.chargebackReceivable,
      credit: accounts.receivable,
    },
  ]);

/** A purchase that she has repaid, or is about to: it is deposited for her. */
export const creditOfRepaidTransfers = (
  occasion: Occasion,
  accounts: Record<'chargebackReceivable' | 'deposit' | 'fboCash' | 'settlementCash', AccountId>,
  { newId, amountCents }: Claim,
): Transfer[] => {
  const credit = { amountCents, code: CODES.provisionalCredit };
  return singleTransfers(occasion, [
    { ...credit, id: newId(), debit: accounts.chargebackReceivable, credit: accounts.deposit },
    { ...credit, id: newId(), debit: accounts.fboCash, credit: accounts.settlementCash },
  ]);
};

/** The network gives the money back: the credit was hers. */
export const disputeWonTransfers = (
  occasion: Occasion,
  accounts: Record<'payable' | 'chargebackReceivable', AccountId>,
  { newId, amountCents }: Claim,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.disputeWon,
      debit: accounts.payable,
      credit: accounts.chargebackReceivable,
    },
  ]);

/** The merchant was right: she owes the credit, whether she spent it or not. */
export const disputeLostTransfers = (
  occasion: Occasion,
  accounts: Record<'receivable' | 'chargebackReceivable', AccountId>,
  { newId, amountCents }: Claim,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.disputeLost,
      debit: accounts.receivable,
      credit: accounts.chargebackReceivable,
    },
  ]);

/** Nobody gives the money back and she keeps the credit: a loss of ours. */
export const disputeWrittenOffTransfers = (
  occasion: Occasion,
  accounts: Record<'disputeLoss' | 'chargebackReceivable', AccountId>,
  { newId, amountCents }: Claim,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.disputeWrittenOff,
      debit: accounts.disputeLoss,
      credit: accounts.chargebackReceivable,
    },
  ]);
