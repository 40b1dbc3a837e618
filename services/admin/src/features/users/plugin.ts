import { caseEvents } from '@reset/api-contract/case-events.ts';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { memberEvents } from '@reset/api-contract/member/member-events.ts';
import { eligibilityEvents } from '@reset/api-contract/onboarding/eligibility-events.ts';
import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import { waitlistEvents } from '@reset/api-contract/onboarding/waitlist-events.ts';
import { surveyEvents } from '@reset/api-contract/public/survey-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin, Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { listPurchase } from '#features/card-transactions/card-transactions.store.ts';
import { applyCaseEvent } from '#features/cases/cases.store.ts';
import { listSurvey } from '#features/financial-health/financial-health.store.ts';
import { listWaitlistEntry } from '#features/waitlists/waitlists.store.ts';
import { registerPageMarkJobs } from './page-marks.jobs.ts';
import { registerPeopleJobs } from './people.jobs.ts';
import { type ListEvent, refreshEverybody, refreshPeople } from './people.store.ts';
import {
  applyCardEvent,
  applyEligibilityEvent,
  applyMemberEvent,
  applyUserEvent,
  applyUserStateEvent,
} from './readings.store.ts';
import { usersRoutes } from './users.routes.ts';

/**
 * People as other services' events tell of them, in lists.
 * The lists of other features are made of the same events.
 */
export const usersPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { events, jobs, services } = context;
  usersRoutes(app, context);
  registerPageMarkJobs(context);
  registerPeopleJobs(context);
  const refresh = (transaction: Transaction, about: readonly ListEvent[] | null) =>
    about ? refreshPeople(transaction, about) : refreshEverybody(transaction, jobs.add);
  // One subscription of this service to each owner.
  events.subscribe({
    owner: 'public',
    client: services.public,
    events: { ...userEvents, ...surveyEvents },
    apply: (transaction, event, generation) =>
      event.type === 'survey.answered'
        ? listSurvey(transaction, event, generation)
        : applyUserEvent(transaction, event, generation),
    refresh,
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: { ...cardEvents, ...memberEvents, ...caseEvents },
    apply: async (transaction, event, generation) => {
      switch (event.type) {
        case 'case.opened':
        case 'case.closed':
          return applyCaseEvent(transaction, event, generation);
        case 'member.changed':
          return applyMemberEvent(transaction, event, generation);
        default:
          await applyCardEvent(transaction, event, generation);
          await listPurchase(transaction, event, generation);
      }
    },
    refresh,
  });
  events.subscribe({
    owner: 'onboarding',
    client: services.onboarding,
    events: { ...userStateEvents, ...eligibilityEvents, ...waitlistEvents, ...caseEvents },
    apply: async (transaction, event, generation) => {
      switch (event.type) {
        case 'case.opened':
        case 'case.closed':
          return applyCaseEvent(transaction, event, generation);
        case 'waitlist_entry.added':
          return listWaitlistEntry(transaction, event, generation);
        case 'eligibility.changed':
          return applyEligibilityEvent(transaction, event, generation);
        default:
          return applyUserStateEvent(transaction, event, generation);
      }
    },
    refresh,
  });
};
