/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { suggestName } from './suggest-name.ts';

describe('suggestName', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'iPad'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android phone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows computer'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'My computer'],
    ['', 'My computer'],
  ])('calls %s %s', (userAgent, name) => {
    expect(suggestName(userAgent)).toBe(name);
  });
});
