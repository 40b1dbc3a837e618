import { type AddJob, type Database, newId, type Transaction } from '@reset/service-kit';
import type { CardFreezeState } from '@reset/api-contract/member/card-freeze.ts';
import type { IssuedCard } from '#providers/card-issuing.ts';

/** The queue of card accounts whose cards the issuer is to suspend, or to make active again. */
export const KEEP_FREEZE_QUEUE = 'keep-card-freeze';
export type KeepFreezeJob = { card_account_id: string };

/** What the issuer is to have, as it was decided last. */
export type Wish = {
  /** The issuer's id of the account. */
  issuerId: string;
  /** The freeze that lasts; null where the cards are to be active. */
  freezeId: string | null;
  /** The issuer's ids of the cards that are suspended for a freeze. */
  frozen: ReadonlySet<string>;
};

/** Freezes of members' cards, in the database. */
export const cardFreezeStore = (database: Database, addJob: AddJob) => ({
  /** @returns null for who has no open card account */
  async find(userId: string): Promise<{ state: CardFreezeState; since: Date | null } | null> {
    const account = await database('card_account').where({ user_id: userId }).first('id', 'status');
    return account?.status === 'open' ? stateOf(database, account.id) : null;
  },

  /**
   * Freezes her cards or ends that, once: no purchase is approved after it was frozen. The issuer is told
   * by a job.
   * @returns false for who has no open card account
   */
  set: (userId: string, isFrozen: boolean, now: Date): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const account = await transaction('card_account')
        .where({ user_id: userId })
        .forNoKeyUpdate()
        .first('id', 'status');
      if (account?.status !== 'open') return false;
      const changed = isFrozen
        ? await begin(transaction, account.id, now)
        : await end(transaction, account.id, now);
      if (changed) await addJob(transaction, KEEP_FREEZE_QUEUE, { card_account_id: account.id });
      return true;
    }),

  /** @returns null for an account that is not there */
  async wish(accountId: string): Promise<Wish | null> {
    const account = await database('card_account')
      .where({ id: accountId })
      .first('synctera_account_id');
    if (!account) return null;
    const cards = await database('card')
      .where({ card_account_id: accountId, is_frozen: true })
      .select('synctera_card_id');
    return {
      issuerId: account.synctera_account_id,
      freezeId: await openFreeze(database, accountId),
      frozen: new Set(cards.map(({ synctera_card_id: id }) => id)),
    };
  },

  /**
   * Keeps the cards as the issuer has them now.
   * @returns false where something else was decided meanwhile
   */
  keep: (accountId: string, wish: Wish, cards: readonly IssuedCard[], now: Date) =>
    database.transaction(async (transaction): Promise<boolean> => {
      await transaction('card_account').where({ id: accountId }).forNoKeyUpdate().first('id');
      if ((await openFreeze(transaction, accountId)) !== wish.freezeId) return false;
      for (const { id, status } of cards) {
        const isOurs = wish.freezeId !== null && status === 'suspended' && wish.frozen.has(id);
        await transaction('card')
          .where({ synctera_card_id: id, card_account_id: accountId })
          .update({ status, is_frozen: isOurs });
      }
      await transaction('card_freeze')
        .where({ card_account_id: accountId, kept_at: null })
        .update({ kept_at: now });
      return true;
    }),

  /** Adds a job for each account of which the issuer may have something else. */
  requeue: (): Promise<void> =>
    database.transaction(async (transaction) => {
      const rows = await transaction('card_freeze')
        .where({ kept_at: null })
        .distinct('card_account_id');
      for (const job of rows) await addJob(transaction, KEEP_FREEZE_QUEUE, job);
    }),
});

/** Whether an account's cards were frozen at a moment. */
export async function wasFrozen(
  transaction: Transaction,
  accountId: string,
  at: Date,
): Promise<boolean> {
  const row = await transaction('card_freeze')
    .where({ card_account_id: accountId })
    .where('frozen_at', '<=', at)
    .whereRaw('coalesce(unfrozen_at > ?, true)', [at])
    .first('id');
  return row !== undefined;
}

async function openFreeze(database: Database, accountId: string): Promise<string | null> {
  const row = await database('card_freeze')
    .where({ card_account_id: accountId, unfrozen_at: null })
    .first('id');
  return row?.id ?? null;
}

async function stateOf(database: Database, accountId: string) {
  const last = await database('card_freeze')
    .where({ card_account_id: accountId })
    .orderBy('frozen_at', 'desc')
    .first('frozen_at', 'unfrozen_at', 'kept_at');
  if (last?.unfrozen_at === null) return { state: 'frozen' as const, since: last.frozen_at };
  const isEnding = last !== undefined && last.kept_at === null;
  return { state: isEnding ? ('ending' as const) : ('none' as const), since: null };
}

async function begin(transaction: Transaction, accountId: string, now: Date): Promise<boolean> {
  const begun = await transaction('card_freeze')
    .insert({ id: newId(), card_account_id: accountId, frozen_at: now })
    .onConflict(transaction.raw('(card_account_id) WHERE unfrozen_at IS NULL'))
    .ignore()
    .returning('id');
  if (begun.length === 0) return false;
  await transaction('card')
    .where({ card_account_id: accountId, status: 'active' })
    .update({ status: 'suspended', is_frozen: true });
  return true;
}

async function end(transaction: Transaction, accountId: string, now: Date): Promise<boolean> {
  const ended = await transaction('card_freeze')
    .where({ card_account_id: accountId, unfrozen_at: null })
    .update({ unfrozen_at: transaction.raw('greatest(frozen_at, ?)', [now]), kept_at: null });
  return ended > 0;
}
