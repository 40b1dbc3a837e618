import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  acceptRebuilds,
  buildService,
  publishEvents,
  type AddJob,
  type Clock,
  type openDatabase,
  type Service,
} from '@reset/service-kit';
import { knowsDeviceIn } from '#devices/known-device-store.ts';
import { contentCopyStore } from '#features/content/content-copy-store.ts';
import { registerContent, type ContentSources } from '#features/content/routes.ts';
import { unconfiguredSource } from '#features/content/unconfigured-source.ts';
import { resultStore } from '#features/financial-health/result-store.ts';
import { registerFinancialHealth } from '#features/financial-health/routes.ts';
import { registerSecondFactor } from '#features/second-factor/routes.ts';
import { secondFactorStore } from '#features/second-factor/second-factor-store.ts';
import { turnStore } from '#features/second-factor/turn-store.ts';
import { findAccountIn } from '#features/sign-in/account-store.ts';
import { attemptStore } from '#features/sign-in/attempt-store.ts';
import { enterIn } from '#features/sign-in/enter-store.ts';
import { provePassword } from '#features/sign-in/prove-password.ts';
import { registerSignIn } from '#features/sign-in/routes.ts';
import { registerUsers } from '#features/users/routes.ts';
import { userStore } from '#features/users/user-store.ts';
import type { PublicConfig } from './config.ts';
import { registerLinks } from './register-links.ts';

export type AppNeeds = {
  config: Pick<PublicConfig, 'NODE_ENV' | 'IDENTITY_PUBLIC_KEYS' | 'TOKEN_KEY'>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  addJob: AddJob;
  /** By slug. */
  partners: ReadonlyMap<string, Partner>;
  /** None: no editor has written anything that can be had. */
  content?: ContentSources;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['logger'];
};

const NO_CONTENT = { published: unconfiguredSource, drafts: unconfiguredSource };

/** The public service, as the server, its release and its tests build it. */
export function buildApp({
  config,
  database,
  clock,
  addJob,
  partners,
  content = NO_CONTENT,
  logger,
}: AppNeeds): Service {
  const app = buildService({
    name: 'public',
    config,
    checks: { database: () => database.raw('SELECT 1') },
    ...(logger ? { logger } : {}),
  });
  const users = userStore(database);
  const proof = {
    findAccount: findAccountIn(database),
    knowsDevice: knowsDeviceIn(database),
    attempts: attemptStore(database),
    clock,
    isProduction: config.NODE_ENV === 'production',
  };
  const codes = { database, addJob, key: Buffer.from(config.TOKEN_KEY, 'base64') };
  registerSignIn(app, { ...proof, enter: enterIn(codes) });
  registerSecondFactor(app, {
    ...secondFactorStore(database, addJob),
    ...turnStore(codes),
    provePassword: (guess) => provePassword(proof, guess),
    clock,
  });
  registerUsers(app, users, clock);
  registerLinks(app, { config, database, clock, addJob, partners });
  registerFinancialHealth(app, { results: resultStore(database, addJob), clock });
  registerContent(app, { ...content, copies: contentCopyStore(database), clock });
  publishEvents(app, database, { callers: ['admin', 'gateway', 'member', 'onboarding'] });
  acceptRebuilds(app, database);
  return app;
}
