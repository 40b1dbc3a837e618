import type { UserFact } from '@reset/api-contract/public/user-facts.ts';
import type { Knex } from 'knex';
import { enterState } from '#states/enter-state-store.ts';
import { oneReadingAtATime } from './one-reading-store.ts';

/** Appends what the public service tells of people; each of these states is entered once. */
export async function applyUserFact(transaction: Knex.Transaction, fact: UserFact): Promise<void> {
  const entry = { userId: fact.subject, at: new Date(fact.occurred_at) };
  if (fact.type === 'user.signed_in') return;
  await oneReadingAtATime(transaction);
  if (fact.type === 'user.sessions_ended') {
    if (fact.payload.because !== 'deactivated') return;
    await enterState(transaction, { ...entry, event: 'deactivated' });
    return;
  }
  if (fact.type === 'user.registered') {
    await enterState(transaction, { ...entry, event: 'account_made' });
  }
  if (fact.payload.confirmed) {
    await enterState(transaction, { ...entry, event: 'email_confirmed' });
  }
}
