import { describe, expect, it } from '@jest/globals';
import { filingStage, type FilingStage } from './filing-stage.ts';

type Status = Parameters<typeof filingStage>[0]['returns'][number]['taxReturnStatus'];

describe('filingStage', () => {
  it.each<[FilingStage, Status[], boolean, boolean]>([
    ['file', [], false, false],
    ['wait', [], true, false],
    ['wait', ['submitted'], false, false],
    ['issue', ['accepted', 'rejected'], false, false],
    ['issue', ['accepted', 'rejected'], false, true],
    // Until the correction is known.
    ['wait', ['accepted', 'rejected'], true, true],
    ['done', ['submitted'], true, true],
    ['done', ['accepted', 'no_refund'], false, true],
    ['done', [], false, true],
  ])('is %s with returns that are %j, filed just now %s, complete %s', (...given) => {
    const [stage, statuses, isFiled, isComplete] = given;
    const returns = statuses.map((taxReturnStatus) => ({ taxReturnStatus }));
    expect(filingStage({ returns, isFiled, isComplete })).toBe(stage);
  });
});
