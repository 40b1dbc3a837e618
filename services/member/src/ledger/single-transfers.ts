import type { TransferCode } from './chart.ts';
import type { AccountId, Occasion, Transfer } from './ledger.ts';

type Movement = {
  id: string;
  amountCents: number;
  code: TransferCode;
  debit: AccountId;
  credit: AccountId;
};

/** Each of the movements at once, without a hold; what moves nothing is left out. */
export const singleTransfers = (occasion: Occasion, movements: readonly Movement[]): Transfer[] =>
  movements
    .filter(({ amountCents }) => amountCents !== 0)
    .map((movement) => ({ ...occasion, ...movement, kind: 'single' }));
