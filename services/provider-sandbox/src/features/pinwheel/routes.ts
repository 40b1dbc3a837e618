import type { Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply } from 'fastify';
import { meetFaults } from '#faults/meet-faults.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { registerAccounts } from './account-routes.ts';
import { registerLinking } from './link-routes.ts';
import {
  invalidSecret,
  PinwheelRefused,
  toPinwheelRefusal,
  unknownPath,
  unknownVersion,
  type PinwheelRefusal,
} from './pinwheel-refusal.ts';
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

  app.register(
    async (pinwheel: Service) => {
      pinwheel.setErrorHandler((error: FastifyError | PinwheelRefused, request, reply) => {
        const refusal = toPinwheelRefusal(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        return refuse(reply, refusal);
      });
      pinwheel.setNotFoundHandler((_request, reply) => refuse(reply, unknownPath));
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

const refuse = (reply: FastifyReply, error: PinwheelRefusal) =>
  reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error });
