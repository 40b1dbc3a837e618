import { buildService, newId, type Service } from '@reset/service-kit';
import { apiPlugin } from '#features/api/plugin.ts';
import { checkServices } from '#features/api/service-checks.ts';
import { flagsPlugin } from '#features/flags/plugin.ts';
import { pagesPlugin } from '#features/pages/plugin.ts';
import { personalDataPlugin } from '#features/personal-data/plugin.ts';
import { pushWorkerPlugin } from '#features/push-worker/plugin.ts';
import { reportsPlugin } from '#features/reports/plugin.ts';
import { sessionPlugin } from '#features/session/plugin.ts';
import { widgetsPlugin } from '#features/widgets/plugin.ts';
import { logRequests } from '#http/access-log.ts';
import { refuseOtherHosts } from '#http/own-hosts.ts';
import { requestTracing } from '#http/page-trace.ts';
import { onEveryAnswer } from '#http/security-headers.ts';
import type { Context } from './context.ts';

/** The gateway, as the server and its tests build it. */
export function buildApp(context: Context): Service {
  const { config, live } = context;
  const app = buildService(context, {
    logsRequests: false,
    trustedProxies: config.TRUSTED_PROXIES,
    everyAnswer: onEveryAnswer,
    requestTracing: requestTracing(config),
    // Everybody reaches the gateway's own port, and what it says of its parts is not for everybody.
    hidesReadiness: config.NODE_ENV === 'production',
    ...(config.READINESS_PORT === undefined ? {} : { readinessPort: config.READINESS_PORT }),
    checks: {
      release: async () => required(live.release, 'no shell has been released'),
      services: async () =>
        checkServices(required(live.routeTable, 'no service has been released').services),
    },
  });
  // A browser does not choose under which id it is logged.
  app.setGenReqId(() => newId());
  logRequests(app, context.sessionCache);
  refuseOtherHosts(app, config);
  app.register(sessionPlugin, context);
  app.register(apiPlugin, context);
  app.register(pagesPlugin, context);
  app.register(pushWorkerPlugin, context);
  app.register(reportsPlugin, context);
  app.register(widgetsPlugin, context);
  app.register(personalDataPlugin, context);
  app.register(flagsPlugin, context);
  return app;
}

function required<Value>(value: Value | null, missing: string): Value {
  if (value === null) throw new Error(missing);
  return value;
}
