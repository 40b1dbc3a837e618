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
import { keepInstitutionsFresh } from '#features/institutions/institution-jobs.ts';
import { institutionStore } from '#features/institutions/institution-store.ts';
import { openInstitutions } from '#features/institutions/institutions.ts';
import { institutionDirectories } from '#providers/institution-directories.ts';
import { plaidBankData } from '#providers/plaid-bank-data.ts';
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
const app = buildApp({
  config,
  database,
  clock: systemClock,
  addJob: jobs.add,
  logger,
  publicService: internalClient({
    from: 'member',
    to: 'public',
    baseUrl: config.PUBLIC_URL,
    privateKey: parsePrivateKey(config.IDENTITY_PRIVATE_KEY),
  }),
  bankData: plaidBankData({
    baseUrl: config.PLAID_URL,
    clientId: config.PLAID_CLIENT_ID,
    secret: config.PLAID_SECRET,
  }),
  payrollData: pinwheelPayrollData({
    baseUrl: config.PINWHEEL_URL,
    secret: config.PINWHEEL_API_SECRET,
  }),
  institutions,
  partners: readPartners(config.PARTNERS_FOLDER),
});
workOff(jobs, { database, clock: systemClock, institutionDirectories: directories });
jobs.start();
const stopRefreshing = keepInstitutionsFresh({
  store: institutionStore(database),
  addJob: jobs.add,
  clock: systemClock,
  log: logger,
});
institutions.warm();
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    stopRefreshing();
    await jobs.stop();
    await database.destroy();
  },
});
