import { join } from 'node:path';
import { openDatabase, publishRoutes, systemClock } from '@reset/service-kit';
import { buildApp } from './app.ts';

// Nothing asks the database or for a partner here, so none has to be there, and nothing is to be done.
const app = buildApp({
  config: { NODE_ENV: 'production', IDENTITY_PUBLIC_KEYS: '{}', TOKEN_KEY: '' },
  database: openDatabase('postgres://nowhere'),
  clock: systemClock,
  addJob: () => Promise.reject(new Error('Nothing is done while routes are published.')),
  partners: new Map(),
});
await publishRoutes(app, join(import.meta.dirname, '../dist/routes.json'));
