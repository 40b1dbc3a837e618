import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@reset/service-kit';
import type { Operation } from './operation.ts';
import type { Member } from '../members/member.ts';
import type { Random } from '../random/seeded-random.ts';
import { requestAuthorization, type AuthorizationEndpoint } from './request-authorization.ts';
import { openAttempts, type Attempts } from './attempts.ts';

const GIVE_UP_MS = 60_000;
const FIRST_WAIT_MS = 40;
const MAX_WAIT_MS = 1_500;
const BETWEEN_MS = 15;
const MAX_CENTS = 5_000;

export type Load = {
  /** All authorizations that were requested, whether they were answered or not. */
  operations: Operation[];
  attempts: Attempts;
  /** Errors that ended a client early. */
  failures: Error[];
  /** Starts so many more concurrent clients. @returns stops those again */
  start(concurrency: number): () => void;
  /** Starts no further operation, and waits until all that are open are acknowledged or given up. */
  finish(): Promise<void>;
  /** One purchase, requested until it is acknowledged or given up. */
  authorize(operation: Operation, member: Member): Promise<void>;
  /** A purchase that was not requested yet. */
  newOperation(): { operation: Operation; member: Member };
};

/** Concurrent clients that request authorizations, each retried with its own id until it is answered. */
export function generateLoad(options: {
  endpoint: AuthorizationEndpoint;
  members: Member[];
  random: Random;
  round: number;
}): Load {
  const { endpoint, members, random, round } = options;
  const operations: Operation[] = [];
  const attempts = openAttempts();
  const failures: Error[] = [];
  const ending = new AbortController();
  const clients: Promise<void>[] = [];

  const newOperation = () => {
    const member = random.oneOf(members);
    const operation: Operation = {
      id: newId(),
      memberId: member.userId,
      amountCents: random.between(1, MAX_CENTS),
      requestedAt: new Date().toISOString(),
      round,
      attempts: 0,
      decisions: [],
    };
    operations.push(operation);
    return { operation, member };
  };
  const authorize = async (operation: Operation, member: Member) => {
    const deadline = performance.now() + GIVE_UP_MS;
    for (let wait = FIRST_WAIT_MS; performance.now() < deadline; wait *= 2) {
      operation.attempts += 1;
      const decision = await attempts.track(requestAuthorization(endpoint, member, operation));
      if (decision) {
        operation.decisions.push(decision);
        return;
      }
      // Full jitter: those that failed together do not come back together.
      await pause(Math.random() * Math.min(wait, MAX_WAIT_MS));
    }
  };
  const runClient = async (until: AbortSignal) => {
    while (!until.aborted) {
      const { operation, member } = newOperation();
      await authorize(operation, member);
      await pause(BETWEEN_MS);
    }
  };
  return {
    operations,
    attempts,
    failures,
    authorize,
    newOperation,
    start(concurrency) {
      const own = new AbortController();
      const until = AbortSignal.any([own.signal, ending.signal]);
      const failed = (error: Error) => void failures.push(error);
      clients.push(...Array.from({ length: concurrency }, () => runClient(until).catch(failed)));
      return () => own.abort();
    },
    async finish() {
      ending.abort();
      await Promise.all(clients);
    },
  };
}
