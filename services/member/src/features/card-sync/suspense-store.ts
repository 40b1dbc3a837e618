import { BANK, CODES, ledgerStore, singleTransfers } from '@reset/ledger';
import type { PostedRecord } from '#providers/card-records.ts';
import { occasionOf, type Within } from './within-store.ts';

/**
 * Posts what was paid or given back by a card that is none of the account's: nobody owes it until
 * somebody of ours has found out whose it is. The transfer's id is the entry's.
 */
export async function suspend(held: Within, posted: PostedRecord): Promise<void> {
  const ledger = ledgerStore(held.transaction);
  const unmatched = await ledger.accountOf(BANK.unmatched);
  const payable = await held.purchases.payable();
  const isDebit = posted.direction === 'debit';
  const { id, amountCents, occurredAt } = posted;
  const occasion = occasionOf({ source: id, occurredAt });
  await ledger.post(
    singleTransfers(occasion, [
      {
        id,
        amountCents,
        code: isDebit ? CODES.forcePost : CODES.merchantRefund,
        debit: isDebit ? unmatched : payable,
        credit: isDebit ? payable : unmatched,
      },
    ]),
  );
  held.alert('card_unknown', { card_account_id: held.account.id, source: id });
}
