/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { pageData } from '@reset/remote-sdk';
import { hasPage } from './has-page.ts';

pageData().registry.remotes['mfe-onboarding'] = {
  name: 'mfe_onboarding',
  team: 'onboarding',
  prefixes: ['/', '/apply'],
  navigation: [],
  version: '1',
  entry: '/entry',
  integrity: null,
  previous: null,
};

describe('hasPage', () => {
  it('knows the prefixes of live remotes and what is below them', () => {
    expect(['/apply', '/apply/card'].map(hasPage)).toEqual([true, true]);
  });

  it('knows no path that merely begins alike, nor all below home', () => {
    expect(['/applying', '/tax-filing'].map(hasPage)).toEqual([false, false]);
  });
});
