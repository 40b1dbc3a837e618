import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetDispute, isRemembered, rememberDispute } from './remembered-disputes.ts';

afterEach(() => localStorage.clear());

describe('remembered disputes', () => {
  it('are the ids that were disputed here, once each', () => {
    rememberDispute('one');
    rememberDispute('two');
    rememberDispute('one');
    expect(localStorage.getItem('disputes')).toBe('["one","two"]');
    expect([isRemembered('one'), isRemembered('three')]).toEqual([true, false]);
    forgetDispute('one');
    expect([isRemembered('one'), isRemembered('two')]).toEqual([false, true]);
  });

  it.each(['{', '1', '{"one":true}', '[1]'])('are none where the key holds %s', (kept) => {
    localStorage.setItem('disputes', kept);
    expect(isRemembered('one')).toBe(false);
    rememberDispute('one');
    expect(isRemembered('one')).toBe(true);
  });
});
