import { describe, expect, it } from '@jest/globals';
import { failingReason, MIN_SESSIONS } from './failing-release.ts';

const none = { sessions: 0, failing: 0 };
const good = { sessions: 1_000, failing: 5 };

describe('failingReason', () => {
  it('says how often a version fails that does in a fifth of its sessions', () => {
    expect(failingReason({ sessions: 40, failing: 8 }, good)).toBe(
      'It failed in 8 of 40 sessions (20.0 %), the version before in 5 of 1000 (0.5 %).',
    );
  });

  it('says nothing of few sessions, even where all of them fail', () => {
    const sessions = MIN_SESSIONS - 1;
    expect(failingReason({ sessions, failing: sessions }, good)).toBeNull();
    expect(failingReason({ sessions: MIN_SESSIONS, failing: MIN_SESSIONS }, good)).not.toBeNull();
  });

  it('says nothing of what chance explains', () => {
    for (const [sessions, failing] of [
      [30, 3],
      [100, 9],
      [1_000, 60],
    ] as const) {
      expect(failingReason({ sessions, failing }, good)).toBeNull();
    }
  });

  it('says nothing of a version that is no worse than the one before, however bad both are', () => {
    expect(
      failingReason({ sessions: 1_000, failing: 300 }, { sessions: 1_000, failing: 290 }),
    ).toBeNull();
    expect(
      failingReason({ sessions: 1_000, failing: 400 }, { sessions: 1_000, failing: 290 }),
    ).toMatch('40.0 %');
  });

  it('takes the version before for one that never fails while too little is known of it', () => {
    const fifth = { sessions: 40, failing: 8 };
    expect(failingReason(fifth, none)).not.toBeNull();
    expect(failingReason(fifth, { sessions: 4, failing: 1 })).not.toBeNull();
    expect(failingReason(fifth, { sessions: 40, failing: 8 })).toBeNull();
  });

  it('takes a good release back less than once in a thousand times, looked at after each session', () => {
    // Seeded, so that it says the same each time: a linear congruential generator.
    let state = 1;
    const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    let takenBack = 0;
    for (let release = 0; release < 2_000; release += 1) {
      let failing = 0;
      for (let sessions = 1; sessions <= 300; sessions += 1) {
        if (random() < 0.005) failing += 1;
        if (failingReason({ sessions, failing }, good) === null) continue;
        takenBack += 1;
        break;
      }
    }
    expect(takenBack).toBeLessThan(2);
  });
});
