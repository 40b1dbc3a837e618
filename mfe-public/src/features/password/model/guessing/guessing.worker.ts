import { estimateGuessing } from './estimate-guessing.ts';
import type { Estimate, EstimateRequest } from './estimator.ts';

/** Estimates beside the page, so that no letter waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<EstimateRequest>) => {
  const answer: Estimate = { id: data.id, score: estimateGuessing(data.password, data.known) };
  self.postMessage(answer, { transfer: [] });
});
