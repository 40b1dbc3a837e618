import { estimateGuessing } from './estimate-guessing.ts';
import type { Estimate, Question } from './estimator.ts';

/** Estimates beside the page, so that no letter waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer: Estimate = { id: data.id, score: estimateGuessing(data.password, data.known) };
  self.postMessage(answer, { transfer: [] });
});
