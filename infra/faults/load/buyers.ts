import { setTimeout as pause } from 'node:timers/promises';
import type { Issuer } from '../issuer/issuer.ts';
import type { Member } from '../members/member.ts';
import type { Random } from '../random/seeded-random.ts';

const BETWEEN_MS = 250;
const DEAREST_CENTS = 4_000;
// What is given back of a purchase is at least that.
const LEAST_CENTS = 200;

export type Buyers = {
  /** How many purchases were made, and what followed them. */
  bought(): number;
  /** What ended somebody's shopping before it was over. */
  failures: Error[];
  finish(): Promise<void>;
};

/** People who buy with cards of the issuer, and merchants who take, give back and let go. */
export function openBuyers(options: {
  issuer: Issuer;
  members: readonly Member[];
  random: Random;
  atOnce: number;
  /** How many times as long as usual each thinks before she buys again. */
  slowness: number;
}): Buyers {
  const { issuer, members, random } = options;
  const ending = new AbortController();
  const failures: Error[] = [];
  let steps = 0;
  const buy = async () => {
    while (!ending.signal.aborted) {
      await purchase(issuer, random.oneOf(members), random);
      steps += 1;
      await pause(BETWEEN_MS * options.slowness);
    }
  };
  const buying = Array.from({ length: options.atOnce }, () =>
    buy().catch((error: Error) => void failures.push(error)),
  );
  return {
    bought: () => steps,
    failures,
    async finish() {
      ending.abort();
      await Promise.all(buying);
    },
  };
}

/** One purchase, and one of the things that may follow where it was approved. */
async function purchase(issuer: Issuer, member: Member, random: Random): Promise<void> {
  const amount = random.between(LEAST_CENTS, DEAREST_CENTS);
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
