/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  isDemoMode,
  isDemoModeAvailable,
  isDemoSite,
  readDemoMode,
  setDemoMode,
} from './demo-mode.ts';
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

/** As the next page has it. */
const turn = (isOn: boolean) => {
  setDemoMode(isOn);
  readDemoMode();
};

beforeEach(() => {
  localStorage.clear();
  readDemoMode();
});

describe('demo mode', () => {
  it('is available by the flag, and on once it was turned on [DEMO-004, DEMO-009, DEMO-010]', () => {
    provide('development', true);
    expect([isDemoModeAvailable(), isDemoMode()]).toEqual([true, false]);
    turn(true);
    expect(localStorage.getItem('demoMode')).toBe('true');
    expect(isDemoMode()).toBe(true);
    turn(false);
    expect(isDemoMode()).toBe(false);
  });

  it('is as it was when the page began, whatever another tab turns on or off', () => {
    provide('development', true);
    localStorage.setItem('demoMode', 'true');
    expect(isDemoMode()).toBe(false);
    turn(true);
    localStorage.setItem('demoMode', 'false');
    expect(isDemoMode()).toBe(true);
  });

  it('is not on without the flag, whatever is stored', () => {
    provide('development', false);
    turn(true);
    expect([isDemoModeAvailable(), isDemoMode()]).toEqual([false, false]);
  });

  it('is never on in production', () => {
    provide('production', true);
    turn(true);
    expect([isDemoModeAvailable(), isDemoMode(), isDemoSite()]).toEqual([false, false, false]);
  });

  it('is always on in the static demo, which has nothing else', () => {
    provide('demo', false);
    turn(false);
    expect([isDemoModeAvailable(), isDemoMode(), isDemoSite()]).toEqual([true, true, true]);
  });
});
