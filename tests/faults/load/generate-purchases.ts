import { setTimeout as pause } from 'node:timers/promises';
import type { Clearing, Issuer } from '../issuer/issuer.ts';
import type { Member } from '../members/member.ts';
import type { Random } from '../random/seeded-random.ts';

const BETWEEN_MS = 250;
const MAX_CENTS = 4_000;
// Large enough for a partial refund.
const MIN_CENTS = 200;

export type PurchaseLoad = {
  /** How many purchases were made so far. */
  count(): number;
  /** Errors that ended a client early. */
  failures: Error[];
  finish(): Promise<void>;
};

/** Purchases with cards that the issuer issued, followed by clearings, refunds and reversals. */
export function generatePurchases(options: {
  issuer: Issuer;
  members: readonly Member[];
  random: Random;
  concurrency: number;
  /** Multiplies the pause between two purchases. */
  slowness: number;
}): PurchaseLoad {
  const { issuer, members, random } = options;
  const ending = new AbortController();
  const failures: Error[] = [];
  let made = 0;
  const buy = async () => {
    while (!ending.signal.aborted) {
      await purchase(issuer, random.oneOf(members), random);
      made += 1;
      await pause(BETWEEN_MS * options.slowness);
    }
  };
  const buying = Array.from({ length: options.concurrency }, () =>
    buy().catch((error: Error) => void failures.push(error)),
  );
  return {
    count: () => made,
    failures,
    async finish() {
      ending.abort();
      await Promise.all(buying);
    },
  };
}

/** One purchase, and one of the things that may follow where it was approved. */
async function purchase(issuer: Issuer, member: Member, random: Random): Promise<void> {
  const amount = random.between(MIN_CENTS, MAX_CENTS);
  const { uuid, data } = await issuer.authorize(member.cardId, amount);
  if (data.status !== 'PENDING') return;
  const some = random.between(1, amount - 1);
  const clear = (cents: number, how: Omit<Clearing, 'amount'> = {}) =>
    issuer.clear(uuid, { amount: cents, ...how });
  await random.oneOf(FOLLOW_UPS)({
    amount,
    some,
    clear,
    refund: (cents) => clear(cents, { is_refund: true }),
    reverse: (cents) => issuer.reverse(uuid, cents),
    forcePost: (cents) => issuer.forcePost(member.cardId, cents),
  });
}

/** What a merchant can do with a purchase of this amount; amounts are cents. */
type Merchant = {
  amount: number;
  /** Less than that. */
  some: number;
  clear(cents: number, how?: Omit<Clearing, 'amount'>): Promise<unknown>;
  refund(cents: number): Promise<unknown>;
  reverse(cents: number): Promise<unknown>;
  /** Takes something without asking. */
  forcePost(cents: number): Promise<unknown>;
};

const FOLLOW_UPS: readonly ((merchant: Merchant) => Promise<unknown>)[] = [
  // Held, and nothing follows.
  async () => undefined,
  ({ clear, amount }) => clear(amount),
  ({ clear, some }) => clear(some, { is_final: true }),
  async ({ clear, amount, some }) => {
    await clear(some);
    await clear(amount - some);
  },
  // A tip.
  ({ clear, amount, some }) => clear(amount + some, { force_post: true }),
  ({ reverse, amount }) => reverse(amount),
  ({ reverse, some }) => reverse(some),
  async ({ clear, refund, amount, some }) => {
    await clear(amount);
    await refund(some);
  },
  // More than was paid.
  async ({ clear, refund, amount, some }) => {
    await clear(amount);
    await refund(amount + some);
  },
  // Before the merchant has taken anything.
  async ({ clear, refund, amount, some }) => {
    await refund(some);
    await clear(amount);
  },
  async ({ clear, refund, amount, some }) => {
    await clear(amount);
    await Promise.all([refund(amount), refund(some)]);
  },
  // The merchant takes it after all.
  async ({ clear, reverse, amount }) => {
    await reverse(amount);
    await clear(amount, { force_post: true });
  },
  async ({ clear, forcePost, amount, some }) => {
    await clear(some, { is_final: true });
    await forcePost(amount);
  },
];
