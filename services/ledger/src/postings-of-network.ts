import { CODES } from './chart.ts';
import { type AccountId, type Occasion, singleTransfers, type Transfer } from './transfers.ts';

/* What is posted between us and the card network: design/money.md's section 3. */

type Paid = { newId(): string; amountCents: number };

/** What was bought with our cards is paid to the network. */
export const networkSettlementTransfers = (
  occasion: Occasion,
  accounts: Record<'payable' | 'settlementCash', AccountId>,
  { newId, amountCents }: Paid,
): Transfer[] =>
  singleTransfers(occasion, [
    {
      id: newId(),
      amountCents,
      code: CODES.networkSettlement,
      debit: accounts.payable,
      credit: accounts.settlementCash,
    },
  ]);

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
