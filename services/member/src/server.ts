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
import { plaidBankData } from '#providers/plaid-bank-data.ts';
import { pinwheelPayrollData } from '#providers/pinwheel-payroll-data.ts';
import { buildApp } from './app.ts';
import { MemberConfig } from './config.ts';

const config = readConfig(MemberConfig, process.env);
const database = openDatabase(config.DATABASE_URL);
const logger = createLogger({ name: 'member', level: config.LOG_LEVEL });
const jobs = openJobs({ databaseUrl: config.DATABASE_URL, service: 'member', log: logger });
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
  partners: readPartners(config.PARTNERS_FOLDER),
});
jobs.start();
await serve(app, {
  host: config.HOST,
  port: config.PORT,
  close: async () => {
    await jobs.stop();
    await database.destroy();
  },
});
