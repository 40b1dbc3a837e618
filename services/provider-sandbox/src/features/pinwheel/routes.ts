import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { registerAccounts } from './account-routes.ts';
import { answerRefusals } from './answer-refusals.ts';
import { registerPinwheelControl } from './control-routes.ts';
import { registerLinkFrame } from './link/frame-routes.ts';
import { registerLinking } from './link-routes.ts';
import { invalidSecret, PinwheelRefused, unknownVersion } from './pinwheel-refusal.ts';
import { openPinwheel } from './pinwheel-world.ts';
import { registerPinwheelPlatforms } from './platform-routes.ts';

const VERSIONS: readonly unknown[] = ['2023-11-22', '2023-07-18', '2023-04-18', undefined];

/**
 * Pinwheel's API below /pinwheel. Any X-API-SECRET will do, but there has to be one, and webhooks
 * are signed with the newest.
 * @param webhookUrl where webhooks go until that is changed; null leaves it as it was
 */
export function registerPinwheel(
  app: Service,
  world: SandboxWorld,
  webhookUrl: string | null = null,
): void {
  const pinwheelWorld = openPinwheel(world, webhookUrl);
  registerPinwheelControl(app, pinwheelWorld);
  registerLinkFrame(app, pinwheelWorld, world.faults.pinwheel);

  app.register(
    async (pinwheel: Service) => {
      answerRefusals(pinwheel);
      pinwheel.addHook('onRequest', async (request) => {
        const secret = request.headers['x-api-secret'];
        if (typeof secret !== 'string' || secret === '') throw new PinwheelRefused(invalidSecret);
        if (!VERSIONS.includes(request.headers['pinwheel-version'])) {
          throw new PinwheelRefused(unknownVersion);
        }
        pinwheelWorld.settings.learnSecret(secret);
      });
      meetFaults(pinwheel, world.faults.pinwheel);
      registerPinwheelPlatforms(pinwheel);
      registerAccounts(pinwheel, pinwheelWorld);
      registerLinking(pinwheel, pinwheelWorld);
    },
    { prefix: '/pinwheel' },
  );
}
