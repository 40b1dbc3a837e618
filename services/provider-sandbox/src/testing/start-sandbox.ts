import type { Service } from '@reset/service-kit';
import { fixedClock } from '@reset/service-kit/testing';
import { buildApp } from '../app.ts';
import type { Context } from '../context.ts';
import { NOW, testContext } from './test-context.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export type StartedSandbox = {
  app: Service;
  context: Context;
  clock: ReturnType<typeof fixedClock>;
  url: string;
  /** Where webhooks may be sent. */
  receiver: WebhookReceiver;
  stop(): Promise<void>;
};

/** A sandbox on a port of its own, and a server that receives its webhooks. */
export async function startSandbox(now = NOW): Promise<StartedSandbox> {
  const clock = fixedClock(now);
  const context = testContext(clock);
  const app = buildApp(context);
  const [url, receiver] = await Promise.all([
    app.listen({ host: '127.0.0.1', port: 0 }),
    startReceiver(),
  ]);
  return {
    app,
    context,
    clock,
    url,
    receiver,
    async stop() {
      await Promise.all([app.close(), context.webhooks.stop()]);
      receiver.close();
    },
  };
}
