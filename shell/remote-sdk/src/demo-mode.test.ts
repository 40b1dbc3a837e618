/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { isDemoMode, isDemoModeAvailable, isDemoSite, setDemoMode } from './demo-mode.ts';
import { provideFlags } from './flags.ts';
import { pageData } from './page-data.ts';

const provide = (environment: string, isFlagged: boolean) => {
  pageData().environment = environment;
  provideFlags({
    demo_triggers: false,
    signup_debug: false,
    rf_19_demo_mode: isFlagged,
    rf_6_card_launch: false,
  });
};

beforeEach(() => localStorage.clear());

describe('demo mode', () => {
  it('is available by the flag, and on once it was turned on [DEMO-004, DEMO-009, DEMO-010]', () => {
    provide('development', true);
    expect([isDemoModeAvailable(), isDemoMode()]).toEqual([true, false]);
    setDemoMode(true);
    expect(localStorage.getItem('demoMode')).toBe('true');
    expect(isDemoMode()).toBe(true);
    setDemoMode(false);
    expect(isDemoMode()).toBe(false);
  });

  it('is not on without the flag, whatever is stored', () => {
    provide('development', false);
    setDemoMode(true);
    expect([isDemoModeAvailable(), isDemoMode()]).toEqual([false, false]);
  });

  it('is never on in production', () => {
    provide('production', true);
    setDemoMode(true);
    expect([isDemoModeAvailable(), isDemoMode(), isDemoSite()]).toEqual([false, false, false]);
  });

  it('is always on in the static demo, which has nothing else', () => {
    provide('demo', false);
    setDemoMode(false);
    expect([isDemoModeAvailable(), isDemoMode(), isDemoSite()]).toEqual([true, true, true]);
  });
});
