import { RECORDS_KEPT_MONTHS } from '@reset/api-contract/member/closure.ts';
import type { Database, Transaction } from '@reset/service-kit';
import { dayOf, plusMonths } from '#calendar/calendar-date.ts';

/** Of so many accounts in one transaction. */
const MAX_ACCOUNTS = 200;

/**
 * Erases what names the members of accounts that were closed so long ago that their records need not be
 * kept, of as many as one transaction should. What was bought, paid and booked stays, by the ids of the
 * accounts.
 * @returns how many there were; as many again may be waiting
 */
export const eraseClosed = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: Erased[] }>(TAKE_DUE, {
      now,
      keptFrom: plusMonths(dayOf(now), -RECORDS_KEPT_MONTHS),
      today: dayOf(now),
      months: RECORDS_KEPT_MONTHS,
      max: MAX_ACCOUNTS,
    });
    await eraseRecords(transaction, {
      accounts: rows.map(({ id }) => id),
      members: rows.map(({ user_id: userId }) => userId),
    });
    return rows.length;
  });

type Erased = { id: string; user_id: string };

/*
 * Found by an index, with room for zones and for months without the day: five years before March 1 are
 * years before a February 29. Which of these are due is what the view says of each.
 */
const TAKE_DUE = `
  UPDATE card_account SET erased_at = :now
   WHERE erased_at IS NULL
     AND id IN (
       SELECT id FROM closed_account
        WHERE erased_at IS NULL
          AND closed_at < CAST(:keptFrom AS date) + 3
          AND CAST(kept_from + make_interval(months => :months) AS date) <= :today
        ORDER BY closed_at, id LIMIT :max)
  RETURNING id, user_id
`;

/** Erases all that is erased with the records of these accounts, and of these members. */
export async function eraseRecords(transaction: Transaction, of: Of): Promise<void> {
  for (const { erase } of ERASED_WITH_RECORDS) await erase(transaction, of);
}

type Of = { accounts: readonly string[]; members: readonly string[] };

const ofAccounts = (transaction: Transaction, table: string, { accounts }: Of) =>
  transaction(table).whereIn('card_account_id', accounts);

const deleteOf =
  (...tables: readonly string[]) =>
  async (transaction: Transaction, { members }: Of): Promise<void> => {
    for (const table of tables) await transaction(table).whereIn('user_id', members).delete();
  };

/** What is erased when the years of an account's records are over, in words for its member. */
export const ERASED_WITH_RECORDS: readonly {
  what: string;
  erase: (transaction: Transaction, of: Of) => Promise<unknown>;
}[] = [
  {
    what: 'Your name on statements',
    erase: (transaction, of) =>
      ofAccounts(transaction, 'statement', of).update({ first_name: '', last_name: '' }),
  },
  {
    what: 'Who paid you, and the name that was on the payment',
    erase: (transaction, of) =>
      ofAccounts(transaction, 'incoming_deposit', of).update({ sender: '', receiver_name: null }),
  },
  {
    what: 'What was written about disputes',
    async erase(transaction, of) {
      const disputes = ofAccounts(transaction, 'dispute', of).select('id');
      await transaction('dispute_message').whereIn('dispute_id', disputes).delete();
      await transaction('dispute_event').whereIn('dispute_id', disputes).update({ reason: null });
      await ofAccounts(transaction, 'dispute', of).update({
        description: null,
        decision_reason: null,
      });
    },
  },
  { what: 'What you asked our support for', erase: deleteOf('support_request') },
  { what: 'Whether you agreed to texts', erase: deleteOf('text_consent') },
  {
    what: 'How linking your payroll went, and pay that our staff set for you',
    erase: deleteOf('payroll_event', 'pay_override'),
  },
  {
    what: 'Which tax returns you filed, and how they stood',
    erase: deleteOf('income_tax_return', 'tax_filer', 'unrepaid_advance'),
  },
];
