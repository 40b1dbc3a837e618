import { join } from 'node:path';
import { openDatabase, publishRoutes, systemClock } from '@reset/service-kit';
import { buildApp } from './app.ts';

// Nothing asks the database or another service here, so none has to be there.
const nobody = {
  get: () => Promise.reject(new Error('Nothing is asked while routes are published.')),
};
const app = buildApp({
  config: { IDENTITY_PUBLIC_KEYS: '{}' },
  database: openDatabase('postgres://nowhere'),
  clock: systemClock,
  publicService: nobody,
  memberService: nobody,
  partners: new Map(),
});
await publishRoutes(app, join(import.meta.dirname, '../dist/routes.json'));
