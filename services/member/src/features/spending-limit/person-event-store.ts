import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Knex } from 'knex';

/**
 * Keeps by whose partner somebody came and whether her account is closed; the view `person` shows
 * it. Only who can sign in is told of as signed in, so that opens it again.
 */
export async function applyPersonEvent(
  transaction: Knex.Transaction,
  fact: UserEvent,
  generation: number,
): Promise<void> {
  const person = { generation, user_id: fact.subject };
  if (fact.type === 'user.signed_in') {
    await transaction('person_reading')
      .where({ ...person, is_deactivated: true })
      .update({ is_deactivated: false });
    return;
  }
  const known =
    fact.type === 'user.sessions_ended'
      ? { is_deactivated: true }
      : { partner_slug: fact.payload.partner_slug };
  if (fact.type === 'user.sessions_ended' && fact.payload.because !== 'deactivated') return;
  await transaction('person_reading')
    .insert({ ...person, ...known })
    .onConflict(['generation', 'user_id'])
    .merge(known);
}
