import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Knex } from 'knex';
import { enterState } from '#states/enter-state-store.ts';
import { oneReadingAtATime } from './one-reading-store.ts';

/** Appends what the public service tells of people; each of these states is entered once. */
export async function applyUserEvent(
  transaction: Knex.Transaction,
  event: UserEvent,
): Promise<void> {
  const entry = { userId: event.subject, at: new Date(event.occurred_at) };
  if (event.type === 'user.signed_in') return;
  await oneReadingAtATime(transaction);
  if (event.type === 'user.sessions_ended') {
    if (event.payload.because !== 'deactivated') return;
    await enterState(transaction, { ...entry, event: 'deactivated' });
    return;
  }
  if (event.type === 'user.registered') {
    await enterState(transaction, { ...entry, event: 'account_made' });
  }
  if (event.payload.confirmed) {
    await enterState(transaction, { ...entry, event: 'email_confirmed' });
  }
}
