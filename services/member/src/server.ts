import {
  createLogger,
  internalClient,
  openDatabase,
  openJobs,
  parsePrivateKey,
  readConfig,
  readPartners,
  serve,
  systemClock,
} from '@reset/service-kit';
import { dueStore } from '#features/bank-link/due-store.ts';
import { keepBanksFresh } from '#features/bank-link/keep-banks-fresh.ts';
import { keepInstitutionsFresh } from '#features/institutions/institution-jobs.ts';
import { institutionStore } from '#features/institutions/institution-store.ts';
import { openInstitutions } from '#features/institutions/institutions.ts';
import { institutionDirectories } from '#providers/institution-directories.ts';
import { paveIncomeData } from '#providers/pave-income-data.ts';
import { plaidBankData } from '#providers/plaid-bank-data.ts';
import { plaidBankLinking } from '#providers/plaid-bank-linking.ts';
import { plaidClient } from '#providers/plaid-client.ts';
import { plaidWebhooks } from '#providers/plaid-webhook.ts';
import { pinwheelPayrollData } from '#providers/pinwheel-payroll-data.ts';
import { buildApp } from './app.ts';
import { MemberConfig } from './config.ts';
import { workOff } from './work-off.ts';

const config = readConfig(MemberConfig, process.env);
const database = openDatabase(config.DATABASE_URL);
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
  payrollData: pinwheelPayrollData({
    baseUrl: config.PINWHEEL_URL,
    secret: config.PINWHEEL_API_SECRET,
  }),
  institutions,
  partners: readPartners(config.PARTNERS_FOLDER),
});
workOff(jobs, {
  config,
  database,
  clock: systemClock,
  publicService,
  bankData,
  incomeData: paveIncomeData({ baseUrl: config.PAVE_URL, apiKey: config.PAVE_API_KEY }),
  institutionDirectories: directories,
});
jobs.start();
const stopRefreshing = keepInstitutionsFresh({
  store: institutionStore(database),
  addJob: jobs.add,
  clock: systemClock,
  log: logger,
});
const stopSweeping = keepBanksFresh({
  askForDue: dueStore(database, jobs.add).askForDue,
  clock: systemClock,
  log: logger,
});
institutions.warm();
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    stopRefreshing();
    stopSweeping();
    await jobs.stop();
    await database.destroy();
  },
});
