import { beforeEach, describe, expect, it } from '@jest/globals';
import { flag, provideFlags } from './flags.ts';

const off = {
  demo_triggers: false,
  signup_debug: false,
  rf_19_demo_mode: false,
  rf_6_card_launch: false,
};

beforeEach(() => provideFlags(off));

describe('flag', () => {
  it.each(['demo-triggers', 'signup-debug', 'rf-19-demo-mode', 'rf-6-card-launch'] as const)(
    'knows %s [PLT-061]',
    (name) => {
      expect(flag(name)).toBe(false);
      provideFlags({ ...off, [name.replaceAll('-', '_')]: true });
      expect(flag(name)).toBe(true);
    },
  );

  it('takes only the names of switches that there are', () => {
    // @ts-expect-error -- no such switch
    expect(flag('rf-7-gold')).toBeUndefined();
  });
});
