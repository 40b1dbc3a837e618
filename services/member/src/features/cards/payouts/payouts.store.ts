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
import {
  type AddJob,
  appendEvent,
  type Database,
  newId,
  type Transaction,
} from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import type {
  AchTransfer,
  SentTransfer,
  TransferEnded,
  TransferEnding,
} from '#features/cards/ach/ach-transfer.ts';
import { toTransfer, transferStore } from '#features/cards/ach/ach-transfers.store.ts';
import { payOwed } from '#features/cards/deposits/deposits.store.ts';
import { type LockedAccount, purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { tellByMail } from '#features/cards/repayments/repayment-notices.store.ts';
import { dueAccounts, dueOf } from './payouts-due.store.ts';

const MAX_PAYOUTS = 200;

/** What is hers on its way to her bank, in the database. */
export function payoutStore(database: Database, add: AddJob) {
  const transfers = transferStore(database, {
    table: 'payout',
    bankAccount: 'recipient_id',
    arrivesOn: 'arrives_on',
    settledAt: 'ended_at',
    // Her bank sends back within days; one that does so later is told by webhook, or read a week later.
    readDailyDays: 10,
  });
  const end = (payout: AchTransfer, ending: TransferEnding, now: Date): Promise<boolean> =>
    database.transaction((transaction) => endPayout(transaction, { payout, ending, now, add }));

  return {
    ...transfers,

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

    /** Reads some, and remembers that they are looked at now. */
    async take(ids: readonly string[], now: Date): Promise<SentTransfer[]> {
      const rows = await transfers.take<{ from_account_id: string | null }>(ids, now);
      return rows.map(({ from_account_id: fromId, ...row }) =>
        toTransfer({ ...row, synctera_account_id: fromId ?? row.synctera_account_id }),
      );
    },

    /** Posts that they arrived, each once. */
    async settle(payouts: readonly AchTransfer[], now: Date): Promise<void> {
      for (const payout of payouts) await end(payout, 'settled', now);
    },

    /**
     * Posts that it was refused or came back, once: nothing happens where it has another status by
     * now.
     */
    end: (payout: AchTransfer, { ending }: TransferEnded, now: Date): Promise<boolean> =>
      end(payout, ending, now),
  };
}

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

type EndedPayout = { payout: AchTransfer; ending: TransferEnding; now: Date; add: AddJob };

async function endPayout(
  transaction: Transaction,
  { payout, ending, now, add }: EndedPayout,
): Promise<boolean> {
  const { id: payoutId, accountId, status } = payout;
  const account = await lockAccount(transaction, accountId, now);
  const [ended] = await transaction('payout')
    .where({ id: payoutId, status })
    .update({ status: ending, ended_at: now })
    .returning(['bank_name', 'bank_mask']);
  if (!account || !ended) return false;
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
  // What is hers with us again pays what she owes by now.
  if (ending !== 'settled') await payOwed(transaction, accountId, now);
  if (ending !== 'refused') {
    await tellByMail(transaction, add, {
      userId: account.userId,
      kind: ending === 'settled' ? 'payout_arrived' : 'payout_returned',
      because: null,
      amountCents: payout.amountCents,
      bankName: ended.bank_name,
      bankMask: ended.bank_mask,
      day: null,
    });
  }
  return true;
}

function transfersFor(
  occasion: Occasion,
  {
    payout: { id: pendingId, amountCents, status },
    ending,
  }: Pick<EndedPayout, 'payout' | 'ending'>,
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
