import { buildService, type Service } from '@reset/service-kit';
import { registerApril } from '#features/april/routes.ts';
import { registerContentful } from '#features/contentful/routes.ts';
import { registerControl } from '#features/control/routes.ts';
import { registerFaults } from '#features/faults/routes.ts';
import { registerHubspot } from '#features/hubspot/routes.ts';
import { registerInbox } from '#features/inbox/routes.ts';
import { registerIndexPage } from '#features/index-page/routes.ts';
import { registerPave } from '#features/pave/routes.ts';
import { registerPinwheel } from '#features/pinwheel/routes.ts';
import { registerPlaid } from '#features/plaid/routes.ts';
import { registerSocure } from '#features/socure/routes.ts';
import { registerSynctera } from '#features/synctera/routes.ts';
import type { SyncteraCustomer } from '#features/synctera/subscribe.ts';
import { registerTexts } from '#features/texts/routes.ts';
import type { SandboxWorld } from './sandbox-world.ts';

export type AppNeeds = {
  world: SandboxWorld;
  /** None is silent. */
  logger?: Parameters<typeof buildService>[0]['log'];
  /** Where Pinwheel's webhooks go until that is changed; null leaves it as it was. */
  pinwheelWebhookUrl?: string | null;
  /** Who is told and asked about cards from the start; null for nobody. */
  synctera?: SyncteraCustomer | null;
};

/** The sandbox, as the server and the tests start it. Nothing in it needs an identity. */
export function buildApp({
  world,
  logger,
  pinwheelWebhookUrl = null,
  synctera = null,
}: AppNeeds): Service {
  const app = buildService({
    name: 'provider-sandbox',
    config: { IDENTITY_PUBLIC_KEYS: '{}' },
    ...(logger ? { log: logger } : {}),
  });
  const { clock, deliveries, faults } = world;
  registerIndexPage(app);
  registerPlaid(app, world);
  registerPinwheel(app, world, pinwheelWebhookUrl);
  registerPave(app, world);
  registerSynctera(app, world, synctera);
  registerSocure(app, world);
  registerApril(app, world);
  registerHubspot(app, world);
  registerContentful(app);
  registerTexts(app, { deliveries, faults: faults.texts, clock });
  registerInbox(app, deliveries);
  registerFaults(app, faults);
  registerControl(app, world);
  return app;
}
