import { describe, expect, it } from '@jest/globals';
import { roleName } from './role-name.ts';

describe('roleName', () => {
  it('joins database and service', () => {
    expect(roleName('reset', 'member')).toBe('reset_member');
  });

  it('keeps long names apart within the 63 bytes that PostgreSQL reads', () => {
    const [one, other] = ['a', 'b'].map((end) => roleName('ü'.repeat(31) + end, 'onboarding'));
    expect(one).not.toBe(other);
    expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(63);
    expect(one).toMatch(/_onboarding$/);
  });
});
