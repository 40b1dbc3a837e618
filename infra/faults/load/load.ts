import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@reset/service-kit';
import type { Operation } from '../journal/operation.ts';
import type { Member } from '../members/member.ts';
import type { Random } from '../random/seeded-random.ts';
import { askOnce, type Desk } from './ask-once.ts';
import { openAttempts, type Attempts } from './attempts.ts';

const GIVE_UP_MS = 60_000;
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 1_500;
const BETWEEN_MS = 15;
const DEAREST_CENTS = 5_000;

export type Load = {
  /** All that is asked, whether it is answered or not. */
  operations: Operation[];
  attempts: Attempts;
  /** What ended somebody's shopping before it was over. */
  failures: Error[];
  /** Begins to ask, so many more at a time; the answer ends those again. */
  start(atOnce: number): () => void;
  /** Begins nothing more, and waits until all that was begun is acknowledged or given up. */
  finish(): Promise<void>;
  /** One purchase, asked until it is acknowledged or given up. */
  ask(operation: Operation, member: Member): Promise<void>;
  /** A purchase that nobody has asked about yet. */
  newOperation(): { operation: Operation; member: Member };
};

/** People who buy all day long, each purchase asked again with its own id until it is answered. */
export function openLoad(options: {
  desk: Desk;
  members: Member[];
  random: Random;
  round: number;
}): Load {
  const { desk, members, random, round } = options;
  const operations: Operation[] = [];
  const attempts = openAttempts();
  const failures: Error[] = [];
  const ending = new AbortController();
  const shoppers: Promise<void>[] = [];

  const newOperation = () => {
    const member = random.oneOf(members);
    const operation: Operation = {
      id: newId(),
      memberId: member.userId,
      amountCents: random.between(1, DEAREST_CENTS),
      askedAt: new Date().toISOString(),
      round,
      attempts: 0,
      decisions: [],
    };
    operations.push(operation);
    return { operation, member };
  };
  const ask = async (operation: Operation, member: Member) => {
    const deadline = performance.now() + GIVE_UP_MS;
    for (let wait = FIRST_WAIT_MS; performance.now() < deadline; wait *= 2) {
      operation.attempts += 1;
      const decision = await attempts.follow(askOnce(desk, member, operation));
      if (decision) {
        operation.decisions.push(decision);
        return;
      }
      // Full jitter: those that failed together do not come back together.
      await pause(Math.random() * Math.min(wait, LONGEST_WAIT_MS));
    }
  };
  const shop = async (until: AbortSignal) => {
    while (!until.aborted) {
      const { operation, member } = newOperation();
      await ask(operation, member);
      await pause(BETWEEN_MS);
    }
  };
  return {
    operations,
    attempts,
    failures,
    ask,
    newOperation,
    start(atOnce) {
      const own = new AbortController();
      const until = AbortSignal.any([own.signal, ending.signal]);
      const failed = (error: Error) => void failures.push(error);
      shoppers.push(...Array.from({ length: atOnce }, () => shop(until).catch(failed)));
      return () => own.abort();
    },
    async finish() {
      ending.abort();
      await Promise.all(shoppers);
    },
  };
}
