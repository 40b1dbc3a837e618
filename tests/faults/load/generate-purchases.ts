import { setTimeout as pause } from 'node:timers/promises';
import type { Issuer } from '../issuer/issuer.ts';
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
  switch (random.between(1, 7)) {
    case 1:
      return void (await issuer.clear(uuid, { amount }));
    case 2:
      return void (await issuer.clear(uuid, { amount: some, is_final: true }));
    case 3:
      await issuer.clear(uuid, { amount: some });
      return void (await issuer.clear(uuid, { amount: amount - some }));
    case 4:
      // A tip.
      return void (await issuer.clear(uuid, { amount: amount + some, force_post: true }));
    case 5:
      return void (await issuer.reverse(uuid, random.oneOf([amount, some])));
    case 6:
      await issuer.clear(uuid, { amount });
      return void (await issuer.clear(uuid, { amount: some, is_refund: true }));
    default:
      // Held, and nothing follows.
      return;
  }
}
