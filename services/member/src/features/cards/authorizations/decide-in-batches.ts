import {
  NotDecided,
  type AuthorizationRequest,
  type AuthorizationDecision,
} from './authorizations.ts';

/** Decides several requests at once, by their ids; at most one of each account. @throws NotDecided */
export type DecideAll = (
  requests: readonly AuthorizationRequest[],
) => Promise<ReadonlyMap<string, AuthorizationDecision>>;

/** Decides one. @throws NotDecided */
export type Decide = (request: AuthorizationRequest) => Promise<AuthorizationDecision>;

export type BatchSettings = {
  /** How many requests are decided together at most, and how many batches at a time. */
  maxBatch: number;
  concurrency: number;
  /** How many wait at most; more are turned away at once. */
  maxQueue: number;
  /** A request that has waited so long is answered that nothing was decided. */
  budgetMs: number;
};

type Waiting = PromiseWithResolvers<AuthorizationDecision> & {
  request: AuthorizationRequest;
  /** Nobody waits for the answer any more. */
  isOver: boolean;
};

const MAX_TRIES = 4;

/**
 * Collects requests while earlier ones are being decided, and decides them together: one
 * transaction then serves many. Of one account there is never more than one under way, so that
 * they neither wait for one another in the database nor are decided together. What is wrong with
 * one costs the others of its batch time and nothing else.
 */
export function decideInBatches(decideAll: DecideAll, settings: BatchSettings): Decide {
  let queue: Waiting[] = [];
  const underWay = new Set<string>();
  let batches = 0;
  let isAwake = false;

  /** The first of each account of which none is under way. */
  function nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of queue) {
      const { accountId } = one.request;
      if (batch.length === settings.maxBatch || underWay.has(accountId)) left.push(one);
      else {
        underWay.add(accountId);
        batch.push(one);
      }
    }
    queue = left;
    return batch;
  }

  function start(): void {
    isAwake = false;
    while (batches < settings.concurrency) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      batches += 1;
      void answer(batch, decideAll).then(() => {
        batches -= 1;
        for (const { request } of batch) underWay.delete(request.accountId);
        start();
      });
    }
  }

  return (request) => {
    if (queue.length >= settings.maxQueue) {
      return Promise.reject(new NotDecided('unavailable', 'too many wait'));
    }
    const one: Waiting = {
      ...Promise.withResolvers<AuthorizationDecision>(),
      request,
      isOver: false,
    };
    const timer = setTimeout(() => {
      one.isOver = true;
      queue = queue.filter((other) => other !== one);
      one.reject(new NotDecided('unavailable', 'nothing was decided in time'));
    }, settings.budgetMs);
    queue.push(one);
    // Those that arrived together are decided together.
    if (!isAwake) setImmediate(start);
    isAwake = true;
    return one.promise.finally(() => clearTimeout(timer));
  };
}

/** Settles them all; where that fails for something about one of them, each by itself. */
async function answer(batch: readonly Waiting[], decideAll: DecideAll): Promise<void> {
  const failure = await settle(batch, decideAll);
  if (failure === null) return;
  if (batch.length === 1 || failure.kind === 'unavailable') {
    for (const { reject } of batch) reject(failure);
    return;
  }
  await Promise.all(batch.map((one) => answer([one], decideAll)));
}

/** @returns why nothing was decided, after several tries where another may help; null when it was */
async function settle(batch: readonly Waiting[], decideAll: DecideAll): Promise<NotDecided | null> {
  for (let tries = 1; ; tries += 1) {
    // What was given up is not decided behind the back of the network, whose own rule decided.
    const waiting = batch.filter(({ isOver }) => !isOver);
    if (waiting.length === 0) return null;
    try {
      const decisions = await decideAll(waiting.map(({ request }) => request));
      for (const one of waiting) answerOne(one, decisions.get(one.request.id));
      return null;
    } catch (error) {
      const failure = asNotDecided(error);
      if (failure.kind !== 'retry' || tries === MAX_TRIES) return failure;
    }
  }
}

function answerOne(
  { resolve, reject }: Waiting,
  decision: AuthorizationDecision | undefined,
): void {
  if (decision) resolve(decision);
  else reject(new NotDecided('refused', 'the database returned no decision'));
}

const asNotDecided = (error: unknown): NotDecided =>
  error instanceof NotDecided
    ? error
    : new NotDecided('refused', 'the decision failed', { cause: error });
