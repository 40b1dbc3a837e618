import { describe, expect, it } from '@jest/globals';
import { speakEnglish, speakSpanish } from '#testing/speak-spanish.ts';
import { dayOfMonth, expenseName } from './expense.ts';

describe('expenseName', () => {
  it('is the merchant, else the description, else nothing', () => {
    expect(expenseName({ merchantName: 'Bluefinch Mobile', description: 'BLUEFINCH PMT' })).toBe(
      'Bluefinch Mobile',
    );
    expect(expenseName({ merchantName: null, description: 'BLUEFINCH PMT' })).toBe('BLUEFINCH PMT');
    expect(expenseName({ merchantName: ' ', description: '' })).toBeNull();
  });
});

describe('dayOfMonth', () => {
  it('has the ordinal suffix, the teens included', () => {
    const days = ['01', '02', '03', '04', '11', '12', '13', '21', '22', '23', '30', '31'];
    expect(days.map((day) => dayOfMonth(`2026-10-${day}`)).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th 31st',
    );
  });

  it('is the number alone in Spanish', async () => {
    await speakSpanish();
    const days = ['01', '02', '03', '04', '11'];
    expect(days.map((day) => dayOfMonth(`2026-10-${day}`)).join(' ')).toBe('1 2 3 4 11');
    await speakEnglish();
  });
});
