import { serve } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { readMemberConfig } from './config.ts';
import { openContext } from './context.ts';

const context = openContext(readMemberConfig(process.env));
await serve(buildApp(context), context);
