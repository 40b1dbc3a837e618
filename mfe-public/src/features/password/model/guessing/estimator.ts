/** What the worker is sent. */
export interface EstimateRequest {
  id: number;
  password: string;
  /** What a guesser knows of its owner. */
  known: readonly string[];
}

/** What it answers. */
export interface Estimate {
  id: number;
  /** 0 to 4. */
  score: number;
}

export interface Estimator {
  /**
   * How hard it is to guess, 0 to 4; null when that cannot be told here, or not
   * within ten seconds. Never rejects. Only the last request is answered.
   */
  estimate(password: string, known: readonly string[]): Promise<number | null>;
  stop(): void;
}

const PATIENCE_MS = 10_000;

/** Starts the worker, which loads the dictionaries. */
export function startEstimator(): Estimator {
  let worker: Worker | null = null;
  let id = 0;
  let answer: (score: number | null) => void = () => undefined;

  const fail = () => {
    worker?.terminate();
    worker = null;
    answer(null);
  };
  try {
    worker = new Worker(new URL('./guessing.worker.ts', import.meta.url));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Estimate>) => {
      if (data.id === id) answer(data.score);
    });
  } catch {
    // A browser without workers, or one that is forbidden them: the service judges alone.
  }

  return {
    estimate(password, known) {
      if (!worker) return Promise.resolve(null);
      id += 1;
      const { promise, resolve } = Promise.withResolvers<number | null>();
      answer = resolve;
      setTimeout(() => resolve(null), PATIENCE_MS);
      worker.postMessage({ id, password, known } satisfies EstimateRequest, { transfer: [] });
      return promise;
    },
    stop: () => worker?.terminate(),
  };
}
