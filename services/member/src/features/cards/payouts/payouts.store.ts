import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import {
  type AccountId,
  BANK,
  forwardRefusedTransfers,
  forwardReturnedTransfers,
  forwardSettledTransfers,
  forwardTransfers,
  ledgerStore,
  type Occasion,
  type Transfer,
} from '@reset/ledger';
import { appendEvent, type Database, newId, type Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import type { IssuedPayout } from '#providers/payouts.ts';
import { dueAccounts, dueOf } from './payouts-due.store.ts';
import type { Payout } from './payouts.ts';

const MAX_PAYOUTS = 200;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after it arrived a bank's return of a payout is looked for. */
const RETURNABLE_MS = 10 * DAY_MS;

/** How a payout ends, without what it ended with before. */
type Ending = 'settled' | 'refused' | 'returned';

/** A payout with what serves to send it. */
export type SentPayout = Payout & { userId: string; personId: string; issuerAccountId: string };

/** What is hers on its way to her bank, in the database. */
export const payoutStore = (database: Database) => ({
  /**
   * Card accounts with money of hers on deposit that is to be sent to her bank today: some of them,
   * in the order of their ids, those behind `after`.
   */
  due: (today: CalendarDate, after: string): Promise<string[]> =>
    dueAccounts(database, { today, after, max: MAX_PAYOUTS }),

  /**
   * Reserves what is hers, after what she owes is paid from it and less what is held, for a payout
   * to her bank, under the lock of her card account; nothing happens where nothing is due.
   */
  reserve: (accountId: string, now: Date): Promise<void> =>
    database.transaction((transaction) => reserveDue(transaction, accountId, now)),

  /**
   * Payouts that are to be sent, looked for or read again, what was not looked at for longest first.
   */
  async unfinished(now: Date): Promise<string[]> {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const rows = await database('payout')
      .where((reserved) =>
        reserved
          .where({ status: 'reserved' })
          .whereRaw('(sent_at > ? OR checked_at <= ?) IS NOT FALSE', [ago(DAY_MS), ago(HOUR_MS)]),
      )
      .orWhere((sent) => sent.where({ status: 'sent' }).where('checked_at', '<=', ago(HOUR_MS)))
      .orWhere((settled) =>
        settled
          .where({ status: 'settled' })
          .where('ended_at', '>', ago(RETURNABLE_MS))
          .where('checked_at', '<=', ago(DAY_MS)),
      )
      .orderBy('checked_at')
      .limit(MAX_PAYOUTS)
      .select('id');
    return rows.map(({ id }) => id);
  },

  /** Those of one account that the issuer may have news of. */
  async ofAccount(accountId: string, now: Date): Promise<string[]> {
    const rows = await database('payout')
      .where({ card_account_id: accountId })
      .whereIn('status', ['sent', 'settled'])
      .whereRaw('coalesce(ended_at > ?, true)', [new Date(now.getTime() - RETURNABLE_MS)])
      .select('id');
    return rows.map(({ id }) => id);
  },

  /** Reads one, and remembers that it is looked at now. */
  async take(id: string, now: Date): Promise<SentPayout | null> {
    const [row] = await database('payout').where({ id }).update({ checked_at: now }, ['id']);
    if (!row) return null;
    const found = await database('payout as p')
      .join('card_account as c', 'c.id', 'p.card_account_id')
      .where('p.id', id)
      .first('p.*', 'c.user_id', 'c.synctera_person_id', 'c.synctera_account_id');
    return {
      ...toPayout(found),
      userId: found.user_id,
      personId: found.synctera_person_id,
      issuerAccountId: found.from_account_id ?? found.synctera_account_id,
    };
  },

  /** Remembers whom it goes to, and that it is sent from now on. */
  async keepRecipient({ id }: Payout, recipientId: string, now: Date): Promise<void> {
    await database('payout').where({ id }).update({ recipient_id: recipientId, sent_at: now });
  },

  /** The issuer has accepted it. */
  async keepSent({ id }: Payout, { id: issuerId, arrivesOn }: IssuedPayout): Promise<void> {
    await database('payout')
      .where({ id, status: 'reserved' })
      .update({ status: 'sent', issuer_id: issuerId, arrives_on: arrivesOn });
  },

  /**
   * Posts that it arrived, was refused or came back, once: nothing happens where it has another
   * status by now.
   */
  end: (payout: Payout, ending: Ending, now: Date): Promise<boolean> =>
    database.transaction((transaction) => endPayout(transaction, { payout, ending, now })),
});

async function reserveDue(transaction: Transaction, accountId: string, now: Date): Promise<void> {
  await payOwed(transaction, accountId, now);
  const account = await lockAccount(transaction, accountId, now);
  const due = await dueOf(transaction, accountId, dayOf(now));
  if (!account || !due) return;
  const id = newId();
  const amountCents = Number(due.amount_cents);
  const ledger = ledgerStore(transaction);
  const occasion = occasionOf(id, 'reserved', now);
  const creditClearing = await ledger.accountOf(BANK.creditClearing);
  const accounts = { deposit: account.deposit, creditClearing };
  await ledger.post(forwardTransfers(occasion, accounts, { id, amountCents }));
  await transaction('payout').insert({
    id,
    card_account_id: account.id,
    amount_cents: amountCents,
    bank_link_id: due.bank_link_id,
    bank_name: due.institution_name,
    bank_mask: due.mask,
    from_account_id: due.from_account_id,
    created_at: now,
    checked_at: now,
  });
  await publish(transaction, account, { payoutId: id, occasion });
}

/** One that is still being issued may have her pay too. */
const lockAccount = (transaction: Transaction, id: string, now: Date) =>
  purchaseStore(transaction, now).lockAccount({ id }, { isIssuing: true });

type EndedPayout = { payout: Payout; ending: Ending; now: Date };

async function endPayout(
  transaction: Transaction,
  { payout, ending, now }: EndedPayout,
): Promise<boolean> {
  const { id: payoutId, accountId, status } = payout;
  const account = await lockAccount(transaction, accountId, now);
  const ended = await transaction('payout')
    .where({ id: payoutId, status })
    .update({ status: ending, ended_at: now });
  if (!account || ended === 0) return false;
  const ledger = ledgerStore(transaction);
  const occasion = occasionOf(payoutId, ending, now);
  const accounts = {
    newId,
    deposit: account.deposit,
    fboCash: await ledger.accountOf(BANK.fboCash),
    creditClearing: await ledger.accountOf(BANK.creditClearing),
  };
  await ledger.post(transfersFor(occasion, { payout, ending }, accounts));
  await publish(transaction, account, { payoutId, occasion });
  return true;
}

function transfersFor(
  occasion: Occasion,
  { payout: { id: pendingId, amountCents, status }, ending }: Omit<EndedPayout, 'now'>,
  accounts: Record<'deposit' | 'fboCash' | 'creditClearing', AccountId> & { newId: () => string },
): Transfer[] {
  const forward = { pendingId, amountCents };
  if (ending === 'settled') return forwardSettledTransfers(occasion, forward, accounts);
  return status === 'settled'
    ? forwardReturnedTransfers(occasion, accounts, { ...accounts, amountCents })
    : forwardRefusedTransfers(occasion, forward, accounts);
}

const ACTOR = 'payouts';

const occasionOf = (payoutId: string, what: string, now: Date): Occasion => ({
  groupId: newId(),
  occurredAt: now,
  effectiveOn: dayOf(now),
  actor: ACTOR,
  source: `${payoutId}:${what}`,
});

const publish = (
  transaction: Transaction,
  account: LockedAccount,
  { payoutId, occasion }: { payoutId: string; occasion: Occasion },
): Promise<void> =>
  appendEvent<CardEvent>(transaction, {
    type: 'payout.recorded',
    subject: account.id,
    payload: {
      user_id: account.userId,
      payout_id: payoutId,
      transfer_group_id: occasion.groupId,
    },
    occurredAt: occasion.occurredAt,
  });

type PayoutRow = {
  id: string;
  card_account_id: string;
  amount_cents: number;
  status: Payout['status'];
  bank_link_id: string;
  bank_name: string;
  bank_mask: string | null;
  recipient_id: string | null;
  issuer_id: string | null;
  sent_at: Date | null;
  arrives_on: CalendarDate | null;
};

const toPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  accountId: row.card_account_id,
  amountCents: row.amount_cents,
  status: row.status,
  bankLinkId: row.bank_link_id,
  bankName: row.bank_name,
  bankMask: row.bank_mask,
  recipientId: row.recipient_id,
  issuerId: row.issuer_id,
  sentAt: row.sent_at,
  arrivesOn: row.arrives_on,
});
