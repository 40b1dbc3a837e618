import { describe, expect, it } from '@jest/globals';
import { destinationOf } from './direct-deposit.ts';

const account = { routingNumber: '112233445', mask: '6789' };
const part = (changes: object = {}) => ({
  kind: 'remainder' as const,
  value: null,
  accountMask: '6789',
  routingNumber: '112233445',
  ...changes,
});
const away = { accountMask: '4021', routingNumber: '021000021' };

describe('where her pay goes', () => {
  it.each([
    ['unknown', 'no part is reported', []],
    ['here', 'all of it is', [part()]],
    ['elsewhere', 'all of it is not', [part(away)]],
    ['elsewhere', 'the same digits stand at another bank', [part({ routingNumber: '021000021' })]],
    ['elsewhere', 'another account stands at the same bank', [part({ accountMask: '1111' })]],
    ['elsewhere', 'its bank is not told', [part({ routingNumber: null })]],
    ['partly', 'a part stays', [part({ kind: 'amount', value: 5_000, ...away }), part()]],
    ['partly', 'a part comes', [part({ kind: 'percentage', value: 40 }), part(away)]],
    ['here', 'nothing is left beside it', [part({ kind: 'percentage', value: 100 }), part(away)]],
    ['here', 'the other part is nothing', [part({ kind: 'amount', value: 0, ...away }), part()]],
    ['unknown', 'each part is nothing', [part({ kind: 'amount', value: 0 })]],
  ])('is %s where %s', (destination, _why, parts) => {
    expect(destinationOf(parts, account)).toBe(destination);
  });
});
