import {
  acceptRebuilds,
  buildService,
  publishEvents,
  type Clock,
  type InternalClient,
  type Service,
} from '@reset/service-kit';
import type { Knex } from 'knex';
import { requireAdminToken } from '#features/session/require-admin-token.ts';
import { registerSession } from '#features/session/routes.ts';
import { sessionStore } from '#features/session/session-store.ts';
import { registerStaff } from '#features/staff/routes.ts';
import { staffStore } from '#features/staff/staff-store.ts';
import { readUsersIn } from '#features/users/listed-user-store.ts';
import { registerUsers } from '#features/users/routes.ts';
import type { AdminConfig } from './config.ts';

export type AppNeeds = {
  config: Pick<AdminConfig, 'IDENTITY_PUBLIC_KEYS'>;
  database: Knex;
  clock: Clock;
  publicService: Pick<InternalClient, 'post'>;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['logger'];
};

/** The admin service, as the server, its release and its tests build it. */
export function buildApp({ config, database, clock, publicService, logger }: AppNeeds): Service {
  const app = buildService({
    name: 'admin',
    config,
    checks: { database: () => database.raw('SELECT 1') },
    ...(logger ? { logger } : {}),
  });
  const sessions = sessionStore(database);
  requireAdminToken(app, { sessions, clock });
  registerSession(app, { sessions, publicService, clock });
  registerStaff(app, staffStore(database), clock);
  registerUsers(app, readUsersIn(database));
  publishEvents(app, database, { callers: ['public', 'gateway'] });
  acceptRebuilds(app, database);
  return app;
}
