import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';

/** How webhooks go out: as they come, each twice, the last first, held back, or never. */
export const WEBHOOK_MODES = ['normal', 'double', 'reverse', 'hold', 'drop'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

/** A webhook that was sent, or is to be. */
export type Webhook = {
  id: string;
  provider: string;
  url: string;
  /** As it goes over the wire, byte by byte. */
  body: string;
  /** The last answer's status; null before the first attempt, 0 for no answer. */
  status: number | null;
  attempts: number;
};

/**
 * The headers that prove who sent a body.
 * @param seconds the product's time, since 1970, whatever the providers' clock says: receivers refuse
 *   what was signed long ago
 */
export type Sign = (body: string, seconds: number) => Headers | Promise<Headers>;
type Headers = Record<string, string>;

/** HMAC-SHA256 as hex digits, by which most providers sign. */
export const hmacHex = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export type Webhooks = {
  /** Sets how a provider signs; before it sends anything. */
  signs(provider: string, sign: Sign): void;
  /** The headers with which a provider sends `body` now. */
  headersFor(provider: string, body: string): Promise<Headers>;
  /** Sends it soon after, and again until it is taken, a while apart. Nothing without a `url`. */
  send(webhook: { provider: string; url: string | null; body: object }): void;
  /** Those that go out one by one; the newest last. */
  all(): Webhook[];
  mode(): WebhookMode;
  /** What is held goes out when another mode is set: doubled, or in reverse. */
  set(mode: WebhookMode): void;
  stop(): Promise<void>;
};

const RETRY_DELAYS_MS = [200, 1_000, 5_000, 15_000, 60_000];
const TIMEOUT_MS = 5_000;
const MAX_STORED = 2_000;

/** What providers send to the addresses that they were given. */
export function openWebhooks(store: RecordStore, productClock: Clock): Webhooks {
  const stored = store.of<Webhook>('webhook');
  const signers = new Map<string, Sign>();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let mode: WebhookMode = 'normal';
  let held: Webhook[] = [];

  const headersFor = async (provider: string, body: string): Promise<Headers> => ({
    'content-type': 'application/json',
    ...(await signers.get(provider)?.(body, Math.floor(productClock.now().getTime() / 1_000))),
  });
  const start = (webhook: Webhook) => {
    const sending = deliver(webhook).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const deliver = async (webhook: Webhook) => {
    for (const [before, waitMs] of [0, ...RETRY_DELAYS_MS].entries()) {
      if (!(await isOver(waitMs, stopping.signal))) return;
      const status = await post(
        webhook,
        await headersFor(webhook.provider, webhook.body),
        stopping.signal,
      );
      stored.put(webhook.id, { ...webhook, status, attempts: before + 1 });
      if (status >= 200 && status < 300) return;
    }
  };

  // Only once in so many: listing them takes longer the more there are.
  let sent = 0;
  const forgetOld = () => {
    sent += 1;
    if (sent % MAX_STORED !== 0) return;
    for (const old of stored.list().slice(0, -MAX_STORED)) stored.remove(old.id);
  };

  return {
    headersFor,
    signs: (provider, sign) => void signers.set(provider, sign),
    send({ provider, url, body }) {
      if (!url) return;
      const text = JSON.stringify(body);
      const webhook = { id: randomUUID(), provider, url, body: text, status: null, attempts: 0 };
      if (mode === 'drop') return;
      stored.put(webhook.id, webhook);
      forgetOld();
      if (mode === 'hold') held.push(webhook);
      else for (const one of arranged([webhook], mode)) start(one);
    },
    all: () => stored.list(),
    mode: () => mode,
    set(next) {
      mode = next;
      if (next === 'hold') return;
      const waiting = held;
      held = [];
      // One after the other, so that they arrive in this order.
      const sending = arranged(next === 'drop' ? [] : waiting, next)
        .reduce((before, one) => before.then(() => deliver(one)), Promise.resolve())
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

async function post({ url, body }: Webhook, headers: Headers, signal: AbortSignal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return fetch(url, { method: 'POST', headers, body, signal: limit, redirect: 'error' }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

/** Resolves to false as soon as `signal` says so. */
const isOver = (waitMs: number, signal: AbortSignal): Promise<boolean> =>
  pause(waitMs, true, { signal }).catch(() => false);

/** What goes out for these, in this order. */
function arranged(webhooks: readonly Webhook[], mode: WebhookMode): readonly Webhook[] {
  switch (mode) {
    case 'double':
      return webhooks.flatMap((webhook) => [webhook, webhook]);
    case 'reverse':
      return webhooks.toReversed();
    case 'drop':
      return [];
    case 'hold':
    case 'normal':
      return webhooks;
  }
}
