import {
  acceptRebuilds,
  buildService,
  publishEvents,
  scheduleAnswerClearing,
  type Service,
} from '@reset/service-kit';
import { closurePlugin } from '#features/closure/plugin.ts';
import { confirmationsPlugin } from '#features/confirmations/plugin.ts';
import { contentPlugin } from '#features/content/plugin.ts';
import { dataExportPlugin } from '#features/data-export/plugin.ts';
import { financialHealthPlugin } from '#features/financial-health/plugin.ts';
import { passkeysPlugin } from '#features/passkeys/plugin.ts';
import { passwordsPlugin } from '#features/passwords/plugin.ts';
import { secondFactorPlugin } from '#features/second-factor/plugin.ts';
import { signInPlugin } from '#features/sign-in/plugin.ts';
import { signUpPlugin } from '#features/sign-up/plugin.ts';
import { usersPlugin } from '#features/users/plugin.ts';
import { visitorMailsPlugin } from '#features/visitor-mails/plugin.ts';
import type { Context } from './context.ts';

/** The public service, as the server, its release and its tests build it. */
export function buildApp(context: Context): Service {
  const app = buildService(context);
  app.register(usersPlugin, context);
  app.register(closurePlugin, context);
  app.register(signUpPlugin, context);
  app.register(passwordsPlugin, context);
  app.register(secondFactorPlugin, context);
  app.register(passkeysPlugin, context);
  app.register(signInPlugin, context);
  app.register(confirmationsPlugin, context);
  app.register(contentPlugin, context);
  app.register(financialHealthPlugin, context);
  app.register(visitorMailsPlugin, context);
  app.register(dataExportPlugin, context);
  publishEvents(app, context, { callers: ['admin', 'gateway', 'member', 'onboarding'] });
  acceptRebuilds(app, context);
  scheduleAnswerClearing(context);
  return app;
}
