import {
  createLogger,
  internalClient,
  openDatabase,
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
const app = buildApp({
  config,
  database,
  clock: systemClock,
  logger: createLogger({ name: 'member', level: config.LOG_LEVEL }),
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
await serve(app, { host: config.HOST, port: config.PORT, close: () => database.destroy() });
