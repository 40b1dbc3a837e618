import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  acceptRebuilds,
  buildService,
  publishEvents,
  type AddJob,
  type Clock,
  type InternalClient,
  type Service,
} from '@reset/service-kit';
import type { Knex } from 'knex';
import { cardWidgets } from '#features/card-issuing/card-issuing.ts';
import { registerDashboard } from '#features/dashboard/routes.ts';
import { onSnapshot } from '#features/dashboard/situation-store.ts';
import type { Institutions } from '#features/institutions/institutions.ts';
import { registerInstitutions } from '#features/institutions/routes.ts';
import { registerMembers } from '#features/members/routes.ts';
import { newLinkStore } from '#features/notifications/new-link-store.ts';
import { notificationStore } from '#features/notifications/notification-store.ts';
import { registerNotifications } from '#features/notifications/routes.ts';
import { registerOutflows } from '#features/outflows/routes.ts';
import { registerProfile } from '#features/profile/routes.ts';
import { limitConfigStore } from '#features/spending-limit/limit-config-store.ts';
import { limitDueStore } from '#features/spending-limit/limit-due-store.ts';
import { registerLimitConfig } from '#features/spending-limit/routes.ts';
import { registerSimulate } from '#features/simulate/routes.ts';
import { simulatedStore } from '#features/simulate/simulated-store.ts';
import { registerSupportRequests } from '#features/support-requests/routes.ts';
import { supportRequestStore } from '#features/support-requests/support-request-store.ts';
import { hasError, openErrors } from '#integration-errors/integration-error-store.ts';
import type { Simulation } from '#providers/simulation.ts';
import type { MemberConfig } from './config.ts';
import { registerBanks, type BankNeeds } from './register-banks.ts';
import { registerCardCalls, type CardNeeds } from './register-card-calls.ts';
import { registerPayrolls, type PayrollNeeds } from './register-payrolls.ts';
import { readFacts, readLinks, readSituation, storesIn } from './stores.ts';

export type AppNeeds = Pick<BankNeeds, 'bankData' | 'bankLinking' | 'isBankWebhook'> &
  Pick<PayrollNeeds, 'payrollData' | 'payrollLinking' | 'isPayrollWebhook'> &
  Pick<CardNeeds, 'cardIssuing' | 'isIssuerWebhook' | 'decide'> & {
    config: Pick<MemberConfig, 'IDENTITY_PUBLIC_KEYS'> & BankNeeds['config'];
    database: Knex;
    clock: Clock;
    publicService: Pick<InternalClient, 'get'>;
    addJob: AddJob;
    institutions: Institutions;
    /** Where what happens outside can be set off; without it there are no such routes. */
    simulation?: Simulation;
    /** By slug. */
    partners: ReadonlyMap<string, Partner>;
    /** None is silent. */
    logger?: Parameters<typeof buildService>[0]['logger'];
  };

/** The member service, as the server, its release and its tests build it. */
export function buildApp(needs: AppNeeds): Service {
  const { config, database, clock, publicService, simulation, partners, logger } = needs;
  const app = buildService({
    name: 'member',
    config,
    checks: { database: () => database.raw('SELECT 1') },
    ...(logger ? { logger } : {}),
  });
  const stores = storesIn(database);
  const findMember = stores.members.find;

  registerMembers(app, {
    putMember: stores.members.put,
    readLinks: (userId) => readLinks(stores, userId, clock.now()),
    clock,
  });
  registerBanks(app, { ...needs, findMember });
  registerPayrolls(app, { ...needs, findMember });
  registerInstitutions(app, needs.institutions);
  registerNotifications(app, {
    toTell: async (userId, now) => ({
      errors: await openErrors(database, userId),
      newLinks: await newLinkStore(database).list(userId, now),
      updating: await limitDueStore(database).updatingOf(userId),
      news: await notificationStore(database).unread(userId),
    }),
    hasError: (userId, id) => hasError(database, userId, id),
    markAsRead: notificationStore(database).markAsRead,
    clock,
  });
  registerSupportRequests(app, { make: supportRequestStore(database).make, clock });
  registerOutflows(app, { list: stores.outflows.list, clock });
  registerCardCalls(app, { ...needs, findMember });
  registerLimitConfig(app, { findMember, putConfig: limitConfigStore(database).put });
  if (simulation) {
    const { findAccount } = stores.cards;
    registerSimulate(app, { simulation, findAccount, ...simulatedStore(database) });
  }
  registerDashboard(app, { readSituation: onSnapshot(database, readSituation), clock });
  registerProfile(app, {
    publicService,
    readFacts: (userId) => readFacts(stores, userId),
    widgetOf: cardWidgets({ issuer: needs.cardIssuing, clock, log: app.log }),
    partners,
  });
  publishEvents(app, database, { callers: ['admin', 'onboarding', 'public'] });
  acceptRebuilds(app, database);
  return app;
}
