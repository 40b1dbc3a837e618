import { ProviderError } from '@reset/service-kit';
import type { PushOptions, PushOutcome, PushService } from '#providers/push-service.ts';

/** What was sent to one browser. */
export type SentPush = { endpoint: string; payload: string; options: PushOptions };

/** What push services do next, and what they were sent. */
export type PushWorld = {
  pushes: SentPush[];
  /** What becomes of a message; `away` for what may be taken later. */
  pushOutcome: (endpoint: string) => PushOutcome | 'away';
};

export const somePushWorld = (): PushWorld => ({ pushes: [], pushOutcome: () => 'taken' });

/** Push services that take what the world says, of browsers at `https://push.example/`. */
export const pushServiceOf = (world: PushWorld): PushService => ({
  publicKey: 'our-key',
  isUsable: ({ endpoint, publicKey }) =>
    publicKey === 'our-key' && endpoint.startsWith('https://push.example/'),
  async send({ endpoint }, payload, options) {
    world.pushes.push({ endpoint, payload, options });
    const outcome = world.pushOutcome(endpoint);
    if (outcome === 'away') throw new ProviderError('Away', 'unavailable', '503');
    return outcome;
  },
});
