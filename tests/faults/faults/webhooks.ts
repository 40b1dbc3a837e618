import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const FOR_MS = 4_000;

/** The issuer's webhooks arrive twice, in reverse, late and all at once, or not at all. */
export const webhooks: Fault = async ({ environment: { issuer }, random, count }) => {
  const mode = random.oneOf(['double', 'reverse', 'hold', 'drop'] as const);
  await issuer.sendWebhooks(mode);
  await pause(FOR_MS);
  // What was held comes now.
  if (mode === 'hold') await issuer.sendWebhooks(random.oneOf(['double', 'reverse']));
  await issuer.sendWebhooks('normal');
  count(`webhooks by ${mode}`);
  return performance.now();
};
