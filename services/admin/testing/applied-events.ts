import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import {
  applyCardEvent,
  applyUserEvent,
  applyUserStateEvent,
} from '#features/users/readings.store.ts';

/* What the other services tell, applied without them: which event is due is the kit's to decide. */

const someEvent = { subject_version: 1, position: '1.1', occurred_at: '2026-11-20T20:00:00.000Z' };

/** The reading that is shown; `liveReading` begins it when there is none. */
async function liveReading(
  database: Knex,
  owner: 'public' | 'member' | 'onboarding',
): Promise<number> {
  const live = { owner, is_live: true };
  await database('subscription').insert(live).onConflict().ignore();
  const { generation } = await database('subscription').where(live).first();
  return generation;
}

type Identity = Extract<UserEvent, { type: 'user.changed' }>['payload'];

const rosa: Identity = {
  email: 'rosa.marin@example.com',
  first_name: 'Rosa',
  last_name: 'Marin',
  confirmed: true,
  partner_slug: null,
  created_at: '2026-11-20T20:00:00.000Z',
};

/** Tells of one person; `generation` is the live reading unless it is named. */
export const tellOfUsers = (database: Knex, generation?: number) => {
  const apply = async (event: UserEvent) => {
    const reading = generation ?? (await liveReading(database, 'public'));
    await database.transaction((transaction) => applyUserEvent(transaction, event, reading));
  };
  return {
    /** @returns whom it made */
    async registered(changes: Partial<Identity> = {}): Promise<string> {
      const subject = newId();
      const payload = { ...rosa, ...changes };
      await apply({ ...someEvent, type: 'user.registered', subject, payload });
      return subject;
    },
    changed: (subject: string, changes: Partial<Identity>) =>
      apply({ ...someEvent, type: 'user.changed', subject, payload: { ...rosa, ...changes } }),
    signedIn: (subject: string, at: string) =>
      apply({ ...someEvent, type: 'user.signed_in', subject, payload: {}, occurred_at: at }),
  };
};

/** Tells of one person's card; its account's id is as good as hers here. */
export const tellOfCards = (database: Knex) => {
  const apply = async (event: CardEvent) => {
    const reading = await liveReading(database, 'member');
    await database.transaction((transaction) => applyCardEvent(transaction, event, reading));
  };
  return {
    opened: (userId: string) =>
      apply({
        ...someEvent,
        type: 'card_account.opened',
        subject: userId,
        payload: { user_id: userId },
      }),
    recorded: (userId: string, latest: string | null) =>
      apply({
        ...someEvent,
        type: 'card_transaction.recorded',
        subject: userId,
        payload: {
          user_id: userId,
          card_transaction_id: newId(),
          latest_transaction_at: latest,
        },
      }),
  };
};

/** Tells of the states that one person comes into. */
export const tellOfStates = (database: Knex) => ({
  async entered(
    subject: string,
    state: UserStateEvent['payload']['state'],
    { at = '2026-11-20T20:00:00.000Z', product = null }: EntryChanges = {},
  ): Promise<void> {
    const reading = await liveReading(database, 'onboarding');
    const event: UserStateEvent = {
      ...someEvent,
      type: 'user_state.entered',
      subject,
      payload: { state, product },
      occurred_at: at,
    };
    await database.transaction((transaction) => applyUserStateEvent(transaction, event, reading));
  },
});

type EntryChanges = { at?: string; product?: UserStateEvent['payload']['product'] };
