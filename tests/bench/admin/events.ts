import { randomUUID } from 'node:crypto';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { listPurchase } from '../../../services/admin/src/features/card-transactions/card-transactions.store.ts';
import { refreshPeople } from '../../../services/admin/src/features/users/people.store.ts';
import {
  applyCardEvent,
  applyUserEvent,
} from '../../../services/admin/src/features/users/readings.store.ts';
import type { AdminGround } from './setup.ts';

const PAGE = 500;

/**
 * Applies so many events, as a subscription does: half of them sign-ins, half new purchases.
 * @returns how many a second
 */
export async function applyEvents({ database }: AdminGround, count: number): Promise<number> {
  const users: string[] = await database('person').limit(count).pluck('user_id');
  const live = await database('subscription').where({ is_live: true });
  const generationOf = (name: string): number =>
    live.find(({ owner }) => owner === name)?.generation;
  const [ofPublic, ofMember] = [generationOf('public'), generationOf('member')];
  const startedAt = performance.now();
  let applied = 0;
  for (let first = 0; first < users.length; first += PAGE) {
    const page = users.slice(first, first + PAGE);
    const isOfMember = (first / PAGE) % 2 === 1;
    await database.transaction(async (transaction) => {
      if (isOfMember) {
        const events = page.map(purchaseOf);
        for (const event of events) {
          await applyCardEvent(transaction, event, ofMember);
          await listPurchase(transaction, event, ofMember);
        }
        await refreshPeople(transaction, events);
      } else {
        const events = page.map(signInOf);
        for (const event of events) await applyUserEvent(transaction, event, ofPublic);
        await refreshPeople(transaction, events);
      }
    });
    applied += page.length;
  }
  return applied / ((performance.now() - startedAt) / 1_000);
}

const envelope = { position: '1.1', subject_version: 1, occurred_at: '2026-11-20T20:00:00.000Z' };

const signInOf = (subject: string): UserEvent => ({
  ...envelope,
  type: 'user.signed_in',
  subject,
  payload: {},
});

const purchaseOf = (userId: string): CardEvent => ({
  ...envelope,
  type: 'card_transaction.recorded',
  subject: randomUUID(),
  payload: {
    user_id: userId,
    card_transaction_id: randomUUID(),
    latest_transaction_at: '2026-11-20T20:00:00.000Z',
    purchase: {
      created_at: '2026-11-20T20:00:00.000Z',
      amount_cents: 2_415,
      merchant_name: 'Harbor Street Grocery',
      network_state: 'authorized',
      customer_state: 'pending',
      synctera_transaction_id: null,
      synctera_account_id: null,
    },
  },
});
