import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Knex } from 'knex';

/** Keeps people as the public service tells them; the view `listed_user` shows them. */
export async function applyUserEvent(
  transaction: Knex.Transaction,
  event: UserEvent,
  generation: number,
): Promise<void> {
  const person = { generation, user_id: event.subject };
  if (event.type === 'user.signed_in') {
    const change = { last_sign_in_at: event.occurred_at };
    await transaction('user_reading').where(person).update(change);
    return;
  }
  if (event.type === 'user.sessions_ended') return;
  const { payload } = event;
  await transaction('user_reading')
    .insert({
      ...person,
      email: payload.email,
      first_name: payload.first_name,
      last_name: payload.last_name,
      partner_slug: payload.partner_slug,
      registered_at: payload.created_at,
    })
    .onConflict(['generation', 'user_id'])
    .merge(['email', 'first_name', 'last_name', 'partner_slug', 'registered_at']);
}
