import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import type { MoneyEvent, MovementKind } from '@reset/api-contract/member/money-events.ts';
import type { UserStateEvent } from '@reset/api-contract/onboarding/user-state-events.ts';
import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent, newId, type Transaction } from '@reset/service-kit';
import type { Knex } from 'knex';
import {
  applyMemberServiceEvents,
  applyOnboardingEvents,
  applyPublicEvents,
} from '#features/users/apply-events.store.ts';
import { refreshPeople, type ListEvent } from '#features/users/people.store.ts';
import { liveReading, rosa, someStanding } from './applied-events.ts';

/* What the sums of days are made of, as its owners publish it. */

type Owner = 'public' | 'member' | 'onboarding';
type Published = Pick<ListEvent, 'type' | 'subject' | 'payload' | 'occurred_at'>;
type Publish = (owner: Owner, event: Published) => Promise<void>;

/** Noon in Los Angeles. */
const noonOf = (day: string) => `${day}T20:00:00.000Z`;

/** People who come by partners, go through the application, and spend. */
export const businessEvents = (publish: Publish) => ({
  /** @returns whom it made */
  async registers(partner: string | null = null, subject = newId()): Promise<string> {
    const payload: UserEvent['payload'] = { ...rosa, partner_slug: partner };
    const occurred_at = rosa.created_at;
    await publish('public', { type: 'user.registered', subject, payload, occurred_at });
    return subject;
  },
  changesPartner(subject: string, partner: string): Promise<void> {
    const payload: UserEvent['payload'] = { ...rosa, partner_slug: partner };
    return publish('public', {
      type: 'user.changed',
      subject,
      payload,
      occurred_at: rosa.created_at,
    });
  },
  enters(subject: string, day: string, state: UserState): Promise<void> {
    const payload: UserStateEvent['payload'] = { state, product: 'earned_wage_access' };
    const occurred_at = noonOf(day);
    return publish('onboarding', { type: 'user_state.entered', subject, payload, occurred_at });
  },
  maySpend(subject: string, day: string, cents: number | null): Promise<void> {
    const payload: MemberEvent['payload'] = { ...someStanding, spending_limit_cents: cents };
    const occurred_at = noonOf(day);
    return publish('member', { type: 'member.changed', subject, payload, occurred_at });
  },
  posts(userId: string, day: string, cents: Partial<Record<MovementKind, number>>): Promise<void> {
    const payload: MoneyEvent['payload'] = {
      user_id: userId,
      posted_on: day,
      movements: Object.entries(cents).map(([kind, amount_cents]) => ({
        kind: kind as MovementKind,
        amount_cents,
      })),
    };
    const occurred_at = noonOf(day);
    return publish('member', { type: 'money.posted', subject: newId(), payload, occurred_at });
  },
});

/** Appends them to the owners' tables. */
export const appendTo =
  (owners: Record<Owner, Knex>): Publish =>
  (owner, { occurred_at: at, ...event }) =>
    owners[owner].transaction((transaction) =>
      appendEvent(transaction, { ...event, occurredAt: new Date(at) } as never),
    );

const APPLY: Record<Owner, (t: Transaction, events: never, generation: number) => Promise<void>> = {
  public: applyPublicEvents,
  member: applyMemberServiceEvents,
  onboarding: applyOnboardingEvents,
};

/** Applies them without their owners; in the live readings unless others are named. */
export const applyTo =
  (database: Knex, generations: Partial<Record<Owner, number>> = {}): Publish =>
  async (owner, published) => {
    const event = { ...published, subject_version: 1, position: '1.1' } as ListEvent;
    const generation = generations[owner] ?? (await liveReading(database, owner));
    await database.transaction(async (transaction) => {
      await APPLY[owner](transaction, [event] as never, generation);
      if (generations[owner] === undefined) await refreshPeople(transaction, [event]);
    });
  };
