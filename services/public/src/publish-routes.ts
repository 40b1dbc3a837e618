import { join } from 'node:path';
import { placeholderConfig, publishRoutes } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { PublicConfig } from './config.ts';
import { openContext } from './context.ts';

const app = buildApp(openContext(placeholderConfig(PublicConfig)));
await publishRoutes(app, join(import.meta.dirname, '../dist/routes.json'));
