import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  acceptRebuilds,
  buildService,
  publishEvents,
  type Clock,
  type InternalClient,
  type Service,
} from '@reset/service-kit';
import type { Knex } from 'knex';
import { applicantCopyStore } from '#features/application/applicant-copy-store.ts';
import { applicationStore } from '#features/application/application-store.ts';
import { applicantReader } from '#features/application/read-applicant.ts';
import { registerApplications } from '#features/application/routes.ts';
import { readHistoryIn } from '#features/user-states/history-store.ts';
import { registerUserStates } from '#features/user-states/routes.ts';
import { platformFinder } from '#features/waitlist/find-platform.ts';
import { registerInternalWaitlist } from '#features/waitlist/internal-routes.ts';
import { registerWaitlist } from '#features/waitlist/routes.ts';
import { waitlistStore } from '#features/waitlist/waitlist-store.ts';
import type { OnboardingConfig } from './config.ts';

export type AppNeeds = {
  config: Pick<OnboardingConfig, 'IDENTITY_PUBLIC_KEYS'>;
  database: Knex;
  clock: Clock;
  publicService: Pick<InternalClient, 'get'>;
  memberService: Pick<InternalClient, 'get'>;
  /** By slug. */
  partners: ReadonlyMap<string, Pick<Partner, 'payroll_linking'>>;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['logger'];
};

/** The onboarding service, as the server, its release and its tests build it. */
export function buildApp(needs: AppNeeds): Service {
  const { config, database, clock, publicService, memberService, partners, logger } = needs;
  const app = buildService({
    name: 'onboarding',
    config,
    checks: { database: () => database.raw('SELECT 1') },
    ...(logger ? { logger } : {}),
  });
  registerApplications(app, {
    applications: applicationStore(database),
    readApplicant: applicantReader({
      publicService,
      memberService,
      copies: applicantCopyStore(database),
    }),
    partners,
    clock,
  });
  const waitlist = waitlistStore(database);
  registerWaitlist(app, { waitlist, findPlatform: platformFinder(memberService), clock });
  registerInternalWaitlist(app, waitlist);
  registerUserStates(app, readHistoryIn(database));
  publishEvents(app, database, { callers: ['admin', 'member'] });
  acceptRebuilds(app, database);
  return app;
}
