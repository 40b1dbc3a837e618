import type { AddJob, Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { SentTransfer, TransferEnded } from '#features/cards/ach/ach-transfer.ts';
import {
  RETURNABLE_DAYS,
  toTransfer,
  transferStore,
} from '#features/cards/ach/ach-transfers.store.ts';
import type { Debit } from './debits.ts';
import { endDebit } from './end-debit.store.ts';
import { settleDebits } from './settle-debits.store.ts';

/** A debit with what serves to send it. */
export type SentDebit = Debit & SentTransfer;

/** What members repay on its way from their banks, in the database. */
export function debitStore(database: Database, add: AddJob) {
  const transfers = transferStore(database, {
    table: 'debit',
    bankAccount: 'source_id',
    arrivesOn: 'settles_on',
    settledAt: 'settled_at',
    readDailyDays: RETURNABLE_DAYS,
  });
  return {
    ...transfers,

    /** Those that were not looked at in this run, which began at `now`. */
    unfinished: (now: Date): Promise<string[]> =>
      transfers.unfinished(
        now,
        database('debit').where('checked_at', '<', now).whereNull('ended_at'),
      ),

    /** Reads some, and remembers that they are looked at now. */
    async take(ids: readonly string[], now: Date): Promise<SentDebit[]> {
      const rows = await transfers.take<DebitRow>(ids, now);
      return rows.map((row) => ({
        ...toTransfer(row),
        instanceId: row.instance_id,
        effectiveOn: row.effective_on,
      }));
    },

    /** Posts that the money of debits of different accounts is here, once; of all or of none. */
    settle: (debits: readonly Debit[], now: Date): Promise<void> =>
      database.transaction((transaction) => settleDebits(transaction, debits, now)),

    /**
     * Posts that there is none, or that it was sent back, once: nothing happens where the debit has
     * another status by now. Of what was sent back she is mailed.
     */
    end: (debit: Debit, ended: TransferEnded, now: Date): Promise<boolean> =>
      database.transaction((transaction) => endDebit(transaction, debit, { ...ended, now, add })),
  };
}

type DebitRow = { instance_id: string; effective_on: CalendarDate };
