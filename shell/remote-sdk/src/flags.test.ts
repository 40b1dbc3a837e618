import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import { flags, provideFlags, type FlagName } from './flags.ts';

const off = {
  demo_triggers: false,
  signup_debug: false,
  rf_19_demo_mode: false,
  rf_6_card_launch: false,
};
const NAMES = ['demo-triggers', 'signup-debug', 'rf-19-demo-mode', 'rf-6-card-launch'] as const;

beforeEach(() => provideFlags(off));

describe('a flag', () => {
  it.each(NAMES)('is what the page says of %s [PLT-061]', (name) => {
    expect(flags.getBooleanValue(name, true)).toBe(false);
    provideFlags({ ...off, [name.replaceAll('-', '_')]: true });
    expect(flags.getBooleanValue(name, false)).toBe(true);
  });

  it('has only the names of flags that there are', () => {
    // @ts-expect-error -- no such flag
    expect(flags.getBooleanValue('rf-7-gold', false)).toBe(false);
  });

  it('is evaluated as OpenFeature’s own client evaluates it, faults included', async () => {
    const page = { ...off, rf_19_demo_mode: true, signup_debug: 'yes' as unknown as boolean };
    provideFlags(page);
    const inMemory = Object.entries(page).map(([key, value]) => [
      key.replaceAll('_', '-'),
      { variants: { is: value }, defaultVariant: 'is', disabled: false },
    ]);
    await OpenFeature.setProviderAndWait(new InMemoryProvider(Object.fromEntries(inMemory)));
    const sdk = OpenFeature.getClient();
    for (const name of [...NAMES, 'rf-7-gold' as FlagName]) {
      for (const otherwise of [true, false]) {
        const [ours, theirs] = [flags, sdk].map((of) => of.getBooleanValue(name, otherwise));
        expect([name, otherwise, ours]).toEqual([name, otherwise, theirs]);
      }
    }
  });
});
