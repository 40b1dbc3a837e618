import { describe, expect, it } from '@jest/globals';
import { changesBetween } from './audit.ts';

const hidden = { fields: ['phone'], digest: (value: unknown) => `hmac:${String(value).length}` };

describe('changesBetween', () => {
  it('has what differs, and nothing else', () => {
    expect(changesBetween({ role: 'a', city: 'X' }, { role: 'b', city: 'X' }, hidden)).toEqual({
      role: { before: 'a', after: 'b' },
    });
  });

  it('leaves out what nobody knows', () => {
    expect(changesBetween(null, { role: 'b' }, hidden)).toEqual({ role: { after: 'b' } });
    expect(changesBetween({ role: 'a' }, null, hidden)).toEqual({ role: { before: 'a' } });
  });

  it('compares values by what they hold', () => {
    expect(changesBetween({ table: [0.1, 0.2] }, { table: [0.1, 0.2] }, hidden)).toEqual({});
  });

  it('has digests in the place of personal data, and tells none from null', () => {
    expect(changesBetween({ phone: null }, { phone: '2025550143' }, hidden)).toEqual({
      phone: { before: null, after: 'hmac:10' },
    });
  });
});
