import { join } from 'node:path';
import { openDatabase, publishRoutes, systemClock } from '@reset/service-kit';
import { plaidBankData } from '#providers/plaid-bank-data.ts';
import { pinwheelPayrollData } from '#providers/pinwheel-payroll-data.ts';
import { buildApp } from './app.ts';

// Nothing asks the database, a provider or for a partner here, so none has to be there.
const app = buildApp({
  config: { IDENTITY_PUBLIC_KEYS: '{}', DATA_KEY: Buffer.alloc(32).toString('base64') },
  database: openDatabase('postgres://nowhere'),
  clock: systemClock,
  publicService: {
    get: () => Promise.reject(new Error('Nothing is asked while routes are published.')),
  },
  addJob: () => Promise.reject(new Error('No work is asked for while routes are published.')),
  bankData: plaidBankData({ baseUrl: '', clientId: '', secret: '' }),
  payrollData: pinwheelPayrollData({ baseUrl: '', secret: '' }),
  partners: new Map(),
});
await publishRoutes(app, join(import.meta.dirname, '../dist/routes.json'));
