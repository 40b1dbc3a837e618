import { readConfig, serve } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { PublicConfig } from './config.ts';
import { openContext } from './context.ts';

const context = openContext(readConfig(PublicConfig, process.env));
await serve(buildApp(context), context);
