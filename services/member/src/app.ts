import type { Partner } from '@reset/api-contract/partners/partner.ts';
import {
  buildService,
  publishEvents,
  type AddJob,
  type Clock,
  type InternalClient,
  type Service,
} from '@reset/service-kit';
import type { Knex } from 'knex';
import { registerBankLink } from '#features/bank-link/routes.ts';
import { tokenCipher } from '#features/bank-link/token-cipher.ts';
import { registerCards } from '#features/cards/routes.ts';
import { registerDashboard } from '#features/dashboard/routes.ts';
import { onSnapshot } from '#features/dashboard/situation-store.ts';
import { registerEarnings } from '#features/earnings/routes.ts';
import type { Institutions } from '#features/institutions/institutions.ts';
import { registerInstitutions } from '#features/institutions/routes.ts';
import { registerMembers } from '#features/members/routes.ts';
import { registerOutflows } from '#features/outflows/routes.ts';
import { registerPayroll } from '#features/payroll/routes.ts';
import { registerProfile } from '#features/profile/routes.ts';
import type { BankData } from '#providers/bank-data.ts';
import type { PayrollData } from '#providers/payroll-data.ts';
import type { MemberConfig } from './config.ts';
import { readFacts, readLinks, readSituation, recordPayroll, storesIn } from './stores.ts';

export type AppNeeds = {
  config: Pick<MemberConfig, 'IDENTITY_PUBLIC_KEYS' | 'DATA_KEY'>;
  database: Knex;
  clock: Clock;
  publicService: Pick<InternalClient, 'get'>;
  addJob: AddJob;
  bankData: BankData;
  payrollData: PayrollData;
  institutions: Institutions;
  /** By slug. */
  partners: ReadonlyMap<string, Partner>;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['logger'];
};

/** The member service, as the server, its release and its tests build it. */
export function buildApp(needs: AppNeeds): Service {
  const { config, database, clock, publicService, bankData, payrollData, partners, logger } = needs;
  const app = buildService({
    name: 'member',
    config,
    checks: { database: () => database.raw('SELECT 1') },
    ...(logger ? { logger } : {}),
  });
  const stores = storesIn(database);
  const findMember = stores.members.find;
  const findPayroll = stores.payrolls.find;

  registerMembers(app, {
    putMember: stores.members.put,
    readLinks: (userId) => readLinks(stores, userId),
    clock,
  });
  registerBankLink(app, {
    findMember,
    record: stores.bankLinks.record,
    bankData,
    cipher: tokenCipher(config.DATA_KEY),
    clock,
  });
  registerPayroll(app, { findMember, record: recordPayroll(database), payrollData, clock });
  registerInstitutions(app, needs.institutions);
  registerEarnings(app, { ...stores.earnings, findMember, findPayroll, clock });
  registerOutflows(app, { list: stores.outflows.list, clock });
  registerCards(app, { ...stores.cards, findMember, clock });
  registerDashboard(app, { readSituation: onSnapshot(database, readSituation), clock });
  registerProfile(app, {
    publicService,
    readFacts: (userId) => readFacts(stores, userId),
    partners,
  });
  publishEvents(app, database, { callers: ['admin', 'onboarding', 'public'] });
  return app;
}
