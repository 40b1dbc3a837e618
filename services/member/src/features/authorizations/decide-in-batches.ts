import { NotDecided, type Question, type Verdict } from './authorizations.ts';

/** Answers several at once, by their ids; at most one about each account. @throws NotDecided */
export type DecideAll = (questions: readonly Question[]) => Promise<ReadonlyMap<string, Verdict>>;

/** Answers one. @throws NotDecided */
export type Decide = (question: Question) => Promise<Verdict>;

export type BatchSettings = {
  /** How many are decided together at most, and how often that is done at a time. */
  largest: number;
  atOnce: number;
  /** How many wait at most; more are turned away at once. */
  longestQueue: number;
  /** Who has waited so long is told that nothing was decided. */
  budgetMs: number;
};

type Waiting = PromiseWithResolvers<Verdict> & {
  question: Question;
  /** Nobody waits for the answer any more. */
  isOver: boolean;
};

const MOST_TRIES = 4;

/**
 * Collects what is asked while earlier ones are being decided, and decides that together: one
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
      const { accountId } = one.question;
      if (batch.length === settings.largest || underWay.has(accountId)) left.push(one);
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
    while (batches < settings.atOnce) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      batches += 1;
      void answer(batch, decideAll).then(() => {
        batches -= 1;
        for (const { question } of batch) underWay.delete(question.accountId);
        start();
      });
    }
  }

  return (question) => {
    if (queue.length >= settings.longestQueue) {
      return Promise.reject(new NotDecided('unavailable', 'too many ask'));
    }
    const one: Waiting = { ...Promise.withResolvers<Verdict>(), question, isOver: false };
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
  for (const one of batch) await answer([one], decideAll);
}

/** @returns why nothing was decided, after several tries where another may help; null when it was */
async function settle(batch: readonly Waiting[], decideAll: DecideAll): Promise<NotDecided | null> {
  for (let tries = 1; ; tries += 1) {
    // What was given up is not decided behind the back of the network, whose own rule decided.
    const asked = batch.filter(({ isOver }) => !isOver);
    if (asked.length === 0) return null;
    try {
      const verdicts = await decideAll(asked.map(({ question }) => question));
      for (const one of asked) tell(one, verdicts.get(one.question.id));
      return null;
    } catch (error) {
      const failure = asNotDecided(error);
      if (failure.kind !== 'again' || tries === MOST_TRIES) return failure;
    }
  }
}

function tell({ resolve, reject }: Waiting, verdict: Verdict | undefined): void {
  if (verdict) resolve(verdict);
  else reject(new NotDecided('refused', 'the database said nothing of it'));
}

const asNotDecided = (error: unknown): NotDecided =>
  error instanceof NotDecided
    ? error
    : new NotDecided('refused', 'the decision failed', { cause: error });
