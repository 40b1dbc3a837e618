import { describe, expect, it } from '@jest/globals';
import { openStage } from './open-stage.ts';

const NONE = { ss: null, stage: 'intro', step: 1 } as const;

describe('openStage', () => {
  it('opens a question when those before it are answered', () => {
    const third = { ...NONE, stage: 'questionnaire', step: 3 } as const;
    expect(openStage(third, 2)).toEqual({ name: 'QUESTIONNAIRE', place: 2 });
    expect(openStage(third, 8)).toEqual({ name: 'QUESTIONNAIRE', place: 2 });
    expect(openStage(third, 1)).toEqual({ name: 'INTRO' });
  });

  it('opens the sign-up when all are answered', () => {
    expect(openStage({ ...NONE, stage: 'signup' }, 8)).toEqual({ name: 'SIGNUP' });
    expect(openStage({ ...NONE, stage: 'signup' }, 7)).toEqual({ name: 'INTRO' });
  });

  it('opens the results by the link alone, however much is answered [PUB-114, PUB-115, PUB-117]', () => {
    const ss = '6432000064320A05';
    const answers = [100, 50, 0, 0, 100, 50, 10, 5];
    for (const answered of [0, 8]) {
      expect(openStage({ ...NONE, ss }, answered)).toEqual({ name: 'RESULTS', answers });
      expect(openStage({ ...NONE, stage: 'signup', ss }, answered).name).toBe('RESULTS');
      expect(openStage(NONE, answered)).toEqual({ name: 'INTRO' });
    }
  });

  it.each([
    ['nothing', ''],
    ['one pair', '64'],
    ['no hexadecimals', 'zz'.repeat(8)],
    ['a digit too few', '6'.repeat(15)],
    ['a digit too many', '6'.repeat(17)],
    ['ten thousand digits', '6'.repeat(10_000)],
  ])('opens the intro for a link of %s [PUB-116]', (_, ss) => {
    expect(openStage({ ...NONE, ss }, 8)).toEqual({ name: 'INTRO' });
  });
});
