import { type CaseEvent, caseEvents } from '@reset/api-contract/case-events.ts';
import { type CardEvent, cardEvents } from '@reset/api-contract/member/card-events.ts';
import { type MemberEvent, memberEvents } from '@reset/api-contract/member/member-events.ts';
import { type MoneyEvent, moneyEvents } from '@reset/api-contract/member/money-events.ts';
import {
  type EligibilityEvent,
  eligibilityEvents,
} from '@reset/api-contract/onboarding/eligibility-events.ts';
import {
  type UserStateEvent,
  userStateEvents,
} from '@reset/api-contract/onboarding/user-state-events.ts';
import {
  type WaitlistEvent,
  waitlistEvents,
} from '@reset/api-contract/onboarding/waitlist-events.ts';
import { type SurveyEvent, surveyEvents } from '@reset/api-contract/public/survey-events.ts';
import { type UserEvent, userEvents } from '@reset/api-contract/public/user-events.ts';
import type { Transaction } from '@reset/service-kit';
import { recordLimits, recordMoney, recordSteps } from '#features/business/business.store.ts';
import { listPurchases } from '#features/card-transactions/card-transactions.store.ts';
import { applyCaseEvent } from '#features/cases/cases.store.ts';
import { listSurveys } from '#features/financial-health/financial-health.store.ts';
import { listWaitlistEntries } from '#features/waitlists/waitlists.store.ts';
import {
  applyCardEvents,
  applyEligibilityEvents,
  applyMemberEvents,
  applyUserEvents,
  applyUserStateEvents,
} from './readings.store.ts';

/* Who of this service's features takes which events of a page, for each owner. */

export type PublicEvent = UserEvent | SurveyEvent;
export type MemberServiceEvent = CardEvent | MemberEvent | MoneyEvent | CaseEvent;
export type OnboardingEvent = UserStateEvent | EligibilityEvent | WaitlistEvent | CaseEvent;

/** What the public service tells. */
export async function applyPublicEvents(
  transaction: Transaction,
  events: readonly PublicEvent[],
  generation: number,
): Promise<void> {
  await applyUserEvents(transaction, ofTypes(events, userEvents), generation);
  await listSurveys(transaction, ofTypes(events, surveyEvents), generation);
}

/** What the member service tells. */
export async function applyMemberServiceEvents(
  transaction: Transaction,
  events: readonly MemberServiceEvent[],
  generation: number,
): Promise<void> {
  const ofCards = ofTypes(events, cardEvents);
  await applyCardEvents(transaction, ofCards, generation);
  await listPurchases(transaction, ofCards, generation);
  const ofMembers = ofTypes(events, memberEvents);
  await recordLimits(transaction, ofMembers, generation);
  await applyMemberEvents(transaction, ofMembers, generation);
  await recordMoney(transaction, ofTypes(events, moneyEvents), generation);
  await applyCases(transaction, events, generation);
}

/** What the onboarding service tells. */
export async function applyOnboardingEvents(
  transaction: Transaction,
  events: readonly OnboardingEvent[],
  generation: number,
): Promise<void> {
  const steps = ofTypes(events, userStateEvents);
  await recordSteps(transaction, steps, generation);
  await applyUserStateEvents(transaction, steps, generation);
  await applyEligibilityEvents(transaction, ofTypes(events, eligibilityEvents), generation);
  await listWaitlistEntries(transaction, ofTypes(events, waitlistEvents), generation);
  await applyCases(transaction, events, generation);
}

async function applyCases(
  transaction: Transaction,
  events: readonly (MemberServiceEvent | OnboardingEvent)[],
  generation: number,
): Promise<void> {
  for (const event of ofTypes(events, caseEvents)) {
    await applyCaseEvent(transaction, event, generation);
  }
}

/** Those of a page that have one of these types, in their order. */
const ofTypes = <Event extends { type: string }, Type extends string>(
  events: readonly Event[],
  types: Readonly<Record<Type, unknown>>,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type in types);
