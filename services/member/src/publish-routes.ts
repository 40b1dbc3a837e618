import { join } from 'node:path';
import { placeholderConfig, publishRoutes } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { MemberConfig } from './config.ts';
import { openContext } from './context.ts';

// The routes of simulations are known to the gateway everywhere, and answered with 404 by a
// service that has no such routes.
await publishRoutes(
  buildApp(openContext(placeholderConfig(MemberConfig))),
  join(import.meta.dirname, '../dist/routes.json'),
);
