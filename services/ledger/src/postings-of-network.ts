import { CODES } from './chart.ts';
import { type AccountId, type Occasion, singleTransfers, type Transfer } from './transfers.ts';

/* What is posted between us and the card network: design/money.md's section 3. */

type Paid = { newId(): string; amountCents: number };

/** What of a settlement is for one of the accounts that the network is owed on: below zero it pays us. */
export type SettledShare = { payable: AccountId; amountCents: number };

/**
 * What was bought with our cards is paid to the network, or what merchants gave back is paid by it: for
 * each account that it is owed on its share, of which all together are what moves at the bank.
 */
export const networkSettlementTransfers = (
  occasion: Occasion,
  { settlementCash }: { settlementCash: AccountId },
  { newId, shares }: { newId(): string; shares: readonly SettledShare[] },
): Transfer[] =>
  singleTransfers(
    occasion,
    shares.map(({ payable, amountCents }) => ({
      id: newId(),
      amountCents: Math.abs(amountCents),
      code: CODES.networkSettlement,
      ...(amountCents > 0
        ? { debit: payable, credit: settlementCash }
        : { debit: settlementCash, credit: payable }),
    })),
  );

/** Our share of what merchants pay for being paid by card. */
export const interchangeTransfers = (
  occasion: Occasion,
  accounts: Record<'settlementCash' | 'interchangeIncome', AccountId>,
  { newId, amountCents }: Paid,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.interchange,
      debit: accounts.settlementCash,
      credit: accounts.interchangeIncome,
    },
  ]);
