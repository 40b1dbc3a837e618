import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import { REENTERED, stateEntered } from '@reset/application-engine/user-states.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';

export type Entry = {
  userId: string;
  event: ApplicationEvent;
  /** The application in which it happened; of what is the person's or one product's, any. */
  product?: ProductName;
  at: Date;
  /** The version of the event that told of it, for what may be entered again. */
  version?: number;
};

/**
 * Appends the state that an event brings a person into, and tells of it, in the transaction in
 * which it happens. What she has entered before appends nothing, and neither does an event that
 * brings her into no state.
 */
export async function enterState(transaction: Knex.Transaction, entry: Entry): Promise<void> {
  const { userId, event, product = 'earned_wage_access', at, version = 0 } = entry;
  const entered = stateEntered(event, product);
  if (!entered) return;
  const rows = await transaction('user_state')
    .insert({
      user_id: userId,
      ...entered,
      entered_at: at,
      version: REENTERED.includes(entered.state) ? version : 0,
    })
    .onConflict(['user_id', 'product', 'state', 'version'])
    .ignore()
    .returning('id');
  if (rows.length === 0) return;
  await appendEvent<UserStateEvent>(transaction, {
    type: 'user_state.entered',
    subject: userId,
    payload: entered,
    occurredAt: at,
  });
}
