import { randomUUID } from 'node:crypto';
import type { RecordStore } from '#records/records.ts';
import { arranged, type WebhookMode } from './arranged.ts';

/** What was sent to somebody's address, or is to be. */
export type Webhook = {
  id: string;
  provider: string;
  url: string;
  /** As it goes over the wire, byte by byte. */
  body: string;
  /** The last answer's status; null before the first, 0 where nobody answered. */
  status: number | null;
  attempts: number;
};

/** The headers that prove who sent a body. */
export type Sign = (body: string) => Promise<Record<string, string>> | Record<string, string>;

export type Webhooks = {
  /** Says how a provider signs; before it sends anything. */
  signs(provider: string, sign: Sign): void;
  /** Sends it soon after, and again until it is taken, a while apart. Nothing without a `url`. */
  send(webhook: { provider: string; url: string | null; body: object }): void;
  /** Those that go out one by one; the newest last. */
  all(): Webhook[];
  mode(): WebhookMode;
  /** What is held goes out when another mode is set: doubled, or in reverse. */
  set(mode: WebhookMode): void;
  stop(): Promise<void>;
};

const RETRY_MS = [200, 1_000, 5_000, 15_000, 60_000];
const TIMEOUT_MS = 5_000;
const KEPT = 2_000;

/** What providers send to the addresses that they were given, remembered with `records`. */
export function openWebhooks(records: RecordStore): Webhooks {
  const kept = records.of<Webhook>('webhook');
  const signers = new Map<string, Sign>();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let mode: WebhookMode = 'normal';
  let held: Webhook[] = [];

  const start = (webhook: Webhook) => {
    const sending = deliver(webhook).finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const deliver = async (webhook: Webhook) => {
    for (const [before, waitMs] of [0, ...RETRY_MS].entries()) {
      if (!(await isOver(waitMs, stopping.signal))) return;
      const status = await post(webhook, signers.get(webhook.provider), stopping.signal);
      kept.put(webhook.id, { ...webhook, status, attempts: before + 1 });
      if (status >= 200 && status < 300) return;
    }
  };

  // Not at each one: looking costs as much as there are.
  let sent = 0;
  const forgetOld = () => {
    sent += 1;
    if (sent % KEPT !== 0) return;
    for (const old of kept.list().slice(0, -KEPT)) kept.remove(old.id);
  };

  return {
    signs: (provider, sign) => void signers.set(provider, sign),
    send({ provider, url, body }) {
      if (!url) return;
      const text = JSON.stringify(body);
      const webhook = { id: randomUUID(), provider, url, body: text, status: null, attempts: 0 };
      if (mode === 'drop') return;
      kept.put(webhook.id, webhook);
      forgetOld();
      if (mode === 'hold') held.push(webhook);
      else for (const one of arranged([webhook], mode)) start(one);
    },
    all: () => kept.list(),
    mode: () => mode,
    set(next) {
      mode = next;
      if (next === 'hold') return;
      const waiting = held;
      held = [];
      // One after the other, so that their order is the one that was asked for.
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

async function post(webhook: Webhook, sign: Sign | undefined, signal: AbortSignal) {
  const headers = { 'content-type': 'application/json', ...(await sign?.(webhook.body)) };
  const { url, body } = webhook;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return fetch(url, { method: 'POST', headers, body, signal: limit, redirect: 'error' }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

const isOver = (waitMs: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(!signal.aborted), waitMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
