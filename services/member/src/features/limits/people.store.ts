import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';

/**
 * Keeps by whose partner a person came and whether her account is closed; the view `person` shows
 * it. Only who can sign in is published as signed in, so that opens it again.
 */
export async function applyPersonEvent(
  transaction: Transaction,
  event: UserEvent,
  generation: number,
): Promise<void> {
  const person = { generation, user_id: event.subject };
  if (event.type === 'user.signed_in') {
    await transaction('person_reading')
      .where({ ...person, is_deactivated: true })
      .update({ is_deactivated: false });
    return;
  }
  const known =
    event.type === 'user.sessions_ended'
      ? { is_deactivated: true }
      : { partner_slug: event.payload.partner_slug };
  if (event.type === 'user.sessions_ended' && event.payload.because !== 'deactivated') return;
  await transaction('person_reading')
    .insert({ ...person, ...known })
    .onConflict(['generation', 'user_id'])
    .merge(known);
}
