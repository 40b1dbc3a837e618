import { describe, expect, it } from '@jest/globals';
import { pushSupport } from './push-support.ts';

const BROWSER = {
  hasPush: true,
  permission: 'default',
  isApple: false,
  isInstalled: false,
} as const;

describe('pushSupport', () => {
  it.each([
    ['supported', {}],
    ['supported', { permission: 'granted' }],
    ['blocked', { permission: 'denied' }],
    ['unsupported', { hasPush: false }],
    ['unsupported', { permission: null }],
    ['installFirst', { isApple: true, hasPush: false, permission: null }],
    ['supported', { isApple: true, isInstalled: true }],
    ['unsupported', { isApple: true, isInstalled: true, hasPush: false }],
  ] as const)('is %s for %j', (expected, changes) => {
    expect(pushSupport({ ...BROWSER, ...changes })).toBe(expected);
  });
});
