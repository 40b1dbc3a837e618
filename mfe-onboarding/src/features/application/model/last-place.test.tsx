import { beforeEach, describe, expect, it } from '@jest/globals';
import { beginsAtLinking, keepLastPlace } from './last-place.ts';

beforeEach(() => sessionStorage.clear());

describe('the last place of an application', () => {
  it('is linking until something else was asked, in each application for itself', () => {
    expect(beginsAtLinking('card')).toBe(true);
    keepLastPlace('card', 'payroll_linking');
    expect(beginsAtLinking('card')).toBe(true);
    keepLastPlace('card', 'terms_acceptance');
    expect([beginsAtLinking('card'), beginsAtLinking('tax')]).toEqual([false, true]);
  });
});
