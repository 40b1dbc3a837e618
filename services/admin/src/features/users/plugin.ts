import { caseEvents } from '@reset/api-contract/case-events.ts';
import { cardEvents } from '@reset/api-contract/member/card-events.ts';
import { memberEvents } from '@reset/api-contract/member/member-events.ts';
import { moneyEvents } from '@reset/api-contract/member/money-events.ts';
import { eligibilityEvents } from '@reset/api-contract/onboarding/eligibility-events.ts';
import { userStateEvents } from '@reset/api-contract/onboarding/user-state-events.ts';
import { waitlistEvents } from '@reset/api-contract/onboarding/waitlist-events.ts';
import { surveyEvents } from '@reset/api-contract/public/survey-events.ts';
import { userEvents } from '@reset/api-contract/public/user-events.ts';
import type { FeaturePlugin, Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import {
  applyMemberServiceEvents,
  applyOnboardingEvents,
  applyPublicEvents,
} from './apply-events.store.ts';
import { registerPageMarkJobs } from './page-marks.jobs.ts';
import { registerPeopleJobs } from './people.jobs.ts';
import { type ListEvent, refreshEverybody, refreshPeople } from './people.store.ts';
import { usersRoutes } from './users.routes.ts';

/**
 * People as other services' events tell of them, in lists.
 * The lists and sums of other features are made of the same events.
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
    applyAll: applyPublicEvents,
    refresh,
  });
  events.subscribe({
    owner: 'member',
    client: services.member,
    events: { ...cardEvents, ...memberEvents, ...moneyEvents, ...caseEvents },
    applyAll: applyMemberServiceEvents,
    refresh,
  });
  events.subscribe({
    owner: 'onboarding',
    client: services.onboarding,
    events: { ...userStateEvents, ...eligibilityEvents, ...waitlistEvents, ...caseEvents },
    applyAll: applyOnboardingEvents,
    refresh,
  });
};
