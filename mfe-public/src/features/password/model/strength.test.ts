import { describe, expect, it } from '@jest/globals';
import { judge } from './strength.ts';

const ana = { firstName: 'Ana', lastName: 'Lopez' };
const nobody = { firstName: '', lastName: '' };
const GOOD = 'violet-tractor-58';

describe('judge', () => {
  it('lets go from a score of 3 on [PUB-083]', () => {
    expect(judge(GOOD, ana, 2).isEnough).toBe(false);
    expect(judge(GOOD, ana, 3)).toMatchObject({ isEnough: true, score: 3, isChecking: false });
  });

  it('lets nothing go before it is estimated', () => {
    expect(judge(GOOD, ana, undefined)).toMatchObject({ isEnough: false, isChecking: true });
  });

  it('goes by length and names alone where nothing can be estimated', () => {
    expect(judge(GOOD, ana, null)).toMatchObject({ isEnough: true, score: null });
    expect(judge('violet-58', ana, null).isEnough).toBe(false);
    expect(judge('violet-lopez-58', ana, null).isEnough).toBe(false);
  });

  it('refuses what is longer than the service takes', () => {
    expect(judge('x'.repeat(128), ana, 4)).toMatchObject({ isTooLong: false, isEnough: true });
    expect(judge('x'.repeat(129), ana, 4)).toMatchObject({ isTooLong: true, isEnough: false });
  });

  it('says nothing of names that it does not know', () => {
    expect(judge(GOOD, nobody, 4).hasName).toBeNull();
    expect(judge(GOOD, ana, 4).hasName).toBe(false);
    expect(judge('violet-ANA-tractor-58', ana, 4).hasName).toBe(true);
  });
});
