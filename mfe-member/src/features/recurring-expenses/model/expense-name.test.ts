import { describe, expect, it } from '@jest/globals';
import { expenseName } from './expense-name.ts';

describe('expenseName', () => {
  it('is the merchant, else the description, else nothing', () => {
    expect(expenseName({ merchantName: 'Bluefinch Mobile', description: 'BLUEFINCH PMT' })).toBe(
      'Bluefinch Mobile',
    );
    expect(expenseName({ merchantName: null, description: 'BLUEFINCH PMT' })).toBe('BLUEFINCH PMT');
    expect(expenseName({ merchantName: ' ', description: '' })).toBeNull();
  });
});
