import type { Position } from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import { comparePositions } from './position.ts';

/** How far one reading of an owner's events has come. */
export type Standing = { generation: number; position: Position };

/** A service's standing with one owner of events, in the subscriber's own database. */
export const subscriptionStore = (database: Knex, owner: string) => {
  const readings = () => database<SubscriptionRow>('subscription');

  return {
    /** The reading that is shown, begun when there is none. */
    async live(): Promise<Standing> {
      const found = await readings().where({ owner, is_live: true }).first();
      if (found) return found;
      await readings().insert({ owner, is_live: true }).onConflict().ignore();
      return this.live();
    },

    /** The reading that will replace it; null while nobody wants one. */
    async next(): Promise<Standing | null> {
      return (await readings().where({ owner, is_live: false }).first()) ?? null;
    },

    /** Begins to read everything anew, beside what is shown; nothing when that is under way. */
    async beginNext(): Promise<void> {
      await readings().insert({ owner, is_live: false }).onConflict().ignore();
    },

    /**
     * Shows the next reading instead of the live one, which is deleted with all that
     * it wrote, if it has come as far; otherwise nothing happens.
     * @param refresh brings what is made of the live one up to date
     */
    async showNext(
      refresh?: (transaction: Knex.Transaction, events: null) => Promise<void>,
    ): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const both = await transaction<SubscriptionRow>('subscription')
          .where({ owner })
          .orderBy('generation')
          .forUpdate();
        const live = both.find(({ is_live: isLive }) => isLive);
        const next = both.find(({ is_live: isLive }) => !isLive);
        if (!next || !live || comparePositions(next.position, live.position) < 0) return false;
        await transaction('subscription').where({ generation: live.generation }).delete();
        await transaction('subscription')
          .where({ generation: next.generation })
          .update({ is_live: true });
        await refresh?.(transaction, null);
        return true;
      });
    },
  };
};

export type SubscriptionRow = Standing & { owner: string; is_live: boolean };
