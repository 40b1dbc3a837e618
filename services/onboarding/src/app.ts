import { buildService, type Clock, type InternalClient, type Service } from '@reset/service-kit';
import type { Knex } from 'knex';
import { applicantCopyStore } from '#features/application/applicant-copy-store.ts';
import { applicationStore } from '#features/application/application-store.ts';
import { applicantReader } from '#features/application/read-applicant.ts';
import { registerApplications } from '#features/application/routes.ts';
import type { OnboardingConfig } from './config.ts';

export type AppNeeds = {
  config: Pick<OnboardingConfig, 'IDENTITY_PUBLIC_KEYS'>;
  database: Knex;
  clock: Clock;
  publicService: Pick<InternalClient, 'get'>;
  memberService: Pick<InternalClient, 'get'>;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['logger'];
};

/** The onboarding service, as the server, its release and its tests build it. */
export function buildApp(needs: AppNeeds): Service {
  const { config, database, clock, publicService, memberService, logger } = needs;
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
    clock,
  });
  return app;
}
