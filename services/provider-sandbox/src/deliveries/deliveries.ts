import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

type Delivered = {
  /** Ours, for the address at which it is shown. */
  id: string;
  /** What makes two of them the same one, sent twice. */
  key: string;
  to: string;
  text: string;
  /** When we took it, in ISO 8601. */
  sent_at: string;
};

export type DeliveredMail = Delivered & { kind: 'mail'; subject: string; html: string };
export type DeliveredText = Delivered & { kind: 'text'; from: string };

/** A message to a browser, `text` as it reads it; `to` is its endpoint. */
export type DeliveredPush = Delivered & {
  kind: 'push';
  /** Seconds. */
  ttl: number;
  urgency: string;
  topic: string | null;
};

/** What a service has sent to a person. */
export type Delivery = DeliveredMail | DeliveredText | DeliveredPush;

const MAX_STORED = 5_000;

export type Deliveries = {
  /** Keeps it, unless its key is known: then the one that came first is the answer. */
  keep<Kind extends Delivery>(delivery: Kind): Kind;
  all(): readonly Delivery[];
  mails(): DeliveredMail[];
  texts(): DeliveredText[];
  pushes(): DeliveredPush[];
};

/**
 * What was sent, the newest first, and of that the newest 5,000.
 * @param file where it outlives this process, a line each; null for memory alone. A
 *   delivery is in it before the sender learns that it was taken.
 */
export function openDeliveries(file: string | null, max = MAX_STORED): Deliveries {
  const inOrder = file === null ? [] : read(file).slice(-max);
  const byKey = new Map(inOrder.map((delivery) => [delivery.key, delivery]));
  if (file !== null) rewrite(file, inOrder);
  let lines = inOrder.length;

  const write = (delivery: Delivery) => {
    if (file === null) return;
    appendFileSync(file, lineOf(delivery));
    lines += 1;
    if (lines < 2 * max) return;
    rewrite(file, inOrder);
    lines = inOrder.length;
  };

  return {
    keep<Kind extends Delivery>(delivery: Kind): Kind {
      const known = byKey.get(delivery.key);
      if (known) return known as Kind;
      inOrder.push(delivery);
      byKey.set(delivery.key, delivery);
      for (const old of inOrder.splice(0, Math.max(0, inOrder.length - max))) byKey.delete(old.key);
      write(delivery);
      return delivery;
    },
    all: () => inOrder.toReversed(),
    mails: () => inOrder.filter((one) => one.kind === 'mail').toReversed(),
    texts: () => inOrder.filter((one) => one.kind === 'text').toReversed(),
    pushes: () => inOrder.filter((one) => one.kind === 'push').toReversed(),
  };
}

const lineOf = (delivery: Delivery): string => `${JSON.stringify(delivery)}\n`;

// The last line may be cut off: its sender got no answer, and sends it again.
function read(file: string): Delivery[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Delivery);
}

// Beside it first, so that a process that dies here leaves the old one whole.
function rewrite(file: string, deliveries: readonly Delivery[]): void {
  writeFileSync(`${file}.new`, deliveries.map(lineOf).join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
