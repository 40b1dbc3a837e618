import {
  createLogger,
  internalClient,
  openDatabase,
  openJobs,
  parsePrivateKey,
  readPartners,
  serve,
  systemClock,
} from '@reset/service-kit';
import { dueStore } from '#features/bank-link/due-store.ts';
import { keepInstitutionsFresh } from '#features/institutions/institution-jobs.ts';
import { institutionStore } from '#features/institutions/institution-store.ts';
import { openInstitutions } from '#features/institutions/institutions.ts';
import { institutionDirectories } from '#providers/institution-directories.ts';
import { moneyCheckStore } from '#features/money-check/money-check-store.ts';
import { paveIncomeData } from '#providers/pave-income-data.ts';
import { payrollEventStore } from '#features/payroll-events/payroll-event-store.ts';
import { stalePayrollStore } from '#features/payroll/stale-payroll-store.ts';
import { plaidBankData } from '#providers/plaid-bank-data.ts';
import { plaidBankLinking } from '#providers/plaid-bank-linking.ts';
import { plaidClient } from '#providers/plaid-client.ts';
import { plaidWebhooks } from '#providers/plaid-webhook.ts';
import { pinwheelPayrollData } from '#providers/pinwheel-payroll-data.ts';
import { pinwheelPayrollLinking } from '#providers/pinwheel-payroll-linking.ts';
import { pinwheelWebhooks } from '#providers/pinwheel-webhook.ts';
import { syncteraWebhooks } from '#providers/synctera-webhook.ts';
import { sandboxSimulation } from '#providers/sandbox-simulation.ts';
import { syncteraCardRecords } from '#providers/synctera-card-records.ts';
import { syncteraCardIssuing } from '#providers/synctera-card-issuing.ts';
import { everyMinute } from '#sweeping/every-minute.ts';
import { untilNone } from '#sweeping/until-none.ts';
import { buildApp } from './app.ts';
import { readMemberConfig } from './config.ts';
import { followPeople } from './follow-people.ts';
import { openAuthorizations, openDecidingDatabase } from './open-authorizations.ts';
import { openLimits } from './open-limits.ts';
import { cardSweeps } from './work-off-cards.ts';
import { workOff } from './work-off.ts';

const config = readMemberConfig(process.env);
const database = openDatabase(config.DATABASE_URL);
const deciding = openDecidingDatabase(config.DATABASE_URL);
const logger = createLogger({ name: 'member', level: config.LOG_LEVEL });
const jobs = openJobs({ databaseUrl: config.DATABASE_URL, service: 'member', log: logger });
const directories = institutionDirectories(config);
const institutions = openInstitutions({
  store: institutionStore(database),
  directories,
  alwaysIneligibleId: config.ALWAYS_INELIGIBLE_PROVIDER_ID,
  clock: systemClock,
});
const plaid = plaidClient({
  baseUrl: config.PLAID_URL,
  clientId: config.PLAID_CLIENT_ID,
  secret: config.PLAID_SECRET,
});
const bankData = plaidBankData(plaid);
const publicService = internalClient({
  from: 'member',
  to: 'public',
  baseUrl: config.PUBLIC_URL,
  privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
});
const pinwheel = { baseUrl: config.PINWHEEL_URL, secret: config.PINWHEEL_API_SECRET };
const payrollProvider = {
  payrollData: pinwheelPayrollData(pinwheel),
  payrollLinking: pinwheelPayrollLinking(pinwheel),
};
const partners = readPartners(config.PARTNERS_FOLDER);
const limits = openLimits({ database, clock: systemClock, config, partners, log: logger });
const synctera = { baseUrl: config.SYNCTERA_URL, apiKey: config.SYNCTERA_API_KEY };
const cardIssuing = syncteraCardIssuing(synctera);
const app = buildApp({
  config,
  database,
  clock: systemClock,
  addJob: jobs.add,
  logger,
  publicService,
  bankData,
  bankLinking: plaidBankLinking(plaid),
  isBankWebhook: plaidWebhooks(plaid, systemClock),
  ...payrollProvider,
  isPayrollWebhook: pinwheelWebhooks(config.PINWHEEL_API_SECRET, systemClock),
  isIssuerWebhook: syncteraWebhooks(config.SYNCTERA_WEBHOOK_SECRET, systemClock),
  decide: openAuthorizations({ database: deciding, clock: systemClock, config }),
  cardIssuing,
  ...(config.DEMO_TRIGGERS
    ? { simulation: sandboxSimulation({ synctera, sandboxUrl: config.SANDBOX_URL }) }
    : {}),
  institutions,
  partners,
});
workOff(jobs, {
  config,
  database,
  clock: systemClock,
  publicService,
  bankData,
  incomeData: paveIncomeData({ baseUrl: config.PAVE_URL, apiKey: config.PAVE_API_KEY }),
  ...payrollProvider,
  cardIssuing,
  cardRecords: syncteraCardRecords(synctera),
  institutionDirectories: directories,
  log: logger,
});
jobs.start();
const stopRefreshing = keepInstitutionsFresh({
  store: institutionStore(database),
  addJob: jobs.add,
  clock: systemClock,
  log: logger,
});
const stopLimits = limits.keep();
const stopFollowing = followPeople({ publicService, database, log: logger });
const cards = cardSweeps(database, jobs.add);
cards.atStart(systemClock.now()).catch((err: unknown) => {
  logger.warn({ err }, 'card accounts are read an hour later than they should be');
});
const stopLooking = everyMinute(
  {
    banks: untilNone(dueStore(database, jobs.add).askForDue),
    payrolls: untilNone(stalePayrollStore(database, jobs.add).askForStale),
    payrollEvents: payrollEventStore(database).clearAway,
    ...limits.sweeps,
    money: moneyCheckStore(database, jobs.add).askForCheck,
    ...cards.everyMinute,
  },
  { clock: systemClock, log: logger },
);
institutions.warm();
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    stopRefreshing();
    stopLooking();
    await Promise.all([jobs.stop(), stopLimits(), stopFollowing()]);
    await Promise.all([database.destroy(), deciding.destroy()]);
  },
});
