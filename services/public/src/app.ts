import {
  acceptRebuilds,
  buildService,
  publishEvents,
  type AddJob,
  type Clock,
  type openDatabase,
  type Service,
} from '@reset/service-kit';
import { contentCopyStore } from '#features/content/content-copy-store.ts';
import { registerContent, type ContentSources } from '#features/content/routes.ts';
import { unconfiguredSource } from '#features/content/unconfigured-source.ts';
import { findAccountIn } from '#features/sign-in/account-store.ts';
import { attemptStore } from '#features/sign-in/attempt-store.ts';
import { registerCheckPassword } from '#features/sign-in/check-password-route.ts';
import { registerSignIn } from '#features/sign-in/routes.ts';
import { recordSignedInTo } from '#features/sign-in/signed-in-store.ts';
import { registerUsers } from '#features/users/routes.ts';
import { userStore } from '#features/users/user-store.ts';
import type { PublicConfig } from './config.ts';

export type AppNeeds = {
  config: Pick<PublicConfig, 'NODE_ENV' | 'IDENTITY_PUBLIC_KEYS'>;
  database: ReturnType<typeof openDatabase>;
  clock: Clock;
  addJob: AddJob;
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
    attempts: attemptStore(database),
    clock,
    isProduction: config.NODE_ENV === 'production',
  };
  registerSignIn(app, { ...proof, recordSignedIn: recordSignedInTo(database) });
  registerCheckPassword(app, { ...proof, findUser: users.findUser });
  registerUsers(app, users, clock);
  registerContent(app, { ...content, copies: contentCopyStore(database), clock });
  publishEvents(app, database, { callers: ['admin', 'gateway'] });
  acceptRebuilds(app, database);
  return app;
}
