import { jest } from '@jest/globals';
import type { Estimate, EstimateRequest } from '#features/password/model/guessing/estimator.ts';

/**
 * A worker that estimates by the test's own word, because jsdom has none.
 * @param guess 0 to 4; 'broken' for one whose code does not arrive; 'silent' for one that is on its way
 */
export function provideWorker(guess: (question: EstimateRequest) => number | 'broken' | 'silent') {
  const started: GuessingWorker[] = [];
  class GuessingWorker extends EventTarget {
    terminate = jest.fn();
    constructor() {
      super();
      started.push(this);
    }
    postMessage(question: EstimateRequest) {
      const score = guess(question);
      if (score === 'silent') return;
      queueMicrotask(() => {
        if (score === 'broken') this.dispatchEvent(new Event('error'));
        else this.answer({ id: question.id, score });
      });
    }
    answer(data: Estimate) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  Object.defineProperty(globalThis, 'Worker', { value: GuessingWorker, configurable: true });
  return started;
}
