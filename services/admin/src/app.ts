import {
  acceptRebuilds,
  buildService,
  linkTokens,
  publishEvents,
  type AddJob,
  type Clock,
  type InternalClient,
  type Service,
} from '@reset/service-kit';
import type { Knex } from 'knex';
import { requireAdminToken } from '#features/session/require-admin-token.ts';
import { registerSession } from '#features/session/routes.ts';
import { sessionStore } from '#features/session/session-store.ts';
import { registerAccept } from '#features/staff/accept-route.ts';
import { acceptInvitationIn } from '#features/staff/accepted-invitation-store.ts';
import { registerInternalStaff } from '#features/staff/internal-routes.ts';
import { registerInvitations } from '#features/staff/invitation-routes.ts';
import { invitationStore } from '#features/staff/invitation-store.ts';
import { registerStaff } from '#features/staff/routes.ts';
import { readStaffIn } from '#features/staff/staff-list-store.ts';
import { staffStore } from '#features/staff/staff-store.ts';
import { readUsersIn } from '#features/users/listed-user-store.ts';
import { registerUsers } from '#features/users/routes.ts';
import type { AdminConfig } from './config.ts';

export type AppNeeds = {
  config: Pick<AdminConfig, 'IDENTITY_PUBLIC_KEYS' | 'TOKEN_KEY'>;
  database: Knex;
  clock: Clock;
  addJob: AddJob;
  publicService: Pick<InternalClient, 'get' | 'post'>;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['logger'];
};

/** The admin service, as the server, its release and its tests build it. */
export function buildApp({ config, database, clock, logger, ...needs }: AppNeeds): Service {
  const { addJob, publicService } = needs;
  const app = buildService({
    name: 'admin',
    config,
    checks: { database: () => database.raw('SELECT 1') },
    ...(logger ? { logger } : {}),
  });
  const sessions = sessionStore(database);
  requireAdminToken(app, { sessions, clock });
  registerSession(app, { sessions, publicService, clock });
  const staff = staffStore(database);
  registerStaff(app, { staff, readStaff: readStaffIn(database), clock });
  registerInternalStaff(app, staff, clock);
  const invitations = invitationStore(database, addJob);
  registerInvitations(app, invitations, clock);
  registerAccept(app, {
    invitations,
    acceptInvitation: acceptInvitationIn(database),
    tokens: linkTokens(Buffer.from(config.TOKEN_KEY, 'base64')),
    publicService,
    clock,
  });
  registerUsers(app, readUsersIn(database));
  publishEvents(app, database, { callers: ['public', 'gateway'] });
  acceptRebuilds(app, database);
  return app;
}
