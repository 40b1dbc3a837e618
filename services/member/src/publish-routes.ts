import { join } from 'node:path';
import { openDatabase, publishRoutes, systemClock } from '@reset/service-kit';
import { plaidBankData } from '#providers/plaid-bank-data.ts';
import { plaidBankLinking } from '#providers/plaid-bank-linking.ts';
import { plaidClient } from '#providers/plaid-client.ts';
import { pinwheelPayrollData } from '#providers/pinwheel-payroll-data.ts';
import { pinwheelPayrollLinking } from '#providers/pinwheel-payroll-linking.ts';
import { syncteraCardIssuing } from '#providers/synctera-card-issuing.ts';
import { buildApp } from './app.ts';

const nothingIsAsked = () =>
  Promise.reject(new Error('Nothing is asked while routes are published.'));

const plaid = plaidClient({ baseUrl: '', clientId: '', secret: '' });

const pinwheel = { baseUrl: '', secret: '' };

// Nothing asks the database, a provider or for a partner here, so none has to be there.
const app = buildApp({
  config: { IDENTITY_PUBLIC_KEYS: '{}', DATA_KEY: Buffer.alloc(32).toString('base64') },
  database: openDatabase('postgres://nowhere'),
  clock: systemClock,
  publicService: { get: nothingIsAsked },
  addJob: nothingIsAsked,
  bankData: plaidBankData(plaid),
  bankLinking: plaidBankLinking(plaid),
  isBankWebhook: nothingIsAsked,
  payrollData: pinwheelPayrollData(pinwheel),
  payrollLinking: pinwheelPayrollLinking(pinwheel),
  isPayrollWebhook: nothingIsAsked,
  isIssuerWebhook: nothingIsAsked,
  decide: nothingIsAsked,
  cardIssuing: syncteraCardIssuing({ baseUrl: '', apiKey: '' }),
  institutions: {
    search: nothingIsAsked,
    findPlatform: nothingIsAsked,
    isDigitalOnly: nothingIsAsked,
    warm: () => undefined,
  },
  // Known to the gateway everywhere, and answered with 404 by a service that has no such routes.
  simulation: {
    longestWaitMs: 0,
    authorize: nothingIsAsked,
    clear: nothingIsAsked,
    work: nothingIsAsked,
  },
  partners: new Map(),
});
await publishRoutes(app, join(import.meta.dirname, '../dist/routes.json'));
