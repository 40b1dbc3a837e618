import { buildService, type Clock, type Service } from '@reset/service-kit';
import { registerContentful } from '#features/contentful/routes.ts';
import { registerIndexPage } from '#features/index-page/routes.ts';
import { registerPinwheel } from '#features/pinwheel/routes.ts';
import { registerPlaid } from '#features/plaid/routes.ts';

type Logger = Parameters<typeof buildService>[0]['logger'];

/** The sandbox, as the server and the tests start it. Nothing in it needs an identity. */
export function buildApp({ clock, logger }: { clock: Clock; logger?: Logger }): Service {
  const app = buildService({
    name: 'provider-sandbox',
    config: { IDENTITY_PUBLIC_KEYS: '{}' },
    ...(logger ? { logger } : {}),
  });
  registerIndexPage(app);
  registerPlaid(app, clock);
  registerPinwheel(app, clock);
  registerContentful(app);
  return app;
}
