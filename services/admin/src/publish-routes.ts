import { join } from 'node:path';
import { openDatabase, publishRoutes, systemClock } from '@reset/service-kit';
import { buildApp } from './app.ts';

// Nothing asks the database or a service here, so none has to be there.
const nothing = () =>
  Promise.reject(new Error('Nothing is asked or done while routes are published.'));
const app = buildApp({
  config: { IDENTITY_PUBLIC_KEYS: '{}', TOKEN_KEY: '' },
  database: openDatabase('postgres://nowhere'),
  clock: systemClock,
  addJob: nothing,
  publicService: { get: nothing, post: nothing },
});
await publishRoutes(app, join(import.meta.dirname, '../dist/routes.json'));
