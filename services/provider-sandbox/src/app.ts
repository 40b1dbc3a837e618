import { buildService, type Clock, type Service } from '@reset/service-kit';
import { registerContentful } from '#features/contentful/routes.ts';
import { openDeliveries, type Deliveries } from '#deliveries/deliveries.ts';
import { faultSwitch, type Faults } from '#faults/fault-switch.ts';
import { registerFaults } from '#features/faults/routes.ts';
import { registerInbox } from '#features/inbox/routes.ts';
import { registerIndexPage } from '#features/index-page/routes.ts';
import { registerPinwheel } from '#features/pinwheel/routes.ts';
import { registerPlaid } from '#features/plaid/routes.ts';
import { registerTexts } from '#features/texts/routes.ts';

type Logger = Parameters<typeof buildService>[0]['logger'];

export type AppNeeds = {
  clock: Clock;
  /** None: what is sent is forgotten with the process. */
  deliveries?: Deliveries;
  faults?: { mail: Faults; texts: Faults };
  /** None is silent. */
  logger?: Logger;
};

/** The sandbox, as the server and the tests start it. Nothing in it needs an identity. */
export function buildApp({
  clock,
  deliveries = openDeliveries(null),
  faults = { mail: faultSwitch(), texts: faultSwitch() },
  logger,
}: AppNeeds): Service {
  const app = buildService({
    name: 'provider-sandbox',
    config: { IDENTITY_PUBLIC_KEYS: '{}' },
    ...(logger ? { logger } : {}),
  });
  registerIndexPage(app);
  registerPlaid(app, clock);
  registerPinwheel(app, clock);
  registerContentful(app);
  registerTexts(app, { deliveries, faults: faults.texts, clock });
  registerInbox(app, deliveries);
  registerFaults(app, faults);
  return app;
}
