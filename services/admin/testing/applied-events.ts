import type { CaseEvent } from '@reset/api-contract/case-events.ts';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { EligibilityEvent } from '@reset/api-contract/onboarding/eligibility-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { WaitlistEvent } from '@reset/api-contract/onboarding/waitlist-events.ts';
import type { SurveyEvent } from '@reset/api-contract/public/survey-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { applyCaseEvent } from '#features/cases/cases.store.ts';
import { listPurchases } from '#features/card-transactions/card-transactions.store.ts';
import { listSurveys } from '#features/financial-health/financial-health.store.ts';
import { listWaitlistEntries } from '#features/waitlists/waitlists.store.ts';
import { NO_STANDING } from '#features/users/users.ts';
import { refreshNext, refreshPeople } from '#features/users/people.store.ts';
import {
  applyCardEvents,
  applyEligibilityEvents,
  applyMemberEvents,
  applyUserEvents,
  applyUserStateEvents,
} from '#features/users/readings.store.ts';

/* What the other services tell, applied without them: which event is due is the kit's to decide. */

const someEvent = { subject_version: 1, position: '1.1', occurred_at: '2026-11-20T20:00:00.000Z' };

/** The reading that is shown; `liveReading` begins it when there is none. */
export async function liveReading(
  database: Knex,
  owner: 'public' | 'member' | 'onboarding',
): Promise<number> {
  const live = { owner, is_live: true };
  await database('subscription').insert(live).onConflict().ignore();
  const { generation } = await database('subscription').where(live).first();
  return generation;
}

type Identity = Extract<UserEvent, { type: 'user.changed' }>['payload'];

export const rosa: Identity = {
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
    await database.transaction(async (transaction) => {
      await applyUserEvents(transaction, [event], reading);
      if (generation === undefined) await refreshPeople(transaction, [event]);
    });
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

type Purchase = NonNullable<
  Extract<CardEvent, { type: 'card_transaction.recorded' }>['payload']['purchase']
>;

export const somePurchase: Purchase = {
  created_at: '2026-11-20T20:00:00.000Z',
  amount_cents: 2_415,
  merchant_name: 'Harbor Street Grocery',
  network_state: 'authorized',
  customer_state: 'pending',
  synctera_transaction_id: null,
  synctera_account_id: null,
};

/** Tells what the lists that only grow are made of; `generation` is the live reading unless it is named. */
export const tellOfLists = (database: Knex, generation?: number) => ({
  /** @returns the purchase's id */
  async recorded(changes: Partial<Purchase> = {}, id = newId(), userId = newId()): Promise<string> {
    const reading = generation ?? (await liveReading(database, 'member'));
    const event: CardEvent = {
      ...someEvent,
      type: 'card_transaction.recorded',
      subject: newId(),
      payload: {
        user_id: userId,
        card_transaction_id: id,
        latest_transaction_at: null,
        purchase: { ...somePurchase, ...changes },
      },
    };
    await database.transaction((transaction) => listPurchases(transaction, [event], reading));
    return id;
  },
  /** @returns the result's id */
  async answered(changes: Partial<SurveyEvent['payload']> = {}): Promise<string> {
    const reading = generation ?? (await liveReading(database, 'public'));
    const subject = newId();
    const event: SurveyEvent = {
      ...someEvent,
      type: 'survey.answered',
      subject,
      payload: {
        name: 'Ana Lopez',
        email: 'ana@example.com',
        subscores: [79, 80, 0, 100, 50, 50, 50, 50],
        created_at: '2026-11-20T20:00:00.000Z',
        ...changes,
      },
    };
    await database.transaction((transaction) => listSurveys(transaction, [event], reading));
    return subject;
  },
  /** @returns the entry's id */
  async waits(payload: WaitlistEvent['payload']): Promise<string> {
    const reading = generation ?? (await liveReading(database, 'onboarding'));
    const subject = newId();
    const event: WaitlistEvent = { ...someEvent, type: 'waitlist_entry.added', subject, payload };
    await database.transaction((transaction) => listWaitlistEntries(transaction, [event], reading));
    return subject;
  },
});

/** Tells of one person's card; its account's id is as good as hers here. */
export const tellOfCards = (database: Knex) => {
  const apply = async (event: CardEvent) => {
    const reading = await liveReading(database, 'member');
    await database.transaction(async (transaction) => {
      await applyCardEvents(transaction, [event], reading);
      await refreshPeople(transaction, [event]);
    });
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
    await database.transaction(async (transaction) => {
      await applyUserStateEvents(transaction, [event], reading);
      await refreshPeople(transaction, [event]);
    });
  },
});

export const someStanding: MemberEvent['payload'] = {
  ...NO_STANDING,
  spending_limit_cents: 42_300,
};

/** Tells how one member stands. */
export async function tellOfMember(
  database: Knex,
  subject: string,
  changes: Partial<MemberEvent['payload']> = {},
): Promise<void> {
  const payload = { ...someStanding, ...changes };
  const event: MemberEvent = { ...someEvent, type: 'member.changed', subject, payload };
  const reading = await liveReading(database, 'member');
  await database.transaction(async (transaction) => {
    await applyMemberEvents(transaction, [event], reading);
    await refreshPeople(transaction, [event]);
  });
}

/** Tells whether somebody may have a card. */
export async function tellOfEligibility(
  database: Knex,
  subject: string,
  eligible: boolean,
): Promise<void> {
  const event: EligibilityEvent = {
    ...someEvent,
    type: 'eligibility.changed',
    subject,
    payload: { eligible },
  };
  const reading = await liveReading(database, 'onboarding');
  await database.transaction(async (transaction) => {
    await applyEligibilityEvents(transaction, [event], reading);
    await refreshPeople(transaction, [event]);
  });
}

/** Everybody is as the live readings say, and counted. */
export async function refreshAll(database: Knex): Promise<void> {
  await database('people_refresh').insert({ after: null }).onConflict('is_only').merge();
  while (await refreshNext(database));
}

/** Nothing was told. */
export async function forgetEvents(database: Knex): Promise<void> {
  await database('subscription').delete();
  await refreshAll(database);
}

type EntryChanges = { at?: string; product?: UserStateEvent['payload']['product'] };

type OpenedCase = Extract<CaseEvent, { type: 'case.opened' }>['payload'];

/** Tells what waits for staff, and what waits no more. */
export const tellOfCases = (database: Knex, owner: 'member' | 'onboarding' = 'member') => {
  const apply = async (event: CaseEvent) => {
    const reading = await liveReading(database, owner);
    await database.transaction((transaction) => applyCaseEvent(transaction, event, reading));
  };
  return {
    /** @returns the case's id */
    async opened(changes: Partial<OpenedCase> = {}, subject = newId()): Promise<string> {
      const payload: OpenedCase = {
        kind: 'dispute',
        object_id: newId(),
        user_id: null,
        opened_at: '2026-11-20T20:00:00.000Z',
        due_at: '2026-12-05T07:59:59.999Z',
        summary: { code: 'open', name: 'Harbor Street Grocery', amount_cents: 2_415 },
        ...changes,
      };
      await apply({ ...someEvent, type: 'case.opened', subject, payload });
      return subject;
    },
    closed: (subject: string, closed_as = 'won') =>
      apply({ ...someEvent, type: 'case.closed', subject, payload: { closed_as } }),
  };
};
