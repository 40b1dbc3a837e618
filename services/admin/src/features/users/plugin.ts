import { caseEvents } from '@reset/api-contract/case-events.ts';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { memberEvents } from '@reset/api-contract/member/member-events.ts';
import { eligibilityEvents } from '@reset/api-contract/onboarding/eligibility-events.ts';
import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import { waitlistEvents } from '@reset/api-contract/onboarding/waitlist-events.ts';
import { surveyEvents } from '@reset/api-contract/public/survey-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { listPurchases } from '#features/card-transactions/card-transactions.store.ts';
import { applyCaseEvent } from '#features/cases/cases.store.ts';
import { listSurveys } from '#features/financial-health/financial-health.store.ts';
import { listWaitlistEntries } from '#features/waitlists/waitlists.store.ts';
import { registerPageMarkJobs } from './page-marks.jobs.ts';
import { refreshPeople } from './people.store.ts';
import {
  applyCardEvents,
  applyEligibilityEvents,
  applyMemberEvents,
  applyUserEvents,
  applyUserStateEvents,
} from './readings.store.ts';
import { usersRoutes } from './users.routes.ts';

/**
 * People as other services' events tell of them, in lists.
 * The lists of other features are made of the same events.
 */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events: subscriptions, services } = context;
  usersRoutes(app, context);
  registerPageMarkJobs(context);
  // One subscription of this service to each owner.
  subscriptions.subscribe({
    owner: 'public',
    client: services.public,
    events: { ...userEvents, ...surveyEvents },
    applyAll: async (transaction, events, generation) => {
      await applyUserEvents(transaction, ofTypes(events, userEvents), generation);
      await listSurveys(transaction, ofTypes(events, surveyEvents), generation);
    },
    refresh: refreshPeople,
  });
  subscriptions.subscribe({
    owner: 'member',
    client: services.member,
    events: { ...cardEvents, ...memberEvents, ...caseEvents },
    applyAll: async (transaction, events, generation) => {
      const ofCards = ofTypes(events, cardEvents);
      await applyCardEvents(transaction, ofCards, generation);
      await listPurchases(transaction, ofCards, generation);
      await applyMemberEvents(transaction, ofTypes(events, memberEvents), generation);
      for (const event of ofTypes(events, caseEvents)) {
        await applyCaseEvent(transaction, event, generation);
      }
    },
    refresh: refreshPeople,
  });
  subscriptions.subscribe({
    owner: 'onboarding',
    client: services.onboarding,
    events: { ...userStateEvents, ...eligibilityEvents, ...waitlistEvents, ...caseEvents },
    applyAll: async (transaction, events, generation) => {
      await applyUserStateEvents(transaction, ofTypes(events, userStateEvents), generation);
      await applyEligibilityEvents(transaction, ofTypes(events, eligibilityEvents), generation);
      await listWaitlistEntries(transaction, ofTypes(events, waitlistEvents), generation);
      for (const event of ofTypes(events, caseEvents)) {
        await applyCaseEvent(transaction, event, generation);
      }
    },
    refresh: refreshPeople,
  });
};

/** Those of a page that have one of these types, in their order. */
const ofTypes = <Event extends { type: string }, Type extends string>(
  events: readonly Event[],
  types: Readonly<Record<Type, unknown>>,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type in types);
