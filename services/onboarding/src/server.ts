import { readConfig, serve } from '@reset/service-kit';
import { buildApp } from './app.ts';
import { OnboardingConfig } from './config.ts';
import { openContext } from './context.ts';

const context = openContext(readConfig(OnboardingConfig, process.env));
await serve(buildApp(context), context);
